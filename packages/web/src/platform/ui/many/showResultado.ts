/**
 * Shows the result of an operation on many records: a notice, or a dialog that lists which were refused and why.
 *
 * Source: decisions §7 (Approval); issue 4 ('a result that lists what failed and why').
 */
import { actsOf } from '../../api/index.ts';
import { notify } from '../feedback/notify.ts';
import { notifyUndoable } from '../feedback/undo.ts';
import type { Alvo, ResultadoDeTodas, Visto } from './inSteps.ts';
import { type Feito, textoResultado } from './resultado.ts';

export interface Nomeacao<Row> {
  /** Reads records by their ids, as far as this person's list has them. */
  read: (ids: string[]) => Promise<readonly Row[]>;
  nameOf: (row: Row) => string;
  /** One whose name is not known: 'Despesa'. */
  noun: string;
  /** Also a single refused one is listed by its name, where money was to move. */
  listsAll?: true;
}

/** Of those that were done, while the others are told. */
function offerUndo(n: number, { um, varios }: Feito, respostas: readonly unknown[]): void {
  if (actsOf(respostas).length > 0) notifyUndoable(`${n} ${n === 1 ? um : varios}.`, respostas);
}

export async function showResultado<Row extends Visto>(
  alvo: Alvo<Row>,
  { falha, respostas = [], ...resultado }: ResultadoDeTodas,
  feito: Feito,
  nomeacao: Nomeacao<Row>,
): Promise<void> {
  const { recusadas } = resultado;
  if (falha === undefined && recusadas.length < (nomeacao.listsAll ? 1 : 2)) {
    const message = textoResultado(resultado, feito);
    if (recusadas.length === 0) notifyUndoable(message, respostas);
    else {
      notify({ tone: 'late', message, durationMs: 10_000 });
      if (resultado.feitas.length > 0) offerUndo(resultado.feitas.length, feito, respostas);
    }
    return;
  }
  if (resultado.feitas.length > 0) offerUndo(resultado.feitas.length, feito, respostas);
  try {
    const { showRecusadas } = await import('./showRecusadas.ts');
    await showRecusadas(alvo, { falha, ...resultado }, feito, nomeacao);
  } catch {
    // The dialog did not come: the reasons are told without the names.
    notify({ tone: 'late', message: textoResultado(resultado, feito), durationMs: 10_000 });
  }
}
