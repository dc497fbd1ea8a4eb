/** Texts of the data subjects' requests. Source: decisions-members (LGPD). */
import { defineErrors, defineMotivos, type MotivoDe } from '@sede/domain/kernel';
import { PAGINAS_DO_TITULAR } from './pedidos-titular.name.ts';

/** Why a member is not anonymised, or a request not decided, now. */
export const pedidosTitularMotivos = defineMotivos({
  filiado: 'Só se anonimiza quem não é mais filiado.',
  recente: 'Ainda não se passaram 5 anos da desfiliação, do último desconto e do último processo.',
  ja_anonimizado: 'Esta ficha já foi anonimizada.',
  outra_pessoa: 'Quem pediu não confirma: é preciso outra pessoa.',
  decidido: 'Este pedido já foi decidido.',
  nao_pronto: 'O dossiê não está pronto.',
});
export type MotivoPedidoTitular = MotivoDe<typeof pedidosTitularMotivos>;

export const pedidosTitularErrors = defineErrors('pedidos_titular', {
  estado: {
    kind: 'state',
    message: ({ motivo }: { motivo: MotivoPedidoTitular }) => pedidosTitularMotivos.texto(motivo),
  },
  ja_pedido: { kind: 'conflict', message: 'Já há um pedido igual em andamento para este titular.' },
  arquivo_nao_encontrado: { kind: 'not_found', message: 'O dossiê não está mais guardado. Registre o pedido de novo.' },
});

export const pedidosTitularMessages = {
  ...PAGINAS_DO_TITULAR,
  identidade: 'Como a identidade foi conferida',
  motivo: 'Motivo do pedido',
  registrado: 'Pedido registrado.',
  confirmar: 'Confirmar anonimização',
  pergunta: 'A anonimização não pode ser desfeita. Os documentos, os dependentes e os dados pessoais serão apagados.',
  confirmado: 'Ficha anonimizada.',
  recusado: 'Pedido recusado.',
  baixar: 'Baixar dossiê',
  vazio: 'Aqui ficam os pedidos de dossiê e de anonimização, com o prazo de 15 dias da lei.',
  pendenteNoHistorico: 'Pendente no histórico',
  ajudaHistorico:
    'O conteúdo da auditoria é apagado pelo responsável do servidor, com o comando audit:apagar, e até lá fica pendente.',
} as const;
