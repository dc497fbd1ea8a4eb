import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { type ColorScheme, useColorScheme } from '#platform/theme/index.ts';
import classes from './conta.module.css';

const OPTIONS: readonly { value: ColorScheme; label: string; Icon: typeof IconSun }[] = [
  { value: 'auto', label: 'Do sistema', Icon: IconDeviceDesktop },
  { value: 'light', label: 'Claro', Icon: IconSun },
  { value: 'dark', label: 'Escuro', Icon: IconMoon },
];

/** Colour scheme, kept in this browser. */
export function AppearancePanel() {
  const { scheme, setScheme } = useColorScheme();
  return (
    <fieldset className={classes.schemes}>
      <legend className="visually-hidden">Tema</legend>
      {OPTIONS.map(({ value, label, Icon }) => (
        <label key={value} className={classes.scheme}>
          <input type="radio" name="tema" checked={scheme === value} onChange={() => setScheme(value)} />
          <Icon size={20} aria-hidden />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
