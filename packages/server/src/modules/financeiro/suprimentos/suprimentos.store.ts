/** The table `entradas`: its writes. Source: spec 1 §3.6 (Suprimento). */
import { recordStore } from '#platform/db/record/index.ts';

export const entradasStore = recordStore<'entradas'>('entradas');
