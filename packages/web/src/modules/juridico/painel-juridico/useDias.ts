/**
 * The days of one panel, kept in the tab by its key until it is closed or the session ends.
 *
 * Kept is what was typed, so that a range that makes no sense yet is still there. `vale` is the last one that made sense, whose figures
 * stand until the next does: null, and with it `dias`, if none has yet. What cannot be read opens as if nothing had
 * been kept. Source: spec 3 §2.2; decisions-legal (Panel).
 */
import { DATA_INVALIDA, isCalendarDate } from '@sede/domain/kernel';
import { painelJuridicoMessages as messages } from '@sede/domain/modules/juridico/painel-juridico';
import { useState } from 'react';

/** Null: open at that end. */
export interface Intervalo {
  de: string | null;
  ate: string | null;
}
export const TODO_O_PERIODO: Intervalo = { de: null, ate: null };

const isPonta = (ponta: unknown): ponta is string | null => ponta === null || typeof ponta === 'string';

function readKept(chave: string): Intervalo | null {
  try {
    // Whatever is kept there; null, nothing, throws.
    const { de, ate } = JSON.parse(sessionStorage.getItem(chave) ?? 'null') as Partial<Record<string, unknown>>;
    return isPonta(de) && isPonta(ate) ? { de, ate } : null;
  } catch {
    // Nothing was kept, or the browser keeps nothing.
    return null;
  }
}

function keep(chave: string, intervalo: Intervalo): void {
  try {
    sessionStorage.setItem(chave, JSON.stringify(intervalo));
  } catch {
    // The browser keeps nothing: the range holds as long as the page is open.
  }
}

const erroDe = (dia: string | null) => (dia === null || isCalendarDate(dia) ? null : DATA_INVALIDA);

function errosDe({ de, ate }: Intervalo) {
  const erros = { de: erroDe(de), ate: erroDe(ate) };
  const cruzadas = !erros.de && !erros.ate && de !== null && ate !== null && ate < de;
  return cruzadas ? { ...erros, ate: messages.datasCruzadas } : erros;
}

/** Null: it makes no sense (yet). */
function comSentido(intervalo: Intervalo): Intervalo | null {
  const { de, ate } = errosDe(intervalo);
  return de === null && ate === null ? intervalo : null;
}

export function useDias(chave: string, padrao: Intervalo) {
  const [intervalo, setIntervalo] = useState(() => readKept(chave) ?? padrao);
  const [vale, setVale] = useState(() => comSentido(intervalo));
  return {
    ...{ intervalo, vale, erros: errosDe(intervalo) },
    dias: vale && {
      ...(vale.de !== null && { dataDe: vale.de }),
      ...(vale.ate !== null && { dataAte: vale.ate }),
    },
    mudar: (novo: Intervalo) => {
      setIntervalo(novo);
      setVale((antes) => comSentido(novo) ?? antes);
      keep(chave, novo);
    },
  };
}
