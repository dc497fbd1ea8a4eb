import { ReadingDialog } from '../dialogs/ReadingDialog.tsx';
import { HistoryTimeline } from './HistoryTimeline.tsx';
import type { ReadHistory } from './historyLine.ts';

export interface HistoryDialogProps {
  id: string;
  /** Name of the record, as its row shows it. */
  name: string;
  /** The module's `history` operation. */
  read: ReadHistory;
  onClose: () => void;
}

/** What happened to one record, over the list. */
export function HistoryDialog({ id, name, read, onClose }: HistoryDialogProps) {
  return (
    <ReadingDialog size="md" title={`Histórico de ${name}`} onClose={onClose}>
      <HistoryTimeline id={id} read={read} level={3} />
    </ReadingDialog>
  );
}
