/**
 * What an import would do, before it does it: which lines of a file are new, which are known, and which nobody can tell.
 *
 * Of equal amounts on one day the k-th line is the k-th known one (`extrato.novos.ts`), as long as one of the files tells all
 * of that day. A day at which both the file and an earlier one end may be split between them: there a line that looks known
 * and has no identifier to prove it is doubtful, and a person says whether it is another. A file of the very period of an
 * earlier one splits nothing. Periods are days, both ends inside. Source: issue 9 (statements); decision 058.
 */
import type { LancamentoLido } from './extrato.arquivo.ts';
import { type Conhecido, lancamentosNovos, type Novo } from './extrato.novos.ts';

export interface Periodo {
  inicio: string;
  fim: string;
}

export interface Divisao {
  novos: Novo[];
  /** Taken for known unless somebody says that they are new. */
  duvidosos: LancamentoLido[];
}

/** The days of the file that an earlier file and this one may share between them. */
function diasDivididos({ inicio, fim }: Periodo, anteriores: readonly Periodo[]): Set<string> {
  if (anteriores.some((um) => um.inicio === inicio && um.fim === fim)) return new Set();
  const inteiro = (dia: string) => anteriores.some((um) => um.inicio < dia && dia < um.fim);
  const ponta = (dia: string) => anteriores.some((um) => um.inicio === dia || um.fim === dia);
  return new Set([inicio, fim].filter((dia) => ponta(dia) && !inteiro(dia)));
}

/** `novas`: lines of the file, by their number in it, that somebody said are new though they look known. */
export function splitLidos(
  lidos: readonly LancamentoLido[],
  conhecidos: readonly Conhecido[],
  { arquivo, anteriores, novas = [] }: { arquivo: Periodo; anteriores: readonly Periodo[]; novas?: readonly number[] },
): Divisao {
  const novos = lancamentosNovos(lidos, conhecidos);
  const certos = new Set(novos.map(({ linha }) => linha));
  const divididos = diasDivididos(arquivo, anteriores);
  const proved = ({ data, valor, fitid }: LancamentoLido) =>
    fitid !== null && conhecidos.some((um) => um.data === data && um.valor === valor && um.fitid === fitid);
  const duvidosos = lidos.filter((um) => !certos.has(um.linha) && divididos.has(um.data) && !proved(um));
  const ditas = duvidosos.filter(({ linha }) => novas.includes(linha));
  if (ditas.length === 0) return { novos, duvidosos };
  const ordens = new Map<string, number>();
  for (const { data, valor, ordem } of [...conhecidos, ...novos]) {
    const grupo = `${data} ${valor}`;
    ordens.set(grupo, Math.max(ordem, ordens.get(grupo) ?? 0));
  }
  const outras = ditas.map((um): Novo => {
    const grupo = `${um.data} ${um.valor}`;
    const ordem = (ordens.get(grupo) ?? 0) + 1;
    ordens.set(grupo, ordem);
    return { ...um, ordem };
  });
  return { novos: [...novos, ...outras].toSorted((a, b) => a.linha - b.linha), duvidosos };
}
