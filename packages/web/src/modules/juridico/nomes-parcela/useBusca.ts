/**
 * The search's state: what was asked, what came, and the failure, which is told for six seconds.
 *
 * Source: spec 2 §4 (idle, searching, result or error), §8 (failure), §9 (6 s).
 */
import {
  MAX_NOME_PARCELA,
  nomesParcelaMessages,
  PAGINA_PARCELA,
  type Procurado,
} from '@sede/domain/modules/juridico/nomes-parcela';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '#platform/api/plain.ts';
import { useTicket } from '#platform/public/index.ts';

const TOLD_MS = 6000;

interface Estado {
  procurando: boolean;
  achado: Procurado | null;
  /** At once, a new failure that says the same is read out again. */
  falha: { texto: string; vez: number } | null;
  campos: Readonly<Record<string, string>>;
}
const NADA: Estado = { procurando: false, achado: null, falha: null, campos: {} };

/** The server's own words where it refused, the text's where the work failed. */
const textoDa = (error: unknown): string =>
  isApiError(error) && error.code.includes('.') && error.status < 500 ? error.message : nomesParcelaMessages.falha;

export function useBusca() {
  const ticket = useTicket(PAGINA_PARCELA);
  const [estado, setEstado] = useState<Estado>(NADA);
  const vez = useRef(0);
  const { falha } = estado;
  useEffect(() => {
    if (!falha) return;
    const timer = setTimeout(() => setEstado((now) => (now.falha === falha ? { ...now, falha: null } : now)), TOLD_MS);
    return () => clearTimeout(timer);
  }, [falha]);

  /** `path` below /api. The answer of an earlier question is not shown under a later one. */
  const ask = async (path: string, body: object, keep: Procurado | null): Promise<Procurado | null> => {
    vez.current += 1;
    const own = vez.current;
    setEstado({ ...NADA, procurando: true, achado: keep });
    try {
      const achado = await ticket.send<Procurado>(path, body);
      if (own === vez.current) setEstado({ ...NADA, achado });
      return achado;
    } catch (error) {
      const campos = isApiError(error) ? error.campos : {};
      if (own === vez.current) setEstado({ ...NADA, achado: keep, campos, falha: { texto: textoDa(error), vez: own } });
      return null;
    }
  };
  return {
    ...estado,
    maximo: MAX_NOME_PARCELA,
    buscar: (nome: string) => ask('/publico/parcela', { nome }, null),
    confirmar: (who: { nome: string; cpf: string; nascimento: string }) =>
      ask('/publico/parcela/situacao', who, estado.achado),
    /** What was found belongs to another name than the one that is typed now. */
    esquecer: () => setEstado(NADA),
  };
}
