/**
 * What the list of expenses says: why something may not be done now, and its questions, to the letter of the spec.
 *
 * Source: spec 1 §5, §8.2, §8.3; decisions §7.
 */
import { type CalendarDate, defineMotivos, formatDataBr, type MotivoDe, SO_CONSULTA } from '@sede/domain/kernel';
import { EM_MES_FECHADO } from '../financeiro.messages.ts';

export const PAGA =
  'Numa despesa liquidada não se altera o que foi pago: valor, beneficiário, vencimento, item, meio, data, banco e ' +
  'número do pagamento, acréscimos e retenções.';
export const ANEXO_FICA = 'O anexo de uma despesa liquidada não pode ser removido.';

/** Why something may not be done with an expense now. */
export const despesasMotivos = defineMotivos({
  so_consulta: SO_CONSULTA,
  mes_fechado: EM_MES_FECHADO,
  nao_liquidada: 'A despesa não está liquidada.',
  ja_liquidada: 'A despesa já está liquidada.',
  data_fora: 'A despesa tem uma data importada a conferir: corrija-a antes.',
  paga: PAGA,
  liquidada_fica: 'Uma despesa liquidada não pode ser excluída.',
  anexo_fica: ANEXO_FICA,
  nada_pago: 'Nada foi pago por esta despesa, ou tudo foi estornado: não há recibo.',
  ja_solicitada: 'A aprovação já foi solicitada.',
  ja_aprovada: 'A despesa já está aprovada.',
  nao_solicitada: 'Não há solicitação de aprovação em andamento.',
  so_aprovador_aprova: 'Só quem tem o perfil Aprovador aprova.',
  so_aprovador_nega: 'Só quem tem o perfil Aprovador nega.',
  nao_aguarda: 'A despesa não está aguardando aprovação.',
  ja_aprovou: 'Você já aprovou esta despesa; a segunda aprovação é de outra pessoa.',
  solicitou: 'Quem solicitou a aprovação não pode aprovar.',
  registrou_ou_alterou: 'Quem registrou ou alterou a despesa não pode aprovar.',
  sem_anexo: 'Anexe o documento antes de aprovar.',
  precisa_aprovacao: 'A despesa precisa estar aprovada para ser liquidada.',
  falta_banco: 'Informe o banco e o número do pagamento: a despesa não é em Dinheiro.',
  em_bordero: 'Está num borderô aberto: liquide o borderô, ou retire a despesa dele.',
  dinheiro_sem_conta: 'O que se paga em Dinheiro não sai de conta.',
  ja_tem_conta: 'A despesa já tem conta.',
  tem_estorno: 'A despesa tem estorno; a liquidação não pode mais ser desfeita.',
  so_liquidada_estorna: 'Só uma despesa liquidada pode ser estornada.',
  ja_estornada: 'A despesa já foi estornada.',
});
export type MotivoDespesa = MotivoDe<typeof despesasMotivos>;

export const despesasMessages = {
  perguntaSolicitar: 'Confirma a solicitação de aprovação das despesas selecionadas?',
  /** A request of which no approver will hear: the approval lists what falls due after the cut-off. */
  antesDoCorte: ({ quantas, corte }: { quantas: number; corte: CalendarDate }) =>
    quantas === 1
      ? `Uma vence até ${formatDataBr(corte)}: nenhum aprovador a verá.`
      : `${quantas} vencem até ${formatDataBr(corte)}: nenhum aprovador as verá.`,
  perguntaNegar: 'Confirma a negação das despesas selecionadas?',
  perguntaAprovar: 'Confirma a aprovação das despesas selecionadas?',
  /** Which date counts in lists and their sums, which are net of refunds (decisions §7). */
  base: 'por vencimento',
  darConta: 'Dar conta',
  desfazerLiquidacao: 'Desfazer liquidação',
  desfeita: 'Liquidação desfeita.',
} as const;
