/** Manifest of Correções pedidas: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { CORRECAO_FIELDS } from './correcao.lists.ts';
import { CORRECOES_AVISOS } from './correcoes.avisos.ts';
import { correcoesContract } from './correcoes.contract.ts';
import { CORRECOES_PENDENCIAS } from './correcoes.pendencias.ts';

export const correcoesModule = defineModule({
  rotulo: 'Correções pedidas',
  contract: correcoesContract,
  notices: CORRECOES_AVISOS,
  worklist: CORRECOES_PENDENCIAS,
  audit: {
    order: 307,
    tables: {
      filiado_correcoes: {
        rotulo: 'Correção pedida',
        specs: CORRECAO_FIELDS,
        nome: 'campo',
        ocultas: ['filiadoId', 'decididaPor'],
      },
    },
  },
  actions: { pedir: 'Pedido de correção', retirar: 'Pedido retirado', aceitar: 'Aceite', recusar: 'Recusa' },
});
