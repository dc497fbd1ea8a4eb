/**
 * The question that the duplicate radar asks: which expenses are alike, and why this one is another.
 *
 * In: a save, which is sent again with the reason once the person confirms. Cancelled: the refusal stands, for the form
 * to stay open (`PARECIDA` is then no failure). Source: issue 4 (Duplicate radar).
 */
import {
  despesasErrors,
  despesasMessages as messages,
  type Parecida,
  textoParecida,
} from '@sede/domain/modules/financeiro/despesas';
import { type ApiError, isApiError } from '#platform/api/index.ts';
import { confirm } from '#platform/ui/index.ts';

/** Codes that the form itself asks about. */
export const PARECIDA = [despesasErrors.parecida.code];
export const isParecida = (error: ApiError): boolean => error.code === despesasErrors.parecida.code;

export async function askParecidas<T>(
  save: (confirmada: { confirmacaoDuplicidade?: { motivo: string } }) => Promise<T>,
): Promise<T> {
  try {
    return await save({});
  } catch (error) {
    if (!isApiError(error) || !isParecida(error)) throw error;
    const parecidas = (error.data.parecidas ?? []) as Parecida[];
    const answer = await confirm({
      title: messages.parecidas,
      message: error.message,
      details: parecidas.map(textoParecida),
      confirmLabel: 'Não é a mesma: salvar',
      cancelLabel: 'Voltar',
      reasonLabel: 'Motivo',
    });
    if (!answer.confirmed) throw error;
    return save({ confirmacaoDuplicidade: { motivo: answer.reason } });
  }
}
