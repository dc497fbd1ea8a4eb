/**
 * The dialog that lists which records of an operation on many were refused and why; it comes with the first such answer, no list's first
 * load has any.
 *
 * Names of refused ones that no screen showed (all that a filter matches) are read, at most 100; more are counted.
 * Source: decisions §7 (Approval); issue 4 ('a result that lists what failed and why').
 */
import { messageOf } from '../../api/index.ts';
import { confirm } from '../dialogs/dialogStore.ts';
import { type Alvo, isWhole, type ResultadoDeTodas, type Visto } from './inSteps.ts';
import { type Feito, textoResultado } from './resultado.ts';
import type { Nomeacao } from './showResultado.ts';

const SHOWN = 100;

async function nomes<Row extends Visto>(
  alvo: Alvo<Row>,
  ids: string[],
  { read, nameOf }: Nomeacao<Row>,
): Promise<ReadonlyMap<string, string>> {
  // If the names cannot be read, the reasons are shown without them.
  const rows = isWhole(alvo) ? await read(ids).catch(() => []) : alvo;
  return new Map(rows.map((row) => [row.id, nameOf(row)]));
}

export async function showRecusadas<Row extends Visto>(
  alvo: Alvo<Row>,
  { falha, ...resultado }: ResultadoDeTodas,
  feito: Feito,
  nomeacao: Nomeacao<Row>,
): Promise<void> {
  const { recusadas } = resultado;
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
