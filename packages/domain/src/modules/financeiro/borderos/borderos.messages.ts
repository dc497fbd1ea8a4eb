/** Texts of payment batches: refusals by code, success and questions. Source: issue 4 (Payment batch). */
import { defineErrors } from '@sede/domain/kernel';

export const borderosErrors = defineErrors('borderos', {
  em_outro: { kind: 'conflict', message: 'Uma das despesas já está num borderô aberto.' },
  recusadas: {
    kind: 'conflict',
    message: ({ motivos }: { motivos: readonly string[] }) => `Nada foi feito. ${motivos.join(' ')}`,
  },
  estado: { kind: 'state', message: ({ motivo }: { motivo: string }) => motivo },
  vazio: { kind: 'rule', message: 'O borderô ficou sem despesas: cancele-o ou inclua outras.' },
  ultima: { kind: 'rule', message: 'O borderô ficaria vazio: cancele-o.' },
});

export const borderosMessages = {
  montar: 'Montar borderô',
  montado: (numero: number) => `Borderô nº ${numero} montado.`,
  incluir: 'Incluir despesas',
  incluidas: (quantas: number, numero: number) =>
    quantas === 1
      ? `1 despesa incluída no borderô nº ${numero}.`
      : `${quantas} despesas incluídas no borderô nº ${numero}.`,
  liquidar: 'Liquidar borderô',
  liquidado: 'Borderô liquidado.',
  cancelar: 'Cancelar borderô',
  perguntaCancelar: 'Confirma o cancelamento do borderô? As despesas ficam livres para outro.',
  cancelado: 'Borderô cancelado.',
  perguntaRetirar: 'Confirma a retirada da despesa do borderô?',
  retirada: 'Despesa retirada do borderô.',
  erro: 'Erro ao salvar borderô.',
} as const;
