"""Where the pages on people and books lie."""

import pygame

SHEET = pygame.Rect(24, 100, 1872, 956)
TABS = pygame.Rect(24, 16, 1592, 68)
CLOSE = pygame.Rect(1640, 12, 256, 72)
BODY = pygame.Rect(72, 132, 1776, 892)
