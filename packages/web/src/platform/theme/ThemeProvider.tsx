/**
 * Theme and colour scheme: the system's by default, the user's choice (kept in this browser) when there is one.
 */
import './mantine.css';
import './tokens.css';
import './base.css';
import './controls.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useColorScheme } from './colorScheme.ts';
import { cssVariablesResolver, theme } from './theme.ts';

export function ThemeProvider({ children }: { children: ReactNode }) {
  const { shown } = useColorScheme();
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme={shown}>
      {children}
    </MantineProvider>
  );
}
