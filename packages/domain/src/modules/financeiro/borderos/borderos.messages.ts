/** Texts of payment batches: refusals by code, success and questions. Source: issue 4 (Payment batch). */
import { defineErrors, defineMotivos, type MotivoDe } from '@sede/domain/kernel';
import type { SituacaoBordero } from './bordero.lists.ts';

/** Why an expense may not be batched, or a batch not be touched, now. */
export const borderosMotivos = defineMotivos({
  liquidada: 'Já está liquidada.',
  nao_aprovada: 'Não está aprovada.',
  em_dinheiro: 'É paga em Dinheiro, não pelo banco.',
  nao_aberto: ({ situacao }: { situacao: SituacaoBordero }) => `O borderô já está ${situacao}.`,
});
export type MotivoBordero = MotivoDe<typeof borderosMotivos>;
/** The reasons of one of its expenses: none says values. */
export type MotivoForaDoBordero = Extract<MotivoBordero, string>;

export const borderosErrors = defineErrors('borderos', {
  em_outro: { kind: 'conflict', message: 'Uma das despesas já está num borderô aberto.' },
  recusadas: {
    kind: 'conflict',
    message: ({ motivos }: { motivos: readonly string[] }) => `Nada foi feito. ${motivos.join(' ')}`,
  },
  estado: { kind: 'state', message: ({ motivo }: { motivo: MotivoBordero }) => borderosMotivos.texto(motivo) },
  vazio: { kind: 'rule', message: 'O borderô ficou sem despesas: cancele-o ou inclua outras.' },
  ultima: { kind: 'rule', message: 'O borderô ficaria vazio: cancele-o.' },
});

/** Its own: the list of expenses says nothing else of batches. */
export const MONTAR_BORDERO = 'Montar borderô';

export const borderosMessages = {
  montado: (numero: number) => `Borderô nº ${numero} montado.`,
  incluir: 'Incluir despesas',
  incluidas: (quantas: number, numero: number) =>
    quantas === 1
      ? `1 despesa incluída no borderô nº ${numero}.`
      : `${quantas} despesas incluídas no borderô nº ${numero}.`,
  ajustar: 'Ajustar pagamento',
  ajustada: 'Pagamento ajustado.',
  liquidar: 'Liquidar borderô',
  liquidado: 'Borderô liquidado.',
  cancelar: 'Cancelar borderô',
  perguntaCancelar: 'Confirma o cancelamento do borderô? As despesas ficam livres para outro.',
  cancelado: 'Borderô cancelado.',
  perguntaRetirar: 'Confirma a retirada da despesa do borderô?',
  retirada: 'Despesa retirada do borderô.',
  erro: 'Erro ao salvar borderô.',
} as const;
