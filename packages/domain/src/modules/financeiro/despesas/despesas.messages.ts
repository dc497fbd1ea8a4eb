/**
 * Texts of expenses: refusals by code, success and questions to the letter of the spec.
 *
 * `estado` says the sentence of the rule's reason. Source: spec 1 §5, §8.2, §8.3; decisions §7.
 */
import {
  type CalendarDate,
  defineErrors,
  defineMotivos,
  formatDataBr,
  formatReais,
  type MotivoDe,
  SO_CONSULTA,
} from '@sede/domain/kernel';
import { EM_MES_FECHADO } from '../financeiro.messages.ts';

const PAGA =
  'Numa despesa liquidada não se altera o que foi pago: valor, beneficiário, vencimento, item, meio, data, banco e ' +
  'número do pagamento, acréscimos e retenções.';
const ANEXO_FICA = 'O anexo de uma despesa liquidada não pode ser removido.';

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

export const despesasErrors = defineErrors('despesas', {
  duplicada: {
    kind: 'conflict',
    message: 'Despesa com item de despesa, beneficiário, data de vencimento, tipo e número de documento duplicado.',
  },
  parecida: {
    kind: 'conflict',
    message: ({ quantas }: { quantas: number }) =>
      quantas === 1
        ? 'Há outra despesa parecida com esta: confirme, com o motivo, que não é a mesma.'
        : `Há outras ${quantas} despesas parecidas com esta: confirme, com o motivo, que não são a mesma.`,
  },
  estado: { kind: 'state', message: ({ motivo }: { motivo: MotivoDespesa }) => despesasMotivos.texto(motivo) },
  paga: { kind: 'state', message: PAGA },
  estorno_maior: { kind: 'rule', message: 'O estorno não pode ser maior que o valor da despesa.' },
  pagamento_invalido: { kind: 'rule', message: 'Os descontos e retenções passam do valor a pagar.' },
  retencao_mudou: {
    kind: 'conflict',
    message: ({ devido }: { devido: number }) =>
      `O total retido mudou: agora é ${formatReais(devido)}. Confira e registre de novo.`,
  },
  ja_recolhido: { kind: 'conflict', message: 'O recolhimento deste imposto e mês já está registrado.' },
  anexo_pago: { kind: 'state', message: ANEXO_FICA },
});

export const despesasMessages = {
  salva: 'Despesa salva com sucesso!',
  salvarESolicitar: 'Salvar e solicitar aprovação',
  solicitadaJunto: 'Aprovação solicitada.',
  erroSalvar: 'Erro ao salvar despesa.',
  perguntaExcluir: 'Confirma exclusão da despesa?',
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
  excluida: 'Despesa excluída com sucesso.',
  /** In: numbers of the open payment batches that it left. */
  saiuDeBordero: (numeros: readonly number[]): string | null => {
    if (numeros.length === 0) return null;
    return numeros.length === 1 ? `Saiu do borderô nº ${numeros[0]}.` : `Saíram dos borderôs nº ${numeros.join(', ')}.`;
  },
  parcelaLiquidada: 'Parcela liquidada',
  liquidarParcela: 'Liquidar Parcela',
  liquidada: 'Parcela liquidada.',
  liquidadaSemAprovacao: 'Liquidada sem aprovação.',
  boletoDeUma: 'O boleto é de uma parcela só: registre-o em cada uma.',
  parecidas: 'Pode ser a mesma despesa',
  darConta: 'Dar conta',
  /** In the audit of a settlement that was given its account afterwards. */
  contaDada: 'Conta informada depois da liquidação.',
  desfazerLiquidacao: 'Desfazer liquidação',
  desfeita: 'Liquidação desfeita.',
  estornada: 'Estorno registrado.',
  estornoAnterior: 'O estorno não pode ser anterior ao pagamento.',
  pagamentoPosterior: 'O pagamento não pode ser posterior ao estorno.',
  correcao: 'Correção do que foi pago.',
  avisoCorrecao: 'Parcela liquidada: você pode corrigir o que foi pago. A correção fica registrada no histórico.',
  recolher: 'Registrar recolhimento',
  recolhido: 'Recolhimento registrado.',
  desfazerRecolhimento: 'Desfazer recolhimento',
  recolhimentoDesfeito: 'Recolhimento desfeito.',
  recolhimentoFuturo: 'O recolhimento não pode ter data futura.',
  recolhimentoAntes: 'O recolhimento não pode ser anterior ao mês da retenção.',
  guiaNaoLiquidada: 'A despesa que pagou a guia precisa estar liquidada.',
  guiaSumiu: 'A despesa não existe mais.',
  anexoExcluido: 'Anexo excluído com sucesso!',
  avisoAnulaAprovacao: 'Esta alteração anula a aprovação: será preciso solicitá-la de novo.',
  avisoVariasSemAprovacao:
    'As que não estão aprovadas serão liquidadas assim mesmo, o que constará na auditoria; se a configuração exigir a ' +
    'aprovação, serão recusadas.',
  avisoSemAprovacao:
    'Esta despesa não está aprovada. A liquidação será registrada assim mesmo e constará na auditoria.',
} as const;
