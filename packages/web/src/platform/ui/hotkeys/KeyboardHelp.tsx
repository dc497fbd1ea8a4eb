import '@mantine/core/styles/Kbd.layer.css';
import { Kbd } from '@mantine/core';
import { Link } from '../../routing/index.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { helpStore } from './helpStore.ts';
import classes from './KeyboardHelp.module.css';
import { KeyCap } from './KeyCap.tsx';
import { isMac } from './platform.ts';
import { activeHotkeys, keyCaps, letterKeysOn } from './registry.ts';

/** Keys that every list and form has, without a registration. */
const ALWAYS: [string[], string][] = [
  [['↑', '↓'], 'Andar pelas linhas da tabela'],
  [['Enter'], 'Abrir a linha'],
  [['Espaço'], 'Selecionar a linha'],
  [['Shift', '↓'], 'Selecionar a linha e a seguinte'],
  [['Ctrl', 'A'], 'Selecionar a página; de novo, tudo o que o filtro mostra'],
  [['→', '←'], 'Mostrar e esconder os detalhes da linha'],
  [['Esc'], 'Fechar, ou limpar a seleção'],
  [['Ctrl', 'Enter'], 'Salvar o formulário'],
];

/** The list of keys, opened by '?'. */
export function KeyboardHelp() {
  const own = activeHotkeys().map((hotkey): [string[], string] => [keyCaps(hotkey.key, isMac()), hotkey.label]);
  const close = () => helpStore.set(false);
  return (
    <Dialog opened title="Atalhos do teclado" onClose={close}>
      <dl className={classes.keys}>
        {[...own, ...ALWAYS].map(([keys, label]) => (
          <div key={label} className={classes.row}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>
                  <KeyCap name={key} />
                </Kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.letters}>
        {letterKeysOn()
          ? 'Os atalhos de uma só letra podem ser desligados'
          : 'Os atalhos de uma só letra estão desligados'}{' '}
        em{' '}
        <Link to="/account" onClick={close}>
          Minha conta › Aparência
        </Link>
        .
      </p>
    </Dialog>
  );
}
