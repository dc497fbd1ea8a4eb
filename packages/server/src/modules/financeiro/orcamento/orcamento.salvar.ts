/**
 * Writes cells of one month's forecast, each on the version that was seen; one that somebody else has changed meanwhile
 * is refused alone, with what stands now. A cleared cell keeps its row, so that its version goes on.
 *
 * Cells are always locked in the same order, so that two people who paste at once cannot deadlock.
 * Errors: `fechamentos.periodo_fechado` (whole), `plataforma.invalido` (whole: unknown item or cost centre, a cell twice);
 * per cell `plataforma.versao_conflito`. Source: decisions §6 (Two people editing), §7; invariants A10.
 */
import type { InputOf } from '@sede/domain/contract';
import { formatHoraBr, newId, platformErrors } from '@sede/domain/kernel';
import { type CelulaInput, orcamentoMessages, type ResultadoCelulas } from '@sede/domain/modules/financeiro/orcamento';
import type { orcamentoContract } from '@sede/domain/modules/financeiro/orcamento/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { readFinanceiro } from '../financeiro.actor.ts';
import { refusePeriodoFechado } from '../financeiro.periodo.ts';
import { mesDe } from './orcamento.views.ts';

type Input = InputOf<typeof orcamentoContract.salvar>;
interface Estado {
  versao: number;
  valor: number | null;
  por: string | null;
  em: string;
}
const keyOf = ({ centroCusto, idItemDespesa }: Pick<CelulaInput, 'centroCusto' | 'idItemDespesa'>) =>
  `${idItemDespesa} ${centroCusto}`;

/** Every cell must name an item and a centre that exist; new forecasts none that is disabled or gone from the list. */
async function refuseUnknown(tx: Tx, { celulas }: Input, known: ReadonlyMap<string, Estado>): Promise<void> {
  const ids = [...new Set(celulas.map((c) => c.idItemDespesa))];
  const { rows } = await sql<{ id: string; desabilitado: boolean }>`
    select id, desabilitado from itens_despesa where id = any(${ids}::uuid[]) for share`.execute(tx);
  const items = new Map(rows.map(({ id, desabilitado }) => [id, desabilitado]));
  const { centrosCusto } = await readFinanceiro(tx);
  const campos: Record<string, string> = {};
  const seen = new Set<string>();
  for (const [n, celula] of celulas.entries()) {
    const at = (campo: string, message: string) => {
      campos[`celulas.${n}.${campo}`] = message;
    };
    const disabled = items.get(celula.idItemDespesa);
    const old = known.has(keyOf(celula));
    if (disabled === undefined) at('idItemDespesa', orcamentoMessages.itemInexistente);
    else if (disabled && !old) at('idItemDespesa', orcamentoMessages.itemDesabilitado);
    if (!old && !centrosCusto.includes(celula.centroCusto)) at('centroCusto', orcamentoMessages.centroInexistente);
    if (seen.has(keyOf(celula))) at('idItemDespesa', orcamentoMessages.celulaRepetida);
    seen.add(keyOf(celula));
  }
  refuseCampos(campos);
}

async function estados(tx: Tx, ano: number, mes: number, celulas: readonly CelulaInput[]) {
  const { rows } = await sql<Estado & { centroCusto: string; idItemDespesa: string }>`
    select p.centro_custo, p.id_item_despesa, p.versao, p.valor, p.atualizado_em as em,
      (select u.nome from usuarios u where u.id = p.atualizado_por) as por
    from previsoes_orcamentarias p
    join unnest(${celulas.map((c) => c.centroCusto)}::text[], ${celulas.map((c) => c.idItemDespesa)}::uuid[])
      as c (centro, item) on c.centro = p.centro_custo and c.item = p.id_item_despesa
    where p.ano = ${ano} and p.mes = ${mes}
    order by p.id_item_despesa::text, p.centro_custo collate "C" for update of p`.execute(tx);
  return new Map(rows.map((row) => [keyOf(row), row as Estado]));
}

/** The version after the write; undefined if somebody else wrote the cell first. */
async function write(tx: Tx, ano: number, mes: number, celula: CelulaInput, atual: Estado | undefined) {
  const { centroCusto, idItemDespesa, valor } = celula;
  const at = sql`ano = ${ano} and mes = ${mes} and centro_custo = ${centroCusto} and id_item_despesa = ${idItemDespesa}::uuid`;
  const { rows } = await (atual
    ? sql<{ versao: number }>`update previsoes_orcamentarias set valor = ${valor}::bigint where ${at} returning versao`
    : sql<{ versao: number }>`
        insert into previsoes_orcamentarias (id, ano, mes, centro_custo, id_item_despesa, valor)
        values (${newId()}::uuid, ${ano}, ${mes}, ${centroCusto}, ${idItemDespesa}::uuid, ${valor}::bigint)
        on conflict on constraint previsoes_orcamentarias_celula do nothing returning versao`
  ).execute(tx);
  return rows[0]?.versao;
}

export async function saveCelulas({ tx }: WriteContext, input: Input): Promise<ResultadoCelulas> {
  const { ano, mes } = input;
  await refusePeriodoFechado(tx, { mes: `${mesDe(ano, mes)}-01` });
  const celulas = input.celulas.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const known = await estados(tx, ano, mes, celulas);
  await refuseUnknown(tx, input, known);
  const result: ResultadoCelulas = { salvas: [], recusadas: [] };
  for (const celula of celulas) {
    const { centroCusto, idItemDespesa, valor, versao } = celula;
    let atual = known.get(keyOf(celula));
    if (versao === (atual?.versao ?? 0)) {
      // A cell that never had a value need not be cleared.
      if (!atual && valor === null) {
        result.salvas.push({ centroCusto, idItemDespesa, valor, versao: 0 });
        continue;
      }
      const written = await write(tx, ano, mes, celula, atual);
      if (written !== undefined) {
        result.salvas.push({ centroCusto, idItemDespesa, valor, versao: written });
        continue;
      }
      atual = (await estados(tx, ano, mes, [celula])).get(keyOf(celula));
    }
    const values = { nome: atual?.por ?? 'outra pessoa', hora: atual ? formatHoraBr(atual.em) : '' };
    const { code, message } = platformErrors.versao_conflito({ values });
    const now = atual ? { valor: atual.valor, versao: atual.versao } : null;
    result.recusadas.push({ centroCusto, idItemDespesa, code, message, atual: now });
  }
  return result;
}
