import type { ReactNode } from 'react';
import { useSession, useUser } from '../../session/index.ts';
import { COLOR_SCHEMES, type ColorScheme, useColorScheme } from '../../theme/index.ts';
import { Menu, type MenuPart } from '../overlay/Menu.tsx';
import { AccountIcon, MoonIcon, SettingsIcon, SignOutIcon, SunIcon, SystemIcon } from './icons.tsx';
import { initialsOf } from './initials.ts';
import { useNavigation } from './NavigationContext.tsx';
import classes from './shell.module.css';
import { useSignOut } from './useSignOut.ts';

const ICONS: Readonly<Record<ColorScheme, ReactNode>> = {
  light: <SunIcon size={16} aria-hidden />,
  dark: <MoonIcon size={16} aria-hidden />,
  auto: <SystemIcon size={16} aria-hidden />,
};

const SETTINGS = '/configuracoes';

/** Named by the person. Account, one entry per module of the user's roles, the theme as one choice, 'Sair'. */
export function UserMenu() {
  const { nome, email } = useUser();
  const { entries, routes } = useNavigation();
  const { can } = useSession();
  const settings = can('configuracoes.ver') && routes.some(({ path }) => path === SETTINGS);
  const { scheme, setScheme } = useColorScheme();
  const { leaving, leave } = useSignOut();

  const menu = (): MenuPart[] => [
    { label: 'Minha conta', icon: <AccountIcon size={17} aria-hidden />, href: '/account' },
    ...(settings ? [{ label: 'Configurações', icon: <SettingsIcon size={17} aria-hidden />, href: SETTINGS }] : []),
    ...entries.map(({ label, to }, i) => ({ label, href: to, divided: i === 0 })),
    {
      choice: 'Tema',
      options: COLOR_SCHEMES.map(({ value, label }) => ({
        key: value,
        label,
        icon: ICONS[value],
        checked: scheme === value,
        onSelect: () => setScheme(value),
      })),
    },
    { label: 'Sair', icon: <SignOutIcon size={17} aria-hidden />, onSelect: () => void leave(), divided: true },
  ];

  return (
    <Menu
      label="Menu do usuário"
      align="end"
      entries={menu}
      trigger={(props) => (
        <button type="button" {...props} className={classes.avatar} aria-label={nome} title={nome} disabled={leaving}>
          <span aria-hidden>{initialsOf(email)}</span>
        </button>
      )}
    />
  );
}
