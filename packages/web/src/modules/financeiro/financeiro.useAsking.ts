/**
 * A save that the server may answer with a question: asked on the screen, the save is sent again with the answer.
 *
 * In: the save, the questions that it may be answered with (a date of long ago, or from before an account's opening
 * balance, unless told). Out: the same save. An answer whose save was lost on the way (no answer, a restart) is kept:
 * the same thing saved again goes out with it at once, so that body and Idempotency-Key agree with what the server may
 * have done. Cancelled: the refusal stands, for the form to stay open (`isPergunta` is then no failure). Source:
 * decisions §2a, §7 (Dates of money); issues 4 and 9; decision 059.
 */
import { datasErrors, datasMessages } from '@sede/domain/modules/financeiro/despesas';
import { useCallback, useRef } from 'react';
import { type ApiError, isApiError } from '#platform/api/index.ts';
import { confirm } from '#platform/ui/index.ts';

/** What a save carries once a person has answered. */
export interface Respostas {
  confirmacaoData?: boolean;
  confirmacaoDuplicidade?: { motivo: string };
}
export interface Pergunta {
  /** The refusal that it is asked at. */
  code: string;
  /** Out: what is sent besides, null when the person goes back. */
  ask: (error: ApiError) => Promise<Respostas | null>;
}

/** A question whose answer is that the day is right. */
const daData = (code: string, title: string): Pergunta => ({
  code,
  ask: async (error) => {
    const { confirmed } = await confirm({
      title,
      message: error.message,
      confirmLabel: datasMessages.confirmarData,
      cancelLabel: 'Voltar',
    });
    return confirmed ? { confirmacaoData: true } : null;
  },
});
/** What any save that dates money may be asked. */
export const PERGUNTAS: readonly Pergunta[] = [
  daData(datasErrors.data_antiga.code, datasMessages.perguntaAntiga),
  daData(datasErrors.antes_da_abertura.code, datasMessages.perguntaAbertura),
];
export const codesOf = (perguntas: readonly Pergunta[]): string[] => perguntas.map(({ code }) => code);
export const isPergunta = (error: ApiError): boolean => codesOf(PERGUNTAS).includes(error.code);

export function useAsking<I extends object, O>(
  save: (input: I & Respostas) => Promise<O>,
  perguntas: readonly Pergunta[] = PERGUNTAS,
): (input: I) => Promise<O> {
  const kept = useRef<{ body: string; respostas: Respostas } | null>(null);
  return useCallback(
    async (input) => {
      const body = JSON.stringify(input);
      let respostas: Respostas = kept.current?.body === body ? kept.current.respostas : {};
      kept.current = null;
      for (;;) {
        try {
          return await save({ ...input, ...respostas });
        } catch (error) {
          if (!isApiError(error)) throw error;
          if (error.uncertain) kept.current = { body, respostas };
          const resposta = await perguntas.find(({ code }) => code === error.code)?.ask(error);
          if (!resposta) throw error;
          respostas = { ...respostas, ...resposta };
        }
      }
    },
    [save, perguntas],
  );
}
