/**
 * Copies a year's forecast to another, month by month, with an adjustment in hundredths of a per cent.
 *
 * In: years, adjustment, whether filled cells are replaced; for the copy also the number and sum that the preview showed.
 * Each result is rounded to the nearest centavo, halves up. Closed months, results that are no valid amount (zero, beyond
 * the limit) and, unless they are to be replaced, filled cells are left as they are; equal ones are not written.
 * Errors: `orcamento.mesmo_ano`, `orcamento.previa_mudou`, `fechamentos.periodo_fechado` (closed at that moment).
 * Source: issue 4 (copy a year); decision 022.
 */
import type { InputOf } from '@sede/domain/contract';
import { newId, VALOR_MAXIMO } from '@sede/domain/kernel';
import { orcamentoErrors, type PreviaCopia } from '@sede/domain/modules/financeiro/orcamento';
import type { orcamentoContract } from '@sede/domain/modules/financeiro/orcamento/contract';
import { type RawBuilder, sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { mesesFechados } from './orcamento.views.ts';

type Copia = InputOf<typeof orcamentoContract.previaCopia>;

interface Celula {
  mes: number;
  centroCusto: string;
  idItemDespesa: string;
  origem: number;
  valor: number;
}

/** Each forecast of the origin with what it would become, and why it would not be written. */
const plano = ({ origem, destino, ajuste, substituir }: Copia): RawBuilder<unknown> => sql`
  select o.mes, o.centro_custo, o.id_item_despesa, o.valor as origem, n.valor, d.valor as atual,
    case when sede.dia_fechado(make_date(${destino}::int, o.mes, 1)) then 'fechado'
      when n.valor not between 1 and ${VALOR_MAXIMO}::bigint then 'limite'
      when d.valor = n.valor or (d.valor is not null and not ${substituir}::boolean) then 'mantida' else 'escrever' end as destino
  from previsoes_orcamentarias o
  cross join lateral (select round(o.valor::numeric * (10000 + ${ajuste}::int) / 10000) as valor) n
  left join previsoes_orcamentarias d on d.ano = ${destino} and d.mes = o.mes and d.centro_custo = o.centro_custo
    and d.id_item_despesa = o.id_item_despesa
  where o.ano = ${origem} and o.valor is not null`;

function refuseSameYear({ origem, destino }: Pick<Copia, 'origem' | 'destino'>): void {
  if (origem !== destino) return;
  throw orcamentoErrors.mesmo_ano({ campos: { origem: orcamentoErrors.mesmo_ano().message } });
}

export async function previaCopia({ db }: { db: Db }, input: Copia): Promise<PreviaCopia> {
  refuseSameYear(input);
  const { rows } = await sql<Omit<PreviaCopia, 'fechados' | 'centros'>>`
    select (count(*) filter (where destino = 'escrever'))::int as celulas,
      coalesce(sum(valor) filter (where destino = 'escrever'), 0)::bigint as valor,
      (count(*) filter (where destino = 'mantida'))::int as mantidas,
      (count(*) filter (where destino = 'escrever' and atual is not null))::int as substituidas,
      (count(*) filter (where destino = 'limite'))::int as fora_do_limite
    from (${plano(input)}) p`.execute(db);
  const { rows: centros } = await sql<PreviaCopia['centros'][number]>`
    select centro_custo, count(*)::int as celulas, sum(origem)::bigint as origem, sum(valor)::bigint as valor
    from (${plano(input)}) p where destino = 'escrever' group by centro_custo order by centro_custo`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('An aggregate without a row.');
  return { ...found, fechados: await mesesFechados(db, input.destino), centros };
}

async function write(tx: Tx, destino: number, celulas: readonly Celula[]): Promise<void> {
  await sql`
    insert into previsoes_orcamentarias (id, ano, mes, centro_custo, id_item_despesa, valor)
    select n.id, ${destino}::int, n.mes, n.centro, n.item, n.valor
    from unnest(${celulas.map(() => newId())}::uuid[], ${celulas.map((c) => c.mes)}::int[],
      ${celulas.map((c) => c.centroCusto)}::text[], ${celulas.map((c) => c.idItemDespesa)}::uuid[],
      ${celulas.map((c) => c.valor)}::bigint[]) as n (id, mes, centro, item, valor)
    on conflict on constraint previsoes_orcamentarias_celula do update set valor = excluded.valor`.execute(tx);
}

export async function copyAno(
  { tx }: WriteContext,
  { esperadas, valor, ...copia }: InputOf<typeof orcamentoContract.copiar>,
): Promise<{ celulas: number }> {
  refuseSameYear(copia);
  // Locks the forecasts, so that nobody writes one between this read and the write.
  await sql`lock table previsoes_orcamentarias in share row exclusive mode`.execute(tx);
  const { rows } = await sql<Celula>`select mes, centro_custo, id_item_despesa, origem, valor::bigint as valor
    from (${plano(copia)}) p where destino = 'escrever' order by mes, id_item_despesa, centro_custo`.execute(tx);
  const sum = rows.reduce((total, row) => total + BigInt(row.valor), 0n);
  if (rows.length !== esperadas || sum !== BigInt(valor)) throw orcamentoErrors.previa_mudou();
  await write(tx, copia.destino, rows);
  return { celulas: rows.length };
}
