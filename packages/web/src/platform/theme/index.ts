/** Theme: tokens, Mantine's settings, the provider that app.tsx wraps everything in, the colour scheme. */
export { COLOR_SCHEMES, type ColorScheme, useColorScheme } from './colorScheme.ts';
export { ThemeProvider } from './ThemeProvider.tsx';
