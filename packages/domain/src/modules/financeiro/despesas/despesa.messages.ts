/**
 * Texts of one expense: refusals by code, its forms, its settlement, its withheld taxes, to the letter of the spec.
 *
 * Apart from the list's own texts, which the first load carries. `estado` says the sentence of the rule's reason. Source: spec 1 §5,
 * §8.2, §8.3; decisions §7.
 */
import { defineErrors, formatReais } from '@sede/domain/kernel';
import { ANEXO_FICA, despesasMotivos, type MotivoDespesa, PAGA } from './despesas.messages.ts';

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

export const despesaMessages = {
  salva: 'Despesa salva com sucesso!',
  salvarESolicitar: 'Salvar e solicitar aprovação',
  solicitadaJunto: 'Aprovação solicitada.',
  erroSalvar: 'Erro ao salvar despesa.',
  perguntaExcluir: 'Confirma exclusão da despesa?',
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
  liquidadaNoRegistro: 'Liquidada no registro, sem aprovação.',
  boletoDeUma: 'O boleto é de uma parcela só: registre-o em cada uma.',
  parecidas: 'Pode ser a mesma despesa',
  /** In the audit of a settlement that was given its account afterwards. */
  contaDada: 'Conta informada depois da liquidação.',
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
