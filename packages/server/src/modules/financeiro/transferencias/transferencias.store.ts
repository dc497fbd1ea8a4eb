/** The table `transferencias`: its writes. Source: issue 4 (transfers). */
import type { Tx } from '#platform/db/index.ts';
import { type RecordRow, recordStore } from '#platform/db/record/index.ts';

export const transferenciasStore = recordStore<'transferencias'>('transferencias');

/** Held until the transaction ends. */
export const lockTransferencia = (tx: Tx, id: string): Promise<RecordRow<'transferencias'>> =>
  transferenciasStore.lock(tx, { id });
