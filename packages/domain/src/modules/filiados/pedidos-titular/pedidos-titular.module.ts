/** Manifest of Pedidos do titular: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { PEDIDO_TITULAR_FIELDS } from './pedido-titular.lists.ts';
import { PEDIDOS_TITULAR_AVISOS } from './pedidos-titular.avisos.ts';
import { pedidosTitularContract } from './pedidos-titular.contract.ts';
import { PEDIDOS_TITULAR_PENDENCIAS } from './pedidos-titular.pendencias.ts';

export const pedidosTitularModule = defineModule({
  rotulo: 'Pedidos do titular',
  contract: pedidosTitularContract,
  audit: {
    order: 340,
    tables: {
      pedidos_titular: {
        rotulo: 'Pedido do titular',
        specs: PEDIDO_TITULAR_FIELDS,
        nome: 'filiadoNome',
        ocultas: ['filiadoId', 'trabalhoId', 'contaId', 'decididoPor', 'decididoEm', 'auditoriaApagadaEm'],
      },
    },
  },
  notices: PEDIDOS_TITULAR_AVISOS,
  worklist: PEDIDOS_TITULAR_PENDENCIAS,
  actions: { confirmar: 'Anonimização', recusar: 'Recusa', dossiePronto: 'Dossiê pronto', baixar: 'Entrega do dossiê' },
});
