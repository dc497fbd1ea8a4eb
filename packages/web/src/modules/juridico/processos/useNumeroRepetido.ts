/**
 * The consent to save a number that another case of the same office has: a save is refused with `processos.numero_repetido` until it carries
 * `confirmarRepetido`. The consent is for that number, court and office alone. Source: decisions-legal (Cases).
 */
import { digitosDe, processosErrors } from '@sede/domain/modules/juridico/processos';
import { useRef, useState } from 'react';
import type { ApiError } from '#platform/api/index.ts';

/** What a number is repeated by. */
export interface DoNumero {
  numero?: string | null;
  tribunalOrgao?: string | null;
  escritorioId: string | null;
}

export const chaveDoNumero = ({ numero, escritorioId, tribunalOrgao }: DoNumero): string =>
  [digitosDe(numero ?? ''), escritorioId ?? '', tribunalOrgao ?? ''].join('|');

export interface NumeroRepetido {
  /** The other case, from the last refused save. */
  recusado: { chave: string; id: string; numero: string } | null;
  consentTo: (dados: DoNumero) => void;
  /** As the save sends it; undefined is left out. */
  consentFor: (dados: DoNumero) => true | undefined;
  /** Treats the refusal as a question; to be passed as the form's `asks`. */
  asks: (error: ApiError) => boolean;
}

export function useNumeroRepetido(): NumeroRepetido {
  const [recusado, setRecusado] = useState<NumeroRepetido['recusado']>(null);
  const consented = useRef<string | null>(null);
  const sent = useRef('');
  return {
    recusado,
    consentTo: (dados) => {
      consented.current = chaveDoNumero(dados);
    },
    consentFor: (dados) => {
      sent.current = chaveDoNumero(dados);
      return consented.current === sent.current ? true : undefined;
    },
    asks: ({ code, data: { processoId, numero } }) => {
      if (code !== processosErrors.numero_repetido.code || typeof processoId !== 'string') return false;
      setRecusado({ chave: sent.current, id: processoId, numero: typeof numero === 'string' ? numero : '' });
      return true;
    },
  };
}
