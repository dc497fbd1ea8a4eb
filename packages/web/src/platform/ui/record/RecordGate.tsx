import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { notify } from '../feedback/notify.ts';
import classes from './RecordGate.module.css';

export interface RecordGateProps<R> {
  id: string;
  /** The module's `get`. */
  read: (input: { id: string }) => Promise<R>;
  /** The record does not exist or could not be read: a notice says so, and the drawer's address is left. */
  onFailed: () => void;
  children: (record: R) => ReactNode;
}

/** Reads a record before its drawer opens; slow answers show that something is under way. */
export function RecordGate<R>({ id, read, onFailed, children }: RecordGateProps<R>) {
  // Never taken from the cache, and not read again while the form is open: the form must know which version the person
  // saw.
  const { data, error } = useQuery({
    queryKey: [['registro', 'abrir'], id],
    queryFn: () => read({ id }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const failed = data === undefined && error !== null;
  useEffect(() => {
    if (!failed) return;
    notify.error(error);
    onFailed();
  }, [failed, error, onFailed]);
  if (data !== undefined) return children(data);
  if (failed) return null;
  return (
    <div className={classes.wait} role="status">
      <span className="visually-hidden">Abrindo o registro…</span>
    </div>
  );
}
