/** The table `documentos_transparencia`: its writes. Source: spec 1 §3.6. */
import { recordStore } from '#platform/db/record/index.ts';

export const transparenciaStore = recordStore<'documentosTransparencia'>('documentosTransparencia');
