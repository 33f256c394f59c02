"""Setting text: fonts, the fonts that replace them for letters they lack, and where lines break."""
