import { useQuery } from '@tanstack/react-query';
import { ReadingDialog } from '../dialogs/ReadingDialog.tsx';
import { Reading } from '../reading/Reading.tsx';
import classes from './HistoryPanel.module.css';
import { HistoryPanel } from './HistoryPanel.tsx';
import type { HistoryEntry } from './historyLine.ts';

export interface HistoryDialogProps {
  id: string;
  /** Name of the record, as its row shows it. */
  name: string;
  /** The module's `history` operation. */
  read: (input: { id: string }) => Promise<{ itens: readonly HistoryEntry[] }>;
  onClose: () => void;
}

/** What happened to one record, over the list. */
export function HistoryDialog({ id, name, read, onClose }: HistoryDialogProps) {
  const query = useQuery({
    queryKey: [['registro', 'historico'], id],
    queryFn: () => read({ id }),
    gcTime: 0,
  });
  return (
    <ReadingDialog size="md" title={`Histórico de ${name}`} onClose={onClose}>
      <Reading
        query={query}
        wait={
          <p className={classes.loading} role="status">
            Carregando…
          </p>
        }
      >
        {({ itens }) => <HistoryPanel entries={itens} />}
      </Reading>
    </ReadingDialog>
  );
}
