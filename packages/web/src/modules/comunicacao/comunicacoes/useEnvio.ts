/**
 * Sending a kept draft: the number is typed above 50, the same title within a day is asked again, what fails is said in the text's words.
 *
 * In: `askNumber` shows the dialog and gives what was typed, null: given up. Out: the mailing, or null where the person gave up.
 * Source: spec 2 §8; decisions-members (Communication).
 */
import {
  type Comunicacao,
  digitaNumero,
  comunicacoesErrors as errors,
  comunicacoesMessages as messages,
} from '@sede/domain/modules/comunicacao/comunicacoes';
import { ApiError, isApiError, orpc, useSubmit } from '#platform/api/index.ts';
import { confirm } from '#platform/ui/index.ts';

interface Pedido {
  id: string;
  versao: number;
  esperados: number;
}

/** A refusal says itself what is wrong; what broke has the text's sentence. */
export function emPalavras(error: unknown): unknown {
  if (!isApiError(error)) return error;
  const { code, status, data } = error;
  if (error.uncertain) return new ApiError({ code, status, data, message: messages.falhou });
  if (error.kind === 'unexpected') return new ApiError({ code, status, data, message: messages.erro });
  return error;
}

export function useEnvio(askNumber: (n: number) => Promise<number | null>) {
  const { mutateAsync } = useSubmit(orpc.comunicacoes.enviar);
  return async ({ esperados, ...pedido }: Pedido): Promise<Comunicacao | null> => {
    const numero = digitaNumero(esperados) ? await askNumber(esperados) : undefined;
    if (numero === null) return null;
    const input = { ...pedido, esperados, numero };
    try {
      return await mutateAsync(input);
    } catch (error) {
      if (!isApiError(error) || error.code !== errors.repetida.code) throw emPalavras(error);
      const { confirmed } = await confirm({
        title: 'Enviar de novo?',
        message: error.message,
        confirmLabel: 'Enviar mesmo assim',
      });
      if (!confirmed) return null;
      return mutateAsync({ ...input, repetir: true }).catch((again) => Promise.reject(emPalavras(again)));
    }
  };
}
