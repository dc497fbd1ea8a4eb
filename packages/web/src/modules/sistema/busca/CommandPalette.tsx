import { MIN_LETRAS_BUSCA, buscaMessages as textos } from '@sede/domain/modules/sistema/busca';
import { IconSearch } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { messageOf } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { useUser } from '#platform/session/index.ts';
import { useNavigation } from '#platform/ui/shell/index.ts';
import { keepVisit, readVisits } from '#platform/visits/index.ts';
import classes from './busca.module.css';
import {
  EVERYWHERE,
  PAGES,
  type PaletteEntry,
  type PaletteGroup,
  paletteGroups,
  readTyped,
  type Scope,
  scopesOf,
} from './palette.ts';
import { RecordIcon } from './RecordIcon.tsx';
import { Scopes } from './Scopes.tsx';
import { useRegistros } from './useRegistros.ts';

/** Where an arrow or a page key leads from entry `at` of `count`. */
function moved(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'PageDown') return Math.min(at + 8, count - 1);
  if (key === 'PageUp') return Math.max(at - 8, 0);
  return null;
}

interface ResultsProps {
  id: string;
  groups: readonly PaletteGroup[];
  active: PaletteEntry | undefined;
  onOpen: (entry: PaletteEntry) => void;
}

const optionId = (list: string, entry: PaletteEntry) => `${list}-${entry.key}`;

function Results({ id, groups, active, onOpen }: ResultsProps) {
  return (
    <div id={id} role="listbox" aria-label={textos.campo} className={classes.results} tabIndex={-1}>
      {groups.map(({ title, entries }, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box has no element of its own
        <div key={title} role="group" aria-labelledby={`${id}-g${at}`}>
          <div id={`${id}-g${at}`} className={classes.heading}>
            {title}
          </div>
          {entries.map((entry) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's (combobox pattern)
            <div
              key={entry.key}
              id={optionId(id, entry)}
              role="option"
              tabIndex={-1}
              aria-selected={entry === active}
              className={classes.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onOpen(entry)}
            >
              {entry.source && <RecordIcon source={entry.source} />}
              <span className={classes.label}>{entry.label}</span>
              {entry.detail && <span className={classes.detail}>{entry.detail}</span>}
              {entry.keys && <kbd className={`${classes.end} phone-hide`}>{entry.keys}</kbd>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

export interface CommandPaletteProps {
  /** What was typed while this was loading. */
  typed: RefObject<string>;
  onArrived: () => void;
  onClose: () => void;
}

/**
 * Ctrl K: one field over pages, actions and records; arrows, Enter and Escape do it all.
 *
 * On the browser's own modal dialog: the rest of the page is inert and the focus returns by itself.
 * Source: issue 3 (Ctrl K); design/README (Keyboard).
 */
export function CommandPalette({ typed: before, onArrived, onClose }: CommandPaletteProps) {
  const { id: userId } = useUser();
  const { routes, may } = useNavigation();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [recentes] = useState(() => readVisits(userId));
  const scopes = useMemo(() => scopesOf(routes, may), [routes, may]);
  const [chosenScope, setScope] = useState<Scope>(EVERYWHERE);
  const { text: words, scope } = readTyped(text, chosenScope);
  const records = useRegistros(words, scope);
  const groups = useMemo(
    () => paletteGroups({ text: words, routes, may, recentes, records: records.groups, scope }),
    [words, routes, may, recentes, records.groups, scope],
  );
  const entries = groups.flatMap((group) => group.entries);
  const active = entries.find(({ key }) => key === chosen) ?? entries[0];

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Reads the present value instead of the one at render time: React may show a lazy part later than it renders it.
    setText(before.current);
    onArrived();
    return () => element?.close();
  }, [before, onArrived]);
  const activeId = active && optionId(list, active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const open = (entry: PaletteEntry) => {
    if (!entry.passing) keepVisit(userId, entry);
    onClose();
    void navigate(entry.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = moved(event.key, active ? entries.indexOf(active) : 0, entries.length);
    if (next !== null) {
      event.preventDefault();
      setChosen(entries[next]?.key ?? null);
    } else if (event.key === 'Tab') {
      event.preventDefault();
      const at = scopes.findIndex(({ id }) => id === scope.id);
      setScope(scopes[(at + (event.shiftKey ? -1 : 1) + scopes.length) % scopes.length] ?? EVERYWHERE);
      setChosen(null);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      open(active);
    }
  };

  const typed = words.trim();
  const tooShort = scope !== PAGES && typed !== '' && typed.length < MIN_LETRAS_BUSCA;
  const nothing = typed !== '' && !tooShort && entries.length === 0 && !records.waiting && !records.error;
  const status = records.waiting
    ? textos.buscando
    : nothing
      ? textos.nada(typed)
      : tooShort
        ? textos.poucasLetras
        : typed === '' || records.error !== null
          ? ''
          : textos.quantos(entries.length);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the panel closes; the key for it is Escape
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={textos.atalho}
      aria-modal="true"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={classes.panel}>
        <div className={classes.field}>
          <IconSearch size={18} aria-hidden />
          <input
            type="text"
            role="combobox"
            className={classes.input}
            aria-label={textos.campo}
            aria-expanded={entries.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            placeholder={textos.dica}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={text}
            autoFocus
            onChange={(event) => {
              setText(event.target.value);
              setChosen(null);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={classes.esc} onClick={onClose} aria-label="Fechar">
            Esc
          </button>
        </div>
        <Scopes
          scopes={scopes}
          chosen={scope}
          onChoose={(next) => {
            setScope(next);
            setChosen(null);
          }}
        />
        <Results id={list} groups={groups} active={active} onOpen={open} />
        {records.error !== null && (
          <div className={classes.failure} role="alert">
            <span>
              {textos.falhou} {messageOf(records.error)}
            </span>
            <button type="button" className={classes.retry} onClick={records.retry}>
              {textos.tentar}
            </button>
          </div>
        )}
        <div className={classes.foot}>
          <span role="status">
            {scope !== EVERYWHERE && <span>{textos.emEscopo(scope.label)} </span>}
            {status}
          </span>
          <span className={`${classes.keys} phone-hide`} aria-hidden>
            <kbd>↑↓</kbd> {textos.teclas.andar} <kbd>Enter</kbd> {textos.teclas.abrir} <kbd>Tab</kbd>{' '}
            {textos.teclas.escopo} <kbd>Esc</kbd> {textos.teclas.fechar}
          </span>
        </div>
      </div>
    </dialog>
  );
}
