/** Manifest of Despesas recorrentes: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { RECORRENCIA_FIELDS, RECORRENCIA_MES_FIELDS } from './recorrencia.lists.ts';
import { recorrenciasContract } from './recorrencias.contract.ts';
import { RECORRENCIAS_PENDENCIAS } from './recorrencias.pendencias.ts';

export const recorrenciasModule = defineModule({
  rotulo: 'Despesas recorrentes',
  contract: recorrenciasContract,
  audit: {
    order: 50,
    tables: {
      recorrencias: { rotulo: 'Despesa recorrente', specs: RECORRENCIA_FIELDS, nome: 'descricao' },
      recorrencias_meses: {
        rotulo: 'Mês de despesa recorrente',
        specs: RECORRENCIA_MES_FIELDS,
        nome: 'mes',
        ocultas: ['despesaId'],
      },
    },
  },
  worklist: RECORRENCIAS_PENDENCIAS,
});
