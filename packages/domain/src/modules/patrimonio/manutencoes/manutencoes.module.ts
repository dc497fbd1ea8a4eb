/** Manifest of Histórico de manutenção: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { MANUTENCAO_ACTIONS, MANUTENCAO_ANEXO_FIELDS, MANUTENCAO_FIELDS } from './manutencao.lists.ts';
import { manutencoesContract } from './manutencoes.contract.ts';
import { MANUTENCOES_PENDENCIAS } from './manutencoes.pendencias.ts';

export const manutencoesModule = defineModule({
  rotulo: 'Histórico de manutenção',
  contract: manutencoesContract,
  actions: MANUTENCAO_ACTIONS,
  worklist: MANUTENCOES_PENDENCIAS,
  audit: {
    order: 198,
    tables: {
      bens_manutencoes: {
        rotulo: 'Manutenção de bem',
        specs: MANUTENCAO_FIELDS,
        nomeDe: 'bemId',
        ocultas: ['autor', 'aConferir'],
      },
      bens_manutencoes_anexos: {
        rotulo: 'Anexo da manutenção',
        specs: MANUTENCAO_ANEXO_FIELDS,
        nome: 'nome',
        ocultas: ['manutencaoId', 'anexoId', 'excluidoEm', 'excluidoPor'],
      },
    },
  },
});
