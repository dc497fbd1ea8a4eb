/**
 * An operation on many records, in as many calls as it takes: rows that were seen are one call; all that a filter
 * matches goes on as long as the server says that something is left.
 *
 * In: the target, the operation on one call's part, a callback for the progress. Out: what all calls did and refused; a
 * call that fails after others succeeded ends it with `falha`, shown beside what was done. Source: decision 012.
 */
import type { Progress } from '../dialogs/dialogStore.ts';
import type { WholeSelection } from '../selection/useSelection.ts';
import type { Resultado } from './resultado.ts';

/** What was seen of a record that is acted on. */
export interface Visto {
  id: string;
  versao: number;
}
export type Alvo<Row extends Visto> = readonly Row[] | WholeSelection;
export const isWhole = (alvo: readonly Visto[] | WholeSelection): alvo is WholeSelection => 'marca' in alvo;

interface Resto {
  esperadas: number;
  marca: string;
  depois?: string;
}
/** The part of an operation's input that says which records. */
export type Parte = { ids: string[]; versoes: Record<string, number> } | ({ filtro: Record<string, unknown> } & Resto);
type Resposta = Resultado & { restam?: Resto | null | undefined };
/** `respostas`: of the calls, in their order; by them it is taken back. */
export type ResultadoDeTodas = Resultado & { falha?: unknown; respostas?: readonly unknown[] };

export async function inSteps(
  alvo: Alvo<Visto>,
  act: (parte: Parte) => Promise<Resposta>,
  report: (progress: Progress) => void = () => undefined,
): Promise<ResultadoDeTodas> {
  if (!isWhole(alvo)) {
    const versoes = Object.fromEntries(alvo.map((row) => [row.id, row.versao]));
    const answer = await act({ ids: alvo.map(({ id }) => id), versoes });
    return { ...answer, respostas: [answer] };
  }
  const { filtro, total, marca } = alvo;
  const respostas: Resposta[] = [];
  const feitas: string[] = [];
  const recusadas: Resultado['recusadas'][number][] = [];
  let resto: Resto | null = { esperadas: total, marca };
  while (resto) {
    try {
      const answer: Resposta = await act({ filtro, ...resto });
      respostas.push(answer);
      feitas.push(...answer.feitas);
      recusadas.push(...answer.recusadas);
      resto = answer.restam ?? null;
    } catch (falha) {
      if (feitas.length + recusadas.length === 0) throw falha;
      return { feitas, recusadas, falha, respostas };
    }
    report({ done: feitas.length + recusadas.length, total });
  }
  return { feitas, recusadas, respostas };
}
