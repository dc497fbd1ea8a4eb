import { useSession, useUser } from '../../session/index.ts';
import { type ColorScheme, useColorScheme } from '../../theme/index.ts';
import { Menu, type MenuEntry } from '../overlay/Menu.tsx';
import { AccountIcon, MoonIcon, SettingsIcon, SignOutIcon, SunIcon, SystemIcon } from './icons.tsx';
import { initialsOf } from './initials.ts';
import { useNavigation } from './NavigationContext.tsx';
import classes from './shell.module.css';
import { useSignOut } from './useSignOut.ts';

const SCHEMES: readonly { value: ColorScheme; label: string; Icon: typeof SunIcon }[] = [
  { value: 'auto', label: 'Tema do sistema', Icon: SystemIcon },
  { value: 'light', label: 'Tema claro', Icon: SunIcon },
  { value: 'dark', label: 'Tema escuro', Icon: MoonIcon },
];

const SETTINGS = '/configuracoes';

/** Account, one entry per module of the user's roles, colour scheme, 'Sair'. */
export function UserMenu() {
  const { email } = useUser();
  const { entries, routes } = useNavigation();
  const { can } = useSession();
  const settings = can('configuracoes.ver') && routes.some(({ path }) => path === SETTINGS);
  const { scheme, setScheme } = useColorScheme();
  const { leaving, leave } = useSignOut();

  const menu = (): MenuEntry[] => [
    { label: 'Minha conta', icon: <AccountIcon size={17} aria-hidden />, href: '/account' },
    ...(settings ? [{ label: 'Configurações', icon: <SettingsIcon size={17} aria-hidden />, href: SETTINGS }] : []),
    ...entries.map(({ label, to }, i) => ({ label, href: to, divided: i === 0 })),
    ...SCHEMES.map(({ value, label, Icon }, i) => ({
      label,
      icon: <Icon size={17} aria-hidden />,
      checked: scheme === value,
      onSelect: () => setScheme(value),
      divided: i === 0,
    })),
    { label: 'Sair', icon: <SignOutIcon size={17} aria-hidden />, onSelect: () => void leave(), divided: true },
  ];

  return (
    <Menu
      label="Menu do usuário"
      align="end"
      entries={menu}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className={classes.avatar}
          aria-label={`Menu de ${email}`}
          title={email}
          disabled={leaving}
        >
          <span aria-hidden>{initialsOf(email)}</span>
        </button>
      )}
    />
  );
}
