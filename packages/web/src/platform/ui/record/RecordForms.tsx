import { type ComponentType, useEffect } from 'react';
import { notify } from '../feedback/notify.ts';
import { RecordGate } from './RecordGate.tsx';
import type { RecordOperations } from './recordOperations.ts';
import type { OpenRecord } from './useOpenRecord.ts';

/** Closes without a word, or with the id of what was saved. */
export type CloseForm = (saved?: string) => void;

export interface RecordFormsProps<R, W extends R, G extends R> {
  opened: OpenRecord;
  operations: RecordOperations<R, W, G>;
  onClose: CloseForm;
  Create?: ComponentType<{ onClose: CloseForm }> | undefined;
  Edit?: ComponentType<{ record: G; onClose: CloseForm }> | undefined;
  /** Why this one may not be edited now. */
  blocked: (record: G) => string | null;
}

/** Somebody came by a link to a form that is not open to them now: it says why, and the record is read instead. */
function Refused({ reason, onClose }: { reason: string; onClose: CloseForm }) {
  useEffect(() => {
    notify({ message: reason });
    onClose();
  }, [reason, onClose]);
  return null;
}

/** The form that is open, if one is: of a new record, or of the one that is read. */
export function RecordForms<R, W extends R, G extends R>(props: RecordFormsProps<R, W, G>) {
  const { opened, operations, onClose, Create, Edit, blocked } = props;
  if (opened.creating) return Create ? <Create onClose={onClose} /> : null;
  if (!opened.editing || opened.id === null || !operations.get || !Edit) return null;
  return (
    <RecordGate key={opened.id} id={opened.id} read={operations.get.call} onFailed={onClose}>
      {(record) => {
        const reason = blocked(record);
        return reason === null ? (
          <Edit record={record} onClose={onClose} />
        ) : (
          <Refused reason={reason} onClose={onClose} />
        );
      }}
    </RecordGate>
  );
}
