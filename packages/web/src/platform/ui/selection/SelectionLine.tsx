import { IconDots, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useHotkey } from '../hotkeys/useHotkey.ts';
import { Menu } from '../overlay/Menu.tsx';
import { useRoom } from '../room/useRoom.ts';
import type { PossibleAction } from './possible.ts';
import classes from './SelectionBar.module.css';

interface ActButtonProps {
  act: PossibleAction;
  rank: number;
  busy: boolean;
  run: () => void;
}

function ActButton({ act, rank, busy, run }: ActButtonProps) {
  const { label, key, danger, reason } = act;
  useHotkey(key ?? '', label, run, { enabled: key !== undefined && reason === '' });
  return (
    <button
      type="button"
      className={classes.button}
      data-part={label}
      data-rank={rank}
      data-danger={danger || undefined}
      aria-disabled={reason !== '' || busy || undefined}
      title={reason || undefined}
      onClick={run}
    >
      {label}
      {key && (
        <kbd className={classes.key} aria-hidden>
          {key.toUpperCase()}
        </kbd>
      )}
      {reason && <span className="visually-hidden">: {reason}</span>}
    </button>
  );
}

export interface SelectionLineProps {
  /** '1.234' */
  number: string;
  /** ' selecionadas', which a phone has no room for. */
  noun: string;
  /** The sum, where the list has one. */
  total: string | undefined;
  /** Takes all that the filter matches. `reason`: why that cannot be. */
  all: { label: string; reason: string; take: () => void } | undefined;
  acts: readonly PossibleAction[];
  busy: boolean;
  run: (act: PossibleAction) => void;
  onClear: () => void;
}

/** One line, whatever can be done: the acts that find no room are under '⋯'. */
export function SelectionLine({ number, noun, total, all, acts, busy, run, onClear }: SelectionLineProps) {
  const line = useRef<HTMLElement>(null);
  const away = useRoom(line, JSON.stringify([number, total, all?.label, acts.map(({ label }) => label)]));
  return (
    <section
      ref={line}
      className={`${classes.bar} no-print`}
      aria-label="Linhas selecionadas"
      aria-busy={busy || undefined}
      data-selection-bar
    >
      <span className={classes.text}>
        {number}
        <span className={classes.noun}>{noun}</span>
        {total && (
          <>
            {' · '}
            <b>{total}</b>
          </>
        )}
      </span>
      {all && (
        <button
          type="button"
          className={classes.all}
          aria-label={`Selecionar ${all.label.toLowerCase()}`}
          aria-disabled={busy || all.reason !== '' || undefined}
          title={all.reason || undefined}
          onClick={all.reason === '' ? all.take : undefined}
        >
          {all.label}
          {all.reason && <span className="visually-hidden">: {all.reason}</span>}
        </button>
      )}
      <span className={classes.space} />
      {acts.map((act, rank) => (
        <ActButton key={act.label} act={act} rank={rank} busy={busy} run={() => run(act)} />
      ))}
      <Menu
        label="Mais ações"
        align="end"
        entries={() =>
          acts
            .filter(({ label }) => away.has(label))
            .map((act) => ({
              label: act.label,
              danger: act.danger,
              disabledReason: act.reason || null,
              onSelect: () => run(act),
            }))
        }
        trigger={(trigger) => (
          <button type="button" className={classes.icon} data-more aria-label="Mais ações" {...trigger}>
            <IconDots size={18} aria-hidden />
          </button>
        )}
      />
      <button
        type="button"
        className={classes.icon}
        aria-label="Limpar a seleção"
        title="Limpar a seleção (Esc)"
        onClick={onClear}
      >
        <IconX size={18} aria-hidden />
      </button>
    </section>
  );
}
