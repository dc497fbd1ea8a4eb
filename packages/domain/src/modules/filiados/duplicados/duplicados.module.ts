/** Manifest of Duplicados: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { DUPLICADOS_AVISOS } from './duplicados.avisos.ts';
import { duplicadosContract } from './duplicados.contract.ts';
import { DUPLICADOS_PENDENCIAS } from './duplicados.pendencias.ts';
import { UNIFICACAO_FIELDS } from './unificacao.lists.ts';

export const duplicadosModule = defineModule({
  rotulo: 'Fichas duplicadas',
  contract: duplicadosContract,
  audit: {
    order: 350,
    tables: {
      unificacoes: {
        rotulo: 'Unificação de fichas',
        specs: UNIFICACAO_FIELDS,
        nome: 'nome',
        ocultas: ['ficaId', 'saiId', 'ficaVersao', 'saiVersao', 'daOutra', 'decididaPor', 'decididaEm'],
      },
    },
  },
  notices: DUPLICADOS_AVISOS,
  worklist: DUPLICADOS_PENDENCIAS,
  actions: { confirmar: 'Unificação', recusar: 'Recusa', distinguir: 'Não é a mesma pessoa' },
});
