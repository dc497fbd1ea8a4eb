import { EmptyState } from '../feedback/EmptyState.tsx';
import { useKit } from '../kit.ts';
import classes from './HistoryPanel.module.css';
import { changesShown, changeText, type HistoryEntry, whoAndWhen } from './historyLine.ts';

export interface HistoryPanelProps {
  entries: readonly HistoryEntry[];
  /** 'Ver mais', when there are older entries. */
  onMore?: () => void;
}

/** What happened to a record, newest first. */
export function HistoryPanel({ entries, onMore }: HistoryPanelProps) {
  const { today } = useKit();
  if (entries.length === 0) return <EmptyState plain title="Nenhuma alteração registrada" />;
  return (
    <>
      <ol className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={classes.entry}>
            <p className={classes.head}>
              <b>{entry.feito}</b> <span className={classes.when}>{whoAndWhen(entry, today)}</span>
            </p>
            {entry.motivo && <p className={classes.line}>Motivo: {entry.motivo}</p>}
            {changesShown(entry).map((change) => (
              <p key={change.campo} className={classes.line}>
                {changeText(change, entry.acao)}
              </p>
            ))}
          </li>
        ))}
      </ol>
      {onMore && (
        <button type="button" className={classes.more} onClick={onMore}>
          Ver mais
        </button>
      )}
    </>
  );
}
