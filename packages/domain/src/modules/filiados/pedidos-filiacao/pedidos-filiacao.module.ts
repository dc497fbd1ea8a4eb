/** Manifest of Pedidos de filiação: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { CONSENTIMENTO_FIELDS, PEDIDO_FIELDS } from './pedido.lists.ts';
import { PEDIDOS_AVISOS } from './pedidos-filiacao.avisos.ts';
import { pedidosFiliacaoContract } from './pedidos-filiacao.contract.ts';
import { PEDIDOS_PENDENCIAS } from './pedidos-filiacao.pendencias.ts';
import { PEDIDOS_SECTIONS } from './pedidos-filiacao.settings.ts';

export const pedidosFiliacaoModule = defineModule({
  rotulo: 'Pedidos de filiação',
  contract: pedidosFiliacaoContract,
  publicPages: ['/filiacao', '/filiacao/assinar'],
  settings: PEDIDOS_SECTIONS,
  notices: PEDIDOS_AVISOS,
  worklist: PEDIDOS_PENDENCIAS,
  audit: {
    order: 310,
    tables: {
      pedidos_filiacao: {
        rotulo: 'Pedido de filiação',
        specs: PEDIDO_FIELDS,
        nome: 'protocolo',
        ocultas: [
          'ano',
          'numero',
          'casa',
          'anexoId',
          'filiadoId',
          'lembradoEm',
          'termoVersao',
          'tentativasArquivo',
          'tentativasCpf',
        ],
      },
      consentimentos: {
        rotulo: 'Consentimento',
        specs: CONSENTIMENTO_FIELDS,
        nome: 'finalidade',
        ocultas: ['pedidoId', 'filiadoId', 'texto', 'canal'],
      },
    },
  },
  actions: {
    enviar: 'Pedido enviado',
    assinar: 'Assinatura pelo link',
    enviarAssinado: 'Envio do termo assinado',
    aceitar: 'Aceite',
    recusar: 'Recusa',
    anexarFicha: 'Ficha em papel',
    reenviar: 'Novo link de assinatura',
  },
});
