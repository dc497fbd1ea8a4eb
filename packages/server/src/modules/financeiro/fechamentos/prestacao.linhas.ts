/**
 * The account of a period: lines by cash with one date and one amount, their sums, and the documents behind them.
 *
 * One description of the lines gives list, sum, spreadsheet, the closing's totals by cash and the documents, so that they
 * cannot differ. A payment counts `valorPago` on its day, a credit its amount, a refund is a line of its own; what left is
 * below zero. Rows that the import hid, or brought with a date outside, count nowhere. Source: issue 4; decisions §7 (Which date counts).
 */
import type { InputOf } from '@sede/domain/contract';
import type {
  Conferencia,
  LancamentoCaixa,
  LancamentoDeCaixa,
  PontoConferido,
} from '@sede/domain/modules/financeiro/fechamentos';
import type { fechamentosContract } from '@sede/domain/modules/financeiro/fechamentos/contract';
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';
import { allOf, allRows, inColumns, inPeriod, type PageQuery, searchCondition } from '#platform/db/list/index.ts';
import { despesaConta } from '../despesas/index.ts';

export type LancamentosFilter = Pick<
  InputOf<typeof fechamentosContract.lancamentos>,
  'inicio' | 'fim' | 'lancamento' | 'busca'
>;
export type Periodo = Pick<LancamentosFilter, 'inicio' | 'fim'>;

interface Parte {
  lancamento: LancamentoDeCaixa;
  tabela: 'despesas' | 'receitas';
  data: RawBuilder<unknown>;
  valor: RawBuilder<unknown>;
}
const PARTES: readonly Parte[] = [
  { lancamento: 'credito', tabela: 'receitas', data: sql`r.data_credito`, valor: sql`r.valor` },
  { lancamento: 'estorno_receita', tabela: 'receitas', data: sql`r.data_estorno`, valor: sql`-r.valor_estorno` },
  { lancamento: 'pagamento', tabela: 'despesas', data: sql`d.data_liquidacao_pagamento`, valor: sql`-d.valor_pago` },
  { lancamento: 'estorno_despesa', tabela: 'despesas', data: sql`d.data_estorno`, valor: sql`d.valor_estorno` },
];
const DE = {
  despesas: sql`d.id, d.id_item_despesa as id_item, d.descricao, d.id_beneficiario, null::text as empresa,
    d.tipo_documento || ' ' || d.numero_documento as documento, 'despesas' as tabela from despesas d`,
  receitas: sql`r.id, r.id_item_receita as id_item, r.descricao, null::uuid as id_beneficiario, r.empresa,
    null::text as documento, 'receitas' as tabela from receitas r`,
};

/** The lines of a period, as a table; each branch reads the index of its own date. */
export function linhasDeCaixa({ inicio, fim, lancamento: so }: Omit<LancamentosFilter, 'busca'>): RawBuilder<unknown> {
  const parts = PARTES.filter(({ lancamento }) => so?.includes(lancamento) ?? true).map(
    ({ lancamento, tabela, data, valor }) => {
      const where = allOf([
        sql`${data} is not null`,
        ...inPeriod(data, { inicio, fim }),
        tabela === 'despesas' ? despesaConta : sql`not r.data_fora`,
      ]);
      return sql`select ${sql.lit(lancamento)}::text as lancamento, ${data} as data, (${valor})::bigint as valor, ${DE[tabela]} where ${where}`;
    },
  );
  return sql`(${sql.join(parts, sql` union all `)})`;
}

/**
 * The lines of a period with each of their files, `anexo_id`. Each table of files is joined by itself: joined line by
 * line, or over both tables at once, five years of lines would read a million pages.
 */
function comAnexos(periodo: Periodo): RawBuilder<unknown> {
  const despesas = linhasDeCaixa({ ...periodo, lancamento: ['pagamento', 'estorno_despesa'] });
  const receitas = linhasDeCaixa({ ...periodo, lancamento: ['credito', 'estorno_receita'] });
  return sql`(
    select l.*, x.anexo_id from ${despesas} l join despesas_anexos x on x.despesa_id = l.id
    union all select l.*, x.anexo_id from ${receitas} l join receitas_anexos x on x.receita_id = l.id
  )`;
}

export function lancamentosQuery({ busca, ...filter }: LancamentosFilter): PageQuery {
  const fromTotals = sql`from ${linhasDeCaixa(filter)} l`;
  return {
    from: sql`${fromTotals}
      left join itens_despesa i on i.id = l.id_item and l.tabela = 'despesas'
      left join itens_receita j on j.id = l.id_item and l.tabela = 'receitas'
      left join beneficiarios b on b.id = l.id_beneficiario`,
    fromTotals,
    where: allOf([searchCondition(busca, inColumns(sql`sede.sem_acento(l.descricao)`))]),
    columns: sql`l.id, l.lancamento, l.data, coalesce(i.nome, j.nome) as item, l.descricao,
      coalesce(b.nome_beneficiario, l.empresa) as pessoa, l.documento, l.valor,
      (case l.tabela when 'despesas' then (select count(*) from despesas_anexos x where x.despesa_id = l.id)
        else (select count(*) from receitas_anexos x where x.receita_id = l.id) end)::int as anexos`,
    order: {
      data: sql`l.data`,
      item: sql`coalesce(i.nome, j.nome)`,
      pessoa: sql`coalesce(b.nome_beneficiario, l.empresa)`,
      valor: sql`l.valor`,
    },
    notNull: ['data', 'item', 'valor'],
    sums: sql`coalesce(sum(l.valor), 0)::bigint as valor`,
    // A record may have two lines: what moved, and its refund.
    id: sql`(l.id, l.lancamento)`,
  };
}

export type LinhaDaConta = Pick<
  LancamentoCaixa,
  'id' | 'lancamento' | 'data' | 'item' | 'descricao' | 'pessoa' | 'documento' | 'valor'
>;

/** All lines of a period, in the list's own order. */
export async function readLinhas(db: Db, periodo: Periodo): Promise<LinhaDaConta[]> {
  const { rows } = await allRows(lancamentosQuery(periodo), [{ campo: 'data', desc: false }]).execute(db);
  return rows as LinhaDaConta[];
}

export interface AnexoDoPeriodo {
  id: string;
  chave: string;
  nome: string;
  /** The expense or revenue that it is attached to; a file may be attached to several. */
  registro: string;
}

/** The PDFs of what was paid or credited in the period, once for each record. */
export async function readAnexos(db: Db, periodo: Periodo): Promise<AnexoDoPeriodo[]> {
  const { rows } = await sql<AnexoDoPeriodo>`
    select distinct a.id, a.chave, a.nome, l.id as registro from ${comAnexos(periodo)} l
    join anexos a on a.id = l.anexo_id
    order by a.nome, a.id, l.id`.execute(db);
  return rows;
}

export async function readCaixa(db: QueryExecutorProvider, periodo: Periodo): Promise<Conferencia['caixa']> {
  const { rows } = await sql<PontoConferido & { lancamento: string }>`
    select lancamento, count(*)::int as quantidade, abs(sum(valor))::bigint as valor
    from ${linhasDeCaixa(periodo)} l group by lancamento`.execute(db);
  const of = (lancamento: LancamentoDeCaixa): PontoConferido => {
    const { quantidade = 0, valor = 0 } = rows.find((row) => row.lancamento === lancamento) ?? {};
    return { quantidade, valor };
  };
  const [creditos, estornosDeReceitas] = [of('credito'), of('estorno_receita')];
  const [pagamentos, estornosDeDespesas] = [of('pagamento'), of('estorno_despesa')];
  const saldo = creditos.valor - estornosDeReceitas.valor - pagamentos.valor + estornosDeDespesas.valor;
  return { creditos, estornosDeReceitas, pagamentos, estornosDeDespesas, saldo };
}

/** The PDFs of what was paid or credited in the period, each with its first record: `from` and where. */
export const documentosDe = (periodo: Periodo): RawBuilder<unknown> => sql`(
  select distinct on (a.id) a.id, a.chave, a.nome, a.tamanho::bigint as tamanho, l.data, l.descricao, l.documento, l.valor
  from ${comAnexos(periodo)} l join anexos a on a.id = l.anexo_id
  order by a.id, l.data
)`;

/** How many PDFs that is, and their bytes. */
export async function countDocumentos(
  db: QueryExecutorProvider,
  periodo: Periodo,
): Promise<{ pdfs: number; bytes: number }> {
  const { rows } = await sql<{ pdfs: number; bytes: number }>`
    select count(*)::int as pdfs, coalesce(sum(a.tamanho), 0)::bigint as bytes from anexos a
    where a.id in (select l.anexo_id from ${comAnexos(periodo)} l)`.execute(db);
  return rows[0] ?? { pdfs: 0, bytes: 0 };
}

export const lancamentosDe = (caixa: Conferencia['caixa']): number =>
  [caixa.creditos, caixa.estornosDeReceitas, caixa.pagamentos, caixa.estornosDeDespesas].reduce(
    (sum, { quantidade }) => sum + quantidade,
    0,
  );

/** What the limits of one file are asked of. */
export async function readTamanho(db: QueryExecutorProvider, periodo: Periodo) {
  const caixa = await readCaixa(db, periodo);
  return { lancamentos: lancamentosDe(caixa), ...(await countDocumentos(db, periodo)) };
}
