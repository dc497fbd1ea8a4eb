/**
 * Tells what became of an operation on many expenses: a notice, or a dialog that lists which were refused and why.
 *
 * Names of refused ones that no screen showed (all that a filter matches) are read, at most 100; more are counted.
 * Source: decisions §7 (Approval); issue 4 ('a result that lists what failed and why').
 */
import type { Despesa } from '@sede/domain/modules/financeiro/despesas';
import { messageOf } from '#platform/api/index.ts';
import { confirm, notify } from '#platform/ui/index.ts';
import { nomeDespesa } from './despesa.status.ts';
import { type Alvo, isWhole, type ResultadoDeTodas } from './emPassos.ts';
import { type Feito, textoResultado } from './resultado.ts';

const SHOWN = 100;

/** Reads expenses by their ids, as far as this person's list has them. */
export type LerPorIds = (ids: string[]) => Promise<readonly Despesa[]>;

async function nomes(alvo: Alvo, ids: string[], read: LerPorIds): Promise<ReadonlyMap<string, string>> {
  // Without names the reasons still stand.
  const rows = isWhole(alvo) ? await read(ids).catch(() => []) : alvo;
  return new Map(rows.map((row) => [row.id, `${nomeDespesa(row)} · ${row.nomeBeneficiario}`]));
}

export async function contarResultado(
  alvo: Alvo,
  { falha, ...resultado }: ResultadoDeTodas,
  feito: Feito,
  read: LerPorIds,
): Promise<void> {
  const { recusadas } = resultado;
  if (falha === undefined && recusadas.length < 2) {
    const tone = recusadas.length === 0 ? 'ok' : 'late';
    notify({ tone, message: textoResultado(resultado, feito), durationMs: tone === 'late' ? 10_000 : undefined });
    return;
  }
  const shown = recusadas.slice(0, SHOWN);
  const nameOf = await nomes(
    alvo,
    shown.map(({ id }) => id),
    read,
  );
  const counted = { ...resultado, recusadas: recusadas.map(({ id }) => ({ id, message: '' })) };
  const stopped = falha === undefined ? '' : ` Parou antes do fim: ${messageOf(falha)}`;
  const details = shown.map(({ id, message }) => `${nameOf.get(id) ?? 'Despesa'}: ${message}`);
  if (recusadas.length > SHOWN) details.push(`e mais ${(recusadas.length - SHOWN).toLocaleString('pt-BR')}`);
  await confirm({
    title: falha === undefined ? 'Nem todas foram aceitas' : 'A operação parou antes do fim',
    message: `${textoResultado(counted, feito).trim()}${stopped}`,
    details: [...new Set(details)],
    confirmLabel: 'Entendi',
    cancelLabel: 'Fechar',
  });
}
