/**
 * The members' report: the list's own conditions over its rows, so that both count the same.
 *
 * On the screen nothing restricted is read; the file has the chosen columns and nothing else, refused where one is not for the reader
 * (`plataforma.sem_permissao`). Groups are counted over the same rows:
 * their sum is the total. An export is one row of `acessos_dados` with filter, columns and count, the restricted columns named.
 * Source: spec 2 §2, §9; decisions-members (Statistics, LGPD).
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { type CalendarDate, nomeProprio, platformErrors } from '@sede/domain/kernel';
import { cadastroDe, idadeEm } from '@sede/domain/modules/filiados/filiados';
import {
  COLUNAS_DE_FILIADOS,
  type ColunaDeFiliados,
  colunasDeFiliados,
  type GrupoDeFiliados,
  type LinhaDeFiliados,
  PADRAO_DE_FILIADOS,
  RELATORIO_FILIADOS_FIELDS,
  RESTRITAS_DE_FILIADOS,
} from '@sede/domain/modules/filiados/relatorio-filiados';
import type { relatorioFiliadosContract } from '@sede/domain/modules/filiados/relatorio-filiados/contract';
import { type RawBuilder, sql } from 'kysely';
import type { RawContext, ReadContext, Reader } from '#platform/api/index.ts';
import { allRows, type PageQuery, readPage } from '#platform/db/list/index.ts';
import { exportReply, fieldColumns } from '#platform/exports/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { filiados } from '../filiados/index.ts';
import { CADASTRO } from '../filiados.sql.ts';

type Contract = typeof relatorioFiliadosContract;
type Filter = InputOf<Contract['totals']>;
/** As read: age and cadastro are worked out. */
type Lida = Omit<LinhaDeFiliados, 'idade' | 'cadastro'> & { aberta: boolean };

const NA_TELA = COLUNAS_DE_FILIADOS.filter((coluna) => !RESTRITAS_DE_FILIADOS.includes(coluna));
/** Not columns of the table: from the periods, or worked out of the others. */
const DOS_PERIODOS: Partial<Record<ColunaDeFiliados, RawBuilder<unknown>>> = {
  dataFiliacao: sql`m.data_filiacao`,
  dataDesfiliacao: sql`m.data_desfiliacao`,
};
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function columnsOf(colunas: readonly ColunaDeFiliados[]): RawBuilder<unknown> {
  const own = colunas.filter((coluna) => coluna !== 'idade' && coluna !== 'cadastro' && coluna !== 'dataNascimento');
  const read = own.map((coluna) => DOS_PERIODOS[coluna] ?? sql.ref(`f.${snake(coluna)}`));
  return sql.join([sql`f.id`, sql`f.data_nascimento`, sql`m.aberta`, ...read]);
}

async function queryOf(reader: Reader, filter: Filter, colunas: readonly ColunaDeFiliados[]): Promise<PageQuery> {
  return { ...(await filiados.query(reader, filter)), columns: columnsOf(colunas) };
}

const completed =
  (hoje: CalendarDate) =>
  ({ aberta, ...linha }: Lida): LinhaDeFiliados => ({
    ...linha,
    ...(linha.nomeCompleto ? { nomeCompleto: nomeProprio(linha.nomeCompleto) } : {}),
    idade: idadeEm(linha.dataNascimento ?? null, hoje),
    cadastro: cadastroDe({ aberta }),
  });

export async function listRelatorio(ctx: ReadContext, input: InputOf<Contract['list']>) {
  const page = await readPage<Lida>(ctx.db, input, await queryOf(ctx, input, NA_TELA));
  return { ...page, itens: page.itens.map(completed(ctx.today)) };
}

export const totalsOfRelatorio = async (ctx: ReadContext, filter: Filter) =>
  filiados.totals(ctx, filiados.query(ctx, filter));

const GRUPOS: Record<GrupoDeFiliados, RawBuilder<unknown>> = {
  empresa: sql`f.empresa`,
  situacaoFiliado: sql`f.situacao_filiado`,
  cadastro: CADASTRO,
  cargo: sql`f.cargo`,
  estado: sql`f.estado`,
  sexo: sql`f.sexo`,
  formaPagamento: sql`f.forma_pagamento`,
};

export async function countGrupos(ctx: ReadContext, { grupo, ...filter }: InputOf<Contract['grupos']>) {
  const { where } = await filiados.query(ctx, filter);
  const { rows: itens } = await sql<{ valor: string | null; quantidade: number }>`
    select ${GRUPOS[grupo]} as valor, count(*)::int as quantidade from filiados f where ${where}
    group by 1 order by 2 desc, 1 nulls last`.execute(ctx.db);
  return { total: itens.reduce((sum, { quantidade }) => sum + quantidade, 0), itens };
}

export async function exportRelatorio(
  ctx: RawContext,
  { formato, ordem, colunas: chosen, ...filter }: InputOf<Contract['export']>,
) {
  const wanted = chosen ?? PADRAO_DE_FILIADOS;
  const colunas = colunasDeFiliados({ edita: can(ctx.actor.papeis, 'filiados.editar') }).filter((coluna) =>
    wanted.includes(coluna),
  );
  if (wanted.some((coluna) => !colunas.includes(coluna))) throw platformErrors.sem_permissao();
  const query = await queryOf(ctx, filter, colunas);
  const { total } = await totalsOfRelatorio(ctx, filter);
  const restritas = colunas.filter((coluna) => RESTRITAS_DE_FILIADOS.includes(coluna));
  await registerAcesso(ctx, {
    ...{ ato: 'exportar', tela: 'relatorioFiliados', filiado: null, quantidade: total },
    detalhe: { ...filter, colunas, ...(restritas.length > 0 ? { restritas } : {}) },
  });
  const complete = completed(ctx.today);
  return exportReply<LinhaDeFiliados, Lida>(ctx, {
    formato,
    nome: 'relatorio_filiados',
    titulo: 'Filiados',
    columns: fieldColumns<LinhaDeFiliados>(RELATORIO_FILIADOS_FIELDS, colunas),
    rows: allRows(query, ordem),
    prepare: async (batch) => batch.map(complete),
  });
}
