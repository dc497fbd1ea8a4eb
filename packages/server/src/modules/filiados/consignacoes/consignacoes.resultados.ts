/**
 * Results as lists: the worklist of occurrences, the members not consigned, and the files of a competence.
 *
 * Paged, filtered and summed in SQL. A treatment counts only for the code that it was given for. An export or a generated file is
 * one row in `acessos_dados`. Source: spec 2 §2; decisions-members (Consignação, LGPD).
 */
import type { InputOf } from '@sede/domain/contract';
import { formatCpf } from '@sede/domain/kernel';
import {
  type NaoConsignado,
  NOME_DOS_INATIVOS,
  nomeDoGerado,
  OCORRENCIAS,
  RESULTADO_FIELDS,
  type Resultado,
} from '@sede/domain/modules/filiados/consignacoes';
import type { consignacoesContract } from '@sede/domain/modules/filiados/consignacoes/contract';
import { FILIADO_FIELDS } from '@sede/domain/modules/filiados/filiados';
import { type RawBuilder, sql } from 'kysely';
import type { RawContext, ReadContext } from '#platform/api/index.ts';
import { allOf, allRows, type PageQuery, readPage, readTotals, searchCondition } from '#platform/db/list/index.ts';
import { exportReply, fieldColumns } from '#platform/exports/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { CODIGOS_DO_GERADO } from './consignacoes.painel.ts';
import { dia } from './consignacoes.store.ts';

type Contract = typeof consignacoesContract;
type Filter = InputOf<Contract['totals']>;

const FROM = sql`from consignacao_resultados r
  left join consignacao_linhas l on l.arquivo_id = r.arquivo_id and l.linha = r.linha
  left join filiados f on f.id = coalesce(r.filiado_id, l.filiado_id, l.proposto_id)
  left join consignacao_tratamentos t on t.competencia = r.competencia and t.chave = r.chave and t.codigo = r.codigo`;
/** A line that is nobody's is called as in its file. */
const nome = sql`coalesce(case when r.filiado_id is null and l.filiado_id is null then l.nome end, f.nome_completo)`;
const matricula = sql`case when r.filiado_id is null and l.filiado_id is null then l.matricula else f.matricula end`;
const diferenca = sql`case when r.descontado is not null or r.esperado is not null
  then coalesce(r.descontado, 0) - coalesce(r.esperado, 0) end`;

const COLUMNS = sql`r.id, to_char(r.competencia, 'YYYY-MM') as competencia, coalesce(r.filiado_id, l.filiado_id) as filiado_id,
  ${nome} as nome, case when r.filiado_id is null and l.filiado_id is null then l.cpf else f.cpf end as cpf, r.casa,
  ${matricula} as matricula, r.linha, r.codigo, r.esperado, r.descontado, ${diferenca} as diferenca, r.meses, r.processos, r.detalhe,
  f.situacao_filiado as situacao, t.tratamento, t.causa, t.nota,
  (select u.nome from usuarios u where u.id = t.atualizado_por) as tratado_por, t.atualizado_em as tratado_em,
  coalesce(t.versao, 0) as tratamento_versao,
  (select max(n.criado_em) from consignacao_inativados x join consignacao_inativacoes n on n.id = x.inativacao_id
    where x.filiado_id = r.filiado_id and not x.desfeito and n.competencia = r.competencia) as inativado_em`;

const ORDER = {
  nome: sql`sede.sem_acento(${nome})`,
  casa: sql`r.casa`,
  matricula: sql`${matricula}`,
  codigo: sql`array_position(${[...OCORRENCIAS]}::text[], r.codigo)`,
  esperado: sql`r.esperado`,
  descontado: sql`r.descontado`,
  diferenca,
  meses: sql`r.meses`,
  tratamento: sql`t.tratamento`,
};

const inSearch = (busca: string | undefined) =>
  searchCondition(
    busca,
    ({ like }) =>
      sql<boolean>`sede.sem_acento(coalesce(${nome}, '') || ' ' || coalesce(${matricula}, '') || ' ' || coalesce(l.cpf, f.cpf, '')) like ${like}`,
  );

function conditions({
  competencia,
  casa,
  codigo,
  tratado,
  tratamento,
  busca,
}: Filter): (RawBuilder<unknown> | null | undefined | false)[] {
  return [
    competencia === undefined
      ? sql`exists (select from consignacao_competencias k where k.competencia = r.competencia and k.concluida_em is null)`
      : sql`r.competencia = ${dia(competencia)}::date`,
    casa && sql`r.casa = any(${casa}::text[])`,
    codigo ? sql`r.codigo = any(${codigo}::text[])` : sql`r.ocorrencia`,
    tratado !== undefined && (tratado ? sql`t.id is not null` : sql`t.id is null`),
    tratamento && sql`t.tratamento = any(${tratamento}::text[])`,
    inSearch(busca),
  ];
}

const query = (filter: Filter): PageQuery => ({
  from: FROM,
  where: allOf(conditions(filter)),
  columns: COLUMNS,
  order: ORDER,
  id: sql`r.id`,
  sums: sql`coalesce(sum(r.esperado), 0)::bigint as esperado, coalesce(sum(r.descontado), 0)::bigint as descontado,
    coalesce(sum(${diferenca}), 0)::bigint as diferenca`,
  that: (id) => sql`r.id = ${id}::uuid`,
});

interface Somas {
  esperado: number;
  descontado: number;
  diferenca: number;
}

export const listResultados = ({ db }: ReadContext, input: InputOf<Contract['list']>) =>
  readPage<Resultado, Somas>(db, input, query(input));
export const totalResultados = ({ db }: ReadContext, filter: Filter) => readTotals<Somas>(db, query(filter));

const PLANILHA = fieldColumns<Resultado>(
  { ...RESULTADO_FIELDS, cpf: { ...RESULTADO_FIELDS.cpf, formato: formatCpf } },
  [
    ...([
      'nome',
      'cpf',
      'casa',
      'matricula',
      'codigo',
      'esperado',
      'descontado',
      'diferenca',
      'meses',
      'processos',
    ] as const),
    ...(['detalhe', 'tratamento', 'causa', 'nota'] as const),
  ],
);

async function logExport(ctx: RawContext, arquivo: string, filtro: Record<string, unknown>, quantidade: number) {
  await registerAcesso(ctx, {
    ato: 'exportar',
    tela: 'consignacoes',
    filiado: null,
    detalhe: { arquivo, ...filtro },
    quantidade,
  });
}

export async function exportResultados(ctx: RawContext, { formato, ordem, ...filter }: InputOf<Contract['export']>) {
  const asked = query(filter);
  const { total } = await readTotals(ctx.db, asked);
  await logExport(ctx, `consignacao.${formato}`, filter, total);
  return exportReply<Resultado>(ctx, {
    ...{ formato, nome: 'consignacao', titulo: 'Consignação', columns: PLANILHA, rows: allRows(asked, ordem) },
    dados: { filtro: filter },
  });
}

/** One file of the month: 'divergencias_camara_2026-10.xlsx'. */
export async function downloadGerado(ctx: RawContext, { competencia, casa, tipo }: InputOf<Contract['gerado']>) {
  const name = nomeDoGerado(tipo, casa, competencia);
  const asked = query({ competencia, casa: [casa], codigo: [...CODIGOS_DO_GERADO[tipo]] });
  const { total } = await readTotals(ctx.db, asked);
  await logExport(ctx, `${name}.xlsx`, { competencia, casa, tipo }, total);
  const rows = allRows(asked, [{ campo: 'nome', desc: false }]);
  return exportReply<Resultado>(ctx, { formato: 'xlsx', nome: name, titulo: 'Consignação', columns: PLANILHA, rows });
}

/** The last competence that was verified: what the reader's table shows unless another is asked for. */
const LAST = sql`(select max(c.competencia) from consignacoes c where c.estado = 'Finalizado')`;

const naoConsignados = ({
  competencia,
  casa,
  busca,
}:
  | InputOf<Contract['naoConsignados']>
  | Omit<InputOf<Contract['exportNaoConsignados']>, 'formato' | 'ordem'>): PageQuery => ({
  from: sql`from consignacao_resultados r join filiados f on f.id = r.filiado_id`,
  where: allOf([
    sql`r.codigo = 'nao_descontado'`,
    competencia === undefined ? sql`r.competencia = ${LAST}` : sql`r.competencia = ${dia(competencia)}::date`,
    casa && sql`r.casa = any(${casa}::text[])`,
    searchCondition(
      busca,
      ({ like }) => sql<boolean>`sede.sem_acento(f.nome_completo || ' ' || f.matricula) like ${like}`,
    ),
  ]),
  columns: sql`r.id, f.nome_completo as nome, r.casa, f.matricula, r.esperado, r.meses, r.processos,
    to_char(r.competencia, 'YYYY-MM') as competencia, f.situacao_filiado as situacao`,
  order: {
    nome: sql`sede.sem_acento(f.nome_completo)`,
    casa: sql`r.casa`,
    matricula: sql`f.matricula`,
    esperado: sql`r.esperado`,
    meses: sql`r.meses`,
  },
  id: sql`r.id`,
  that: (id) => sql`r.id = ${id}::uuid`,
});

export const listNaoConsignados = ({ db }: ReadContext, input: InputOf<Contract['naoConsignados']>) =>
  readPage<NaoConsignado>(db, input, naoConsignados(input));

const PLANILHA_DOS_NAO_CONSIGNADOS = fieldColumns<NaoConsignado>(
  { ...RESULTADO_FIELDS, situacao: FILIADO_FIELDS.situacaoFiliado },
  [...(['nome', 'casa', 'matricula', 'esperado', 'meses', 'processos', 'situacao'] as const)],
);

export async function exportNaoConsignados(
  ctx: RawContext,
  { formato, ordem, ...filter }: InputOf<Contract['exportNaoConsignados']>,
) {
  const asked = naoConsignados(filter);
  const { total } = await readTotals(ctx.db, asked);
  await logExport(ctx, `${NOME_DOS_INATIVOS}.${formato}`, filter, total);
  return exportReply<NaoConsignado>(ctx, {
    ...{ formato, nome: NOME_DOS_INATIVOS, titulo: 'Filiados não consignados', columns: PLANILHA_DOS_NAO_CONSIGNADOS },
    ...{ rows: allRows(asked, ordem), dados: { filtro: filter } },
  });
}
