import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { messageOf } from '#platform/api/index.ts';
import { savePreferences, useSession } from '#platform/session/index.ts';
import { COLOR_SCHEMES, type ColorScheme, useColorScheme } from '#platform/theme/index.ts';
import { helpStore } from '#platform/ui/hotkeys/helpStore.ts';
import { notify } from '#platform/ui/index.ts';
import classes from './conta.module.css';

const ICONS: Readonly<Record<ColorScheme, typeof IconSun>> = {
  light: IconSun,
  dark: IconMoon,
  auto: IconDeviceDesktop,
};

/** Keys of one letter, kept by the server: who dictates to the computer, or types with tremor, sets them off. Source: WCAG 2.2, 2.1.4. */
function LetterKeys() {
  const { teclasDeLetra } = useSession().preferencias;
  const change = (on: boolean) =>
    savePreferences({ teclasDeLetra: on }).catch((failure) => notify.error(messageOf(failure)));
  return (
    <div className={classes.letters}>
      <label>
        <input type="checkbox" checked={teclasDeLetra} onChange={(event) => void change(event.currentTarget.checked)} />
        <span>
          Atalhos de uma só letra
          <small>Como n, / e g d. Desligados, só valem os que se seguram com Ctrl ou Alt.</small>
        </span>
      </label>
      <Button variant="default" onClick={() => helpStore.set(true)}>
        Ver os atalhos do teclado
      </Button>
    </div>
  );
}

/** Colour scheme, kept in this browser. */
function Scheme() {
  const { scheme, setScheme } = useColorScheme();
  return (
    <fieldset className={classes.schemes}>
      <legend className="visually-hidden">Tema</legend>
      {COLOR_SCHEMES.map(({ value, label }) => {
        const Icon = ICONS[value];
        return (
          <label key={value} className={classes.scheme}>
            <input type="radio" name="tema" checked={scheme === value} onChange={() => setScheme(value)} />
            <Icon size={20} aria-hidden />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
}

export function AppearancePanel() {
  return (
    <>
      <Scheme />
      <LetterKeys />
    </>
  );
}
