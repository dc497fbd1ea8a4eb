import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../dialogs/Dialog.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
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
  const { data, error, refetch } = useQuery({
    queryKey: [['registro', 'historico'], id],
    queryFn: () => read({ id }),
    gcTime: 0,
  });
  return (
    <Dialog
      opened
      size="md"
      title={`Histórico de ${name}`}
      onClose={onClose}
      footer={
        <Button variant="default" onClick={onClose}>
          Fechar
        </Button>
      }
    >
      {data ? (
        <HistoryPanel entries={data.itens} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <p className={classes.loading} role="status">
          Carregando…
        </p>
      )}
    </Dialog>
  );
}
