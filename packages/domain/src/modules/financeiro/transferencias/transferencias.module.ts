/** Manifest of Transferências: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { TRANSFERENCIA_FIELDS } from './transferencia.lists.ts';
import { transferenciasContract } from './transferencias.contract.ts';

export const transferenciasModule = defineModule({
  rotulo: 'Transferências',
  contract: transferenciasContract,
  audit: {
    order: 90,
    tables: {
      transferencias: { rotulo: 'Transferência', specs: TRANSFERENCIA_FIELDS, nome: 'data' },
    },
  },
});
