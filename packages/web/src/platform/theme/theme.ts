/**
 * Mantine drawn with Sede's tokens (`tokens.css`), so that light and dark come from one place.
 *
 * Mantine computes shades from ten-step palettes; ours are constant steps of the tokens, and its semantic variables
 * (body, text, dimmed, borders, filled and light variants) are mapped onto the CSS variables here.
 */
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

// biome-ignore format: ten steps on one line
const azul: MantineColorsTuple = [
  '#e9f0f9', '#d3e0f2', '#a9c3e6', '#7ba4d9', '#5b95dd', '#3d72b8', '#2c66b3', '#1d4f91', '#174077', '#12355b',
];
// biome-ignore format: ten steps on one line
const vermelho: MantineColorsTuple = [
  '#fdecea', '#fad5d1', '#f5b0a9', '#ff9a90', '#e8675c', '#d24236', '#c12f23', '#b42318', '#991d14', '#7d1710',
];

/** A dialog's <header> stands outside of main and would count as a second banner of the page. */
const plainHeader = { header: { role: 'presentation' } };

export const theme = createTheme({
  primaryColor: 'azul',
  primaryShade: { light: 7, dark: 6 },
  colors: { azul, vermelho },
  fontFamily: '"Inter Variable", system-ui, sans-serif',
  fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", Consolas, monospace',
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '18px' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.45', lg: '1.5', xl: '1.5' },
  headings: { fontFamily: '"Inter Variable", system-ui, sans-serif', fontWeight: '650' },
  radius: { xs: '4px', sm: '6px', md: '9px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  focusRing: 'never', // base.css draws one ring on everything
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 90 }, withinPortal: true } },
    Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 90 } } },
    Tooltip: { defaultProps: { openDelay: 350, withArrow: true } },
    Modal: {
      defaultProps: {
        transitionProps: { duration: 120 },
        overlayProps: { backgroundOpacity: 0.45 },
        attributes: plainHeader,
      },
    },
    Drawer: {
      defaultProps: {
        transitionProps: { duration: 150 },
        overlayProps: { backgroundOpacity: 0.45 },
        attributes: plainHeader,
      },
    },
  },
});

const both = {
  '--mantine-color-body': 'var(--card)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink3)',
  '--mantine-color-placeholder': 'var(--ink3)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-error': 'var(--late)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-disabled': 'var(--neu-soft)',
  '--mantine-color-disabled-color': 'var(--ink3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--accent-fill)',
  '--mantine-primary-color-filled-hover': 'var(--accent-fill-hover)',
  '--mantine-primary-color-light': 'var(--accent-soft)',
  '--mantine-primary-color-light-hover': 'var(--accent-soft)',
  '--mantine-primary-color-light-color': 'var(--accent)',
  '--mantine-color-azul-filled': 'var(--accent-fill)',
  '--mantine-color-azul-filled-hover': 'var(--accent-fill-hover)',
  '--mantine-color-azul-light': 'var(--accent-soft)',
  '--mantine-color-azul-light-hover': 'var(--accent-soft)',
  '--mantine-color-azul-light-color': 'var(--accent)',
  '--mantine-color-azul-outline': 'var(--accent)',
  '--mantine-color-azul-text': 'var(--accent)',
  '--mantine-color-vermelho-filled': 'var(--late-fill)',
  '--mantine-color-vermelho-light': 'var(--late-soft)',
  '--mantine-color-vermelho-light-hover': 'var(--late-soft)',
  '--mantine-color-vermelho-light-color': 'var(--late)',
  '--mantine-color-vermelho-text': 'var(--late)',
  '--mantine-shadow-md': 'var(--shadow-1)',
  '--mantine-shadow-xl': 'var(--shadow-2)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: both, dark: both });
