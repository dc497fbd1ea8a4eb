/**
 * Records that a person may choose for a line by hand: the same amount first, then the nearest in amount and time.
 *
 * In: the line; words, which are looked for in the record's names. Out: at most 30. Source: issue 4 (statement import).
 */
import type { InputOf } from '@sede/domain/contract';
import { addDays } from '@sede/domain/kernel';
import type { Alvo } from '@sede/domain/modules/financeiro/extratos';
import type { extratosContract } from '@sede/domain/modules/financeiro/extratos/contract';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { inColumns, searchCondition } from '#platform/db/list/index.ts';
import { type Chave, chaveDe, readAlvos } from './extratos.alvos.ts';
import { candidatosSql } from './extratos.candidatos.ts';
import { lancamentos } from './lancamento.record.ts';

const MAX = 30;
/** The search by hand covers more days than a proposal does. */
const DIAS = 60;

export async function listEscolhas(
  reader: Reader,
  { id, busca }: InputOf<(typeof extratosContract)['candidatos']>,
): Promise<{ itens: Alvo[] }> {
  const linha = await lancamentos.linha(reader, id);
  const janela = { idConta: linha.idConta, inicio: addDays(linha.data, -DIAS), fim: addDays(linha.data, DIAS) };
  const palavras = searchCondition(
    busca,
    inColumns(sql`sede.sem_acento(concat_ws(' ', k.nome, k.documento, k.pagamento, k.boleto))`),
  );
  const { rows } = await sql<Chave>`
    select k.tipo, k.id from (${candidatosSql(reader.actor, janela)}) k
    where sign(k.valor) = sign(${linha.valor}::bigint) and ${palavras ?? sql`true`}
    order by k.valor <> ${linha.valor}::bigint, abs(k.valor - ${linha.valor}::bigint), abs(k.data - ${linha.data}::date), k.id
    limit ${MAX}`.execute(reader.db);
  const alvos = await readAlvos(reader, rows);
  return { itens: rows.flatMap((chave) => alvos.get(chaveDe(chave)) ?? []) };
}
