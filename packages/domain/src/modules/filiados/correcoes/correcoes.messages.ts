/** Texts of the corrections that members ask for. Source: decisions-members (Account, Mails). */
import { defineErrors, defineMotivos, type MotivoDe, SO_CONSULTA } from '@sede/domain/kernel';
import { PAGINAS_DE_CORRECOES } from './correcoes.name.ts';

export const correcoesMotivos = defineMotivos({
  so_consulta: SO_CONSULTA,
  ja_decidida: 'Este pedido já foi decidido.',
  retirada: 'O filiado retirou este pedido.',
  propria: 'Quem pediu a correção não a decide: é preciso outra pessoa.',
});
export type MotivoCorrecao = MotivoDe<typeof correcoesMotivos>;

export const correcoesErrors = defineErrors('correcoes', {
  estado: {
    kind: 'state',
    message: ({ motivo }: { motivo: MotivoCorrecao }) => correcoesMotivos.texto(motivo),
  },
  ja_pedida: { kind: 'conflict', message: 'Já há um pedido aberto para este campo.' },
});

export const correcoesMessages = {
  ...PAGINAS_DE_CORRECOES,
  pedir: 'Pedir correção',
  explicacao: 'Escolha o campo, diga o valor certo e por quê. A secretaria confere e responde por e-mail.',
  pedido: 'Pedido de correção enviado.',
  naFicha: 'Na ficha hoje',
  quandoPediu: 'Na ficha, quando pediu',
  valorPedido: 'Valor pedido',
  igual: 'É o que já está na ficha.',
  minhas: 'Correções que pedi',
  retirar: 'Retirar pedido',
  retirado: 'Pedido retirado.',
  perguntaRetirar: 'O pedido sai da fila da secretaria. Você pode pedir de novo.',
  aceita: 'Correção aceita.',
  recusada: 'Correção recusada.',
  mudou: 'A ficha mudou desde o pedido: confira antes de aceitar.',
  jaEstaCerto: 'A ficha já tem o valor pedido.',
  vazio: 'Nenhuma correção espera resposta.',
  vazioTexto: 'Os pedidos que os filiados fazem em Meu Perfil aparecem aqui, o mais antigo primeiro.',
} as const;
