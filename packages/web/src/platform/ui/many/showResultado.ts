/**
 * Shows the result of an operation on many records: a notice, or a dialog that lists which were refused and why.
 *
 * Names of refused ones that no screen showed (all that a filter matches) are read, at most 100; more are counted.
 * Source: decisions §7 (Approval); issue 4 ('a result that lists what failed and why').
 */
import { actsOf, messageOf } from '../../api/index.ts';
import { confirm } from '../dialogs/dialogStore.ts';
import { notify } from '../feedback/notify.ts';
import { notifyUndoable } from '../feedback/undo.ts';
import { type Alvo, isWhole, type ResultadoDeTodas, type Visto } from './inSteps.ts';
import { type Feito, textoResultado } from './resultado.ts';

const SHOWN = 100;

export interface Nomeacao<Row> {
  /** Reads records by their ids, as far as this person's list has them. */
  read: (ids: string[]) => Promise<readonly Row[]>;
  nameOf: (row: Row) => string;
  /** One whose name is not known: 'Despesa'. */
  noun: string;
  /** Also a single refused one is listed by its name, where money was to move. */
  listsAll?: true;
}

async function nomes<Row extends Visto>(
  alvo: Alvo<Row>,
  ids: string[],
  { read, nameOf }: Nomeacao<Row>,
): Promise<ReadonlyMap<string, string>> {
  // If the names cannot be read, the reasons are shown without them.
  const rows = isWhole(alvo) ? await read(ids).catch(() => []) : alvo;
  return new Map(rows.map((row) => [row.id, nameOf(row)]));
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
  const shown = recusadas.slice(0, SHOWN);
  const nameOf = await nomes(
    alvo,
    shown.map(({ id }) => id),
    nomeacao,
  );
  const counted = { ...resultado, recusadas: recusadas.map(({ id }) => ({ id, message: '' })) };
  const stopped = falha === undefined ? '' : ` Parou antes do fim: ${messageOf(falha)}`;
  const details = shown.map(({ id, message }) => `${nameOf.get(id) ?? nomeacao.noun}: ${message}`);
  if (recusadas.length > SHOWN) details.push(`e mais ${(recusadas.length - SHOWN).toLocaleString('pt-BR')}`);
  await confirm({
    title: falha === undefined ? 'Nem todas foram aceitas' : 'A operação parou antes do fim',
    message: `${textoResultado(counted, feito).trim()}${stopped}`,
    details: [...new Set(details)],
    confirmLabel: 'Entendi',
    cancelLabel: 'Fechar',
  });
}
