/** The table `transferencias`: its writes. Source: issue 4 (transfers). */
import { recordStore } from '#platform/db/record/index.ts';

export const transferenciasStore = recordStore<'transferencias'>('transferencias');
