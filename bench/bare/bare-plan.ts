/**
 * The bare server's plan, from the statements that the product itself sends for the same requests.
 *
 * Kept are the statements on expenses; of a creation only the INSERT, whose columns tell which values come from the body.
 */
import type { Capture } from '../capture.ts';
import {
  atendimentosList,
  bensList,
  contratosList,
  figures,
  filiadosList,
  filiadosSearch,
  idempotencyKey,
  newDespesa,
  pagesOf,
  periodList,
  periodListOnly,
  processosList,
  search,
  temasList,
  writeHeaders,
} from '../requests.ts';
import type { Sample } from '../seed.ts';
import type { BarePlan, Statement } from './plan.ts';

/** 'from despesas d', or as a described record writes it: 'from "despesas" as "d"'. */
const readsFrom = (tables: string) => {
  const from = new RegExp(`\\bfrom "?(${tables})"? (as )?"?[bdfrt]\\b`);
  return (text: string) => /^\s*(with|select)\b/.test(text) && from.test(text);
};
const onDespesas = readsFrom('despesas');
const onFiliados = readsFrom('filiados');
const onLegal = (text: string) =>
  /^\s*(with|select)\b/.test(text) && /\bfrom "?(atendimentos|processos_juridicos)"?/.test(text);
const onContratos = (text: string) => /^\s*(with|select)\b/.test(text) && /\bfrom \(?[\s\S]*contratos/.test(text);
const onFinance = readsFrom('despesas|receitas');
const isInsert = (text: string) => /^\s*insert into "despesas"/.test(text);
const camel = (column: string) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function writeOf({ text, values }: Statement, body: Record<string, unknown>): BarePlan['write'] {
  const columns = (/\(([^)]*)\)\s+values/.exec(text)?.[1] ?? '')
    .split(',')
    .map((name) => name.trim().replace(/"/g, ''));
  if (columns.length !== values.length) throw new Error(`The insert does not read as expected: ${text}`);
  const fields = columns.flatMap((column, at) => (Object.hasOwn(body, camel(column)) ? [[camel(column), at]] : []));
  return { text, values, idAt: columns.indexOf('id'), fields: Object.fromEntries(fields) };
}

export async function makePlan(capture: Capture, sample: Sample, cookie: string, url: string): Promise<BarePlan> {
  const reads: BarePlan['reads'] = {};
  for (const path of [periodList(sample), periodListOnly(sample), search()]) {
    const statements = await capture.statementsOf(path, {}, onDespesas);
    if (statements.length === 0) throw new Error(`${path} asked nothing of despesas`);
    reads[path] = statements;
  }
  for (const path of [filiadosList(), filiadosSearch()]) {
    const statements = await capture.statementsOf(path, {}, onFiliados);
    if (statements.length === 0) throw new Error(`${path} asked nothing of filiados`);
    reads[path] = statements;
  }
  for (const [path, onArea] of [
    [contratosList(), onContratos],
    [temasList(), readsFrom('temas')],
    [bensList(), readsFrom('bens')],
    [atendimentosList(), onLegal],
    [processosList(), onLegal],
  ] as const) {
    for (const page of pagesOf(path)) {
      const statements = await capture.statementsOf(page, {}, onArea);
      if (statements.length === 0) throw new Error(`${page} asked nothing of its area`);
      reads[page] = statements;
    }
  }
  for (const path of Object.values(figures(sample))) reads[path] = await capture.statementsOf(path, {}, onFinance);
  const body = newDespesa(sample);
  const [insert] = await capture.statementsOf(
    '/api/despesas',
    { method: 'POST', headers: { ...writeHeaders(cookie), ...idempotencyKey() }, body: JSON.stringify(body) },
    isInsert,
  );
  if (insert === undefined) throw new Error('no INSERT was seen');
  return { databaseUrl: url, reads, write: writeOf(insert, body) };
}
