/**
 * The days of one panel, kept in the tab by its key until it is closed or the session ends.
 *
 * Kept is what was typed, so that a range that makes no sense yet is still there; `dias` is null as long as it makes none.
 * What cannot be read opens as if nothing had been kept. Source: spec 3 §2.2; decisions-legal (Panel).
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

export function useDias(chave: string, padrao: Intervalo) {
  const [intervalo, setIntervalo] = useState(() => readKept(chave) ?? padrao);
  const { de, ate } = intervalo;
  const erros = { de: erroDe(de), ate: erroDe(ate) };
  const cruzadas = !erros.de && !erros.ate && de !== null && ate !== null && ate < de;
  const valido = !erros.de && !erros.ate && !cruzadas;
  return {
    intervalo,
    erros: { ...erros, ate: erros.ate ?? (cruzadas ? messages.datasCruzadas : null) },
    dias: valido ? { ...(de !== null && { dataDe: de }), ...(ate !== null && { dataAte: ate }) } : null,
    mudar: (novo: Intervalo) => {
      setIntervalo(novo);
      keep(chave, novo);
    },
  };
}
