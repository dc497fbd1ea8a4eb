/**
 * Which lines of a file the account does not have yet.
 *
 * A file that covers a day lists all movements of that day. So of equal amounts on one day the k-th line of the file is
 * the k-th line that is already known, whatever its text or identifier has become: the same file again, an overlapping
 * one, and a CSV after an OFX add nothing. Only where both carry an identifier of the bank, and identifier and text
 * both differ, they are two movements (files that share a day between them). FITID alone decides nothing: banks give
 * several movements one, and number anew in each file.
 * In: lines of the file, lines known of those days. Out: the new ones, each with its `ordem` among the equals of its day,
 * which the database holds unique. Source: issue 4 (changes nothing when the same file comes twice); decision 027.
 */
import { normaliseText } from '@sede/domain/kernel';
import type { LancamentoLido } from './extrato.arquivo.ts';

export interface Conhecido {
  data: string;
  valor: number;
  descricao: string;
  fitid: string | null;
  ordem: number;
}
export type Novo = LancamentoLido & { ordem: number };

const grupoDe = ({ data, valor }: { data: string; valor: number }) => `${data} ${valor}`;

function group<T extends { data: string; valor: number }>(linhas: readonly T[]): Map<string, T[]> {
  const grupos = new Map<string, T[]>();
  for (const linha of linhas) {
    const grupo = grupos.get(grupoDe(linha));
    if (grupo) grupo.push(linha);
    else grupos.set(grupoDe(linha), [linha]);
  }
  return grupos;
}

/** Pairs each new line with its first match among the known ones, and takes that match out of them. */
function match(
  lidos: LancamentoLido[],
  conhecidos: Conhecido[],
  igual: (a: LancamentoLido, b: Conhecido) => boolean,
): LancamentoLido[] {
  return lidos.filter((lido) => {
    const achado = conhecidos.findIndex((um) => igual(lido, um));
    if (achado < 0) return true;
    conhecidos.splice(achado, 1);
    return false;
  });
}

/**
 * More equal lines on one day than this are only counted: comparing each with each would take long and decide nothing.
 */
const MAX_COMPARADOS = 200;

// Most often they are the same to the letter; to normalise a whole year of lines would take half a second.
const mesmoTexto = (a: LancamentoLido, b: Conhecido) =>
  a.descricao === b.descricao || normaliseText(a.descricao) === normaliseText(b.descricao);
const outroMovimento = (a: LancamentoLido, b: Conhecido) =>
  a.fitid !== null && b.fitid !== null && a.fitid !== b.fitid && !mesmoTexto(a, b);

/** The lines of one day and amount that have no counterpart among the known ones; the most alike are paired first. */
function semPar(linhas: LancamentoLido[], conhecidos: readonly Conhecido[]): LancamentoLido[] {
  if (conhecidos.length === 0) return linhas;
  if (linhas.length + conhecidos.length > MAX_COMPARADOS) return linhas.slice(conhecidos.length);
  const livres = [...conhecidos];
  const mesmoFitid = (a: LancamentoLido, b: Conhecido) => a.fitid !== null && a.fitid === b.fitid;
  const likenesses = [
    (a: LancamentoLido, b: Conhecido) => mesmoFitid(a, b) && mesmoTexto(a, b),
    mesmoTexto,
    mesmoFitid,
    (a: LancamentoLido, b: Conhecido) => !outroMovimento(a, b),
  ];
  return likenesses.reduce((restam, igual) => match(restam, livres, igual), linhas);
}

export function lancamentosNovos(lidos: readonly LancamentoLido[], conhecidos: readonly Conhecido[]): Novo[] {
  const porGrupo = group(conhecidos);
  const novos: Novo[] = [];
  for (const [grupo, linhas] of group(lidos)) {
    const doGrupo = porGrupo.get(grupo) ?? [];
    let ordem = Math.max(0, ...doGrupo.map((um) => um.ordem));
    for (const linha of semPar(linhas, doGrupo)) {
      ordem += 1;
      novos.push({ ...linha, ordem });
    }
  }
  return novos.toSorted((a, b) => a.linha - b.linha);
}
