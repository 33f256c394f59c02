"""Drawing on the canvas: colours and fonts, the layout of screens, and widgets."""
