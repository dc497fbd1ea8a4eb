/**
 * The question that the duplicate radar asks: which expenses are alike, and why this one is another; and all that a save
 * of an expense may be asked. Source: issue 4 (Duplicate radar).
 */
import {
  despesasErrors,
  despesaMessages as messages,
  type Parecida,
  textoParecida,
} from '@sede/domain/modules/financeiro/despesas';
import type { ApiError } from '#platform/api/index.ts';
import { confirm } from '#platform/ui/index.ts';
import { codesOf, PERGUNTAS, type Pergunta } from '../financeiro.useAsking.ts';

const PARECIDA: Pergunta = {
  code: despesasErrors.parecida.code,
  ask: async (error) => {
    const parecidas = (error.data.parecidas ?? []) as Parecida[]; // what the refusal carries
    const answer = await confirm({
      title: messages.parecidas,
      message: error.message,
      details: parecidas.map(textoParecida),
      confirmLabel: 'Não é a mesma: salvar',
      cancelLabel: 'Voltar',
      reasonLabel: 'Motivo',
    });
    return answer.confirmed ? { confirmacaoDuplicidade: { motivo: answer.reason } } : null;
  },
};
export const PERGUNTAS_DA_DESPESA: readonly Pergunta[] = [...PERGUNTAS, PARECIDA];
/** Codes that the form itself asks about. */
export const PERGUNTADOS = codesOf(PERGUNTAS_DA_DESPESA);
export const isPerguntado = (error: ApiError): boolean => PERGUNTADOS.includes(error.code);
