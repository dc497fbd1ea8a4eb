/** The colour of the window's frame around an installed page: that of the top bar (`--card` of tokens.css). */
export const THEME_COLOR = { light: '#ffffff', dark: '#161f29' } as const;
