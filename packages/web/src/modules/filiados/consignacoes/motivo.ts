/** A refusal in the words that the requirement has for it, around the server's reason: 'Erro ao inativar filiados: {reason}'. Source: spec 2 §8. */
import { ApiError, isApiError, messageOf } from '#platform/api/index.ts';

/** `texto` puts the reason in its sentence; what already has it (`own`: the error's code) stays as it is. */
export async function comMotivo<T>(own: string, texto: (motivo: string) => string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isApiError(error) && error.code === own) throw error;
    const { code = own, status = 0, data = {} } = isApiError(error) ? error : {};
    throw new ApiError({ code, status, data, message: texto(messageOf(error)), cause: error });
  }
}
