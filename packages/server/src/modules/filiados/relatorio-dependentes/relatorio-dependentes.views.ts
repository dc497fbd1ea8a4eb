/**
 * The dependents' report: every dependent with their titular, filtered by both; counted, grouped and written over the same rows.
 *
 * On the screen nothing restricted is read; the file has the chosen columns and nothing else. An export is one row of `acessos_dados`
 * with filter, columns and count, the restricted columns named. Source: spec 2 §2, §9; decisions-members (Statistics, LGPD).
 */
import type { InputOf } from '@sede/domain/contract';
import { type CalendarDate, nomeProprio } from '@sede/domain/kernel';
import { idadeEm } from '@sede/domain/modules/filiados/filiados';
import {
  COLUNAS_DE_DEPENDENTES,
  type ColunaDeDependentes,
  type GrupoDeDependentes,
  type LinhaDeDependentes,
  PADRAO_DE_DEPENDENTES,
  RELATORIO_DEPENDENTES_FIELDS,
  RESTRITAS_DE_DEPENDENTES,
} from '@sede/domain/modules/filiados/relatorio-dependentes';
import type { relatorioDependentesContract } from '@sede/domain/modules/filiados/relatorio-dependentes/contract';
import { type RawBuilder, sql } from 'kysely';
import type { RawContext, ReadContext, Reader } from '#platform/api/index.ts';
import {
  allOf,
  allRows,
  inColumns,
  type PageQuery,
  readPage,
  readTotals,
  searchCondition,
  type WordCondition,
} from '#platform/db/list/index.ts';
import { exportReply, fieldColumns } from '#platform/exports/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { dependentes, searchDependentes } from '../dependentes/index.ts';
import { filiados } from '../filiados/index.ts';
import { FILIADO_HOJE, NOME_DO_FILIADO, nascidoAte } from '../filiados.sql.ts';

type Contract = typeof relatorioDependentesContract;
type Filter = InputOf<Contract['totals']>;

const FONTES: Record<Exclude<ColunaDeDependentes, 'idade'>, RawBuilder<unknown>> = {
  nomeCompleto: sql`d.nome_completo`,
  parentesco: sql`d.parentesco`,
  dataNascimento: sql`d.data_nascimento`,
  sexo: sql`d.sexo`,
  cpf: sql`d.cpf`,
  nomeMae: sql`d.nome_mae`,
  titular: NOME_DO_FILIADO,
  cpfTitular: sql`f.cpf`,
  empresa: sql`f.empresa`,
  situacaoFiliado: sql`f.situacao_filiado`,
};
const from = sql`from dependentes d join filiados f on f.id = d.filiado_id`;
const doTitular = inColumns(sql`f.busca`, sql`f.iniciais`);
const search: WordCondition = (word) => sql<boolean>`${searchDependentes(word)} or ${doTitular(word)}`;

function columnsOf(colunas: readonly ColunaDeDependentes[]): RawBuilder<unknown> {
  const own = colunas.flatMap((coluna) =>
    coluna === 'idade' || coluna === 'dataNascimento' ? [] : [sql`${FONTES[coluna]} as ${sql.ref(coluna)}`],
  );
  return sql.join([sql`d.id`, sql`d.data_nascimento`, ...own]);
}

function queryOf(
  { actor, today }: Reader,
  { busca, casa, situacao, cadastro, parentesco, idadeDe, idadeAte }: Filter,
  colunas: readonly ColunaDeDependentes[],
): PageQuery {
  return {
    from,
    where: allOf([
      dependentes.seenBy(actor),
      filiados.seenBy(actor),
      searchCondition(busca, search),
      casa && sql`f.empresa = any(${casa}::text[])`,
      situacao && sql`f.situacao_filiado = any(${situacao}::text[])`,
      cadastro?.length === 1 && (cadastro[0] === 'FILIADO' ? FILIADO_HOJE : sql`not ${FILIADO_HOJE}`),
      parentesco && sql`d.parentesco = any(${parentesco}::text[])`,
      idadeDe !== undefined && sql`d.data_nascimento <= ${nascidoAte(idadeDe, today)}`,
      idadeAte !== undefined && sql`d.data_nascimento > ${nascidoAte(idadeAte + 1, today)}`,
    ]),
    columns: columnsOf(colunas),
    order: {
      nome: sql`d.nome_completo`,
      titular: FONTES.titular,
      idade: sql`d.data_nascimento`,
      parentesco: sql`d.parentesco`,
      casa: sql`f.empresa`,
    },
    notNull: ['nome', 'titular', 'casa'],
    id: sql`d.id`,
  };
}

const completed =
  (hoje: CalendarDate) =>
  (linha: LinhaDeDependentes): LinhaDeDependentes => ({
    ...linha,
    ...(linha.nomeCompleto ? { nomeCompleto: nomeProprio(linha.nomeCompleto) } : {}),
    ...(linha.titular ? { titular: nomeProprio(linha.titular) } : {}),
    idade: idadeEm(linha.dataNascimento ?? null, hoje),
  });

export async function listRelatorio(ctx: ReadContext, input: InputOf<Contract['list']>) {
  const page = await readPage<LinhaDeDependentes>(ctx.db, input, queryOf(ctx, input, PADRAO_DE_DEPENDENTES));
  return { ...page, itens: page.itens.map(completed(ctx.today)) };
}

export const totalsOfRelatorio = (ctx: ReadContext, filter: Filter) =>
  readTotals<Record<never, never>>(ctx.db, queryOf(ctx, filter, []));

export async function countGrupos(ctx: ReadContext, { grupo, ...filter }: InputOf<Contract['grupos']>) {
  const fonte: RawBuilder<unknown> = FONTES[grupo satisfies GrupoDeDependentes];
  const { rows: itens } = await sql<{ valor: string | null; quantidade: number }>`
    select ${fonte} as valor, count(*)::int as quantidade ${from} where ${queryOf(ctx, filter, []).where}
    group by 1 order by 2 desc, 1 nulls last`.execute(ctx.db);
  return { total: itens.reduce((sum, { quantidade }) => sum + quantidade, 0), itens };
}

export async function exportRelatorio(
  ctx: RawContext,
  { formato, ordem, colunas: chosen, ...filter }: InputOf<Contract['export']>,
) {
  const colunas = COLUNAS_DE_DEPENDENTES.filter((coluna) => (chosen ?? PADRAO_DE_DEPENDENTES).includes(coluna));
  const restritas = colunas.filter((coluna) => RESTRITAS_DE_DEPENDENTES.includes(coluna));
  const { total } = await totalsOfRelatorio(ctx, filter);
  await registerAcesso(ctx, {
    ...{ ato: 'exportar', tela: 'relatorioDependentes', filiado: null, quantidade: total },
    detalhe: { ...filter, colunas, ...(restritas.length > 0 ? { restritas } : {}) },
  });
  const complete = completed(ctx.today);
  return exportReply<LinhaDeDependentes, LinhaDeDependentes>(ctx, {
    formato,
    nome: 'dependentes',
    titulo: 'Dependentes',
    columns: fieldColumns<LinhaDeDependentes>(RELATORIO_DEPENDENTES_FIELDS, colunas),
    rows: allRows(queryOf(ctx, filter, colunas), ordem),
    prepare: async (batch) => batch.map(complete),
  });
}
