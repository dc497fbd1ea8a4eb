/**
 * The cases' report: the list's filters and more, over every case that is not deleted; counted, summed, grouped and written over the same
 * rows. Nothing is found by what the report does not tell: neither by names of members nor by a title that was not published.
 *
 * Amounts in centavos. A case without an amount counts and adds nothing. Source: decisions-legal (Report, Privacy); spec 3 §2.16.
 */
import { can } from '@sede/domain/access';
import type { InputOf, OutputOf } from '@sede/domain/contract';
import { ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import {
  RELATORIO_PROCESSOS_FIELDS as FIELDS,
  type GrupoDeProcessos,
  type LinhaDeProcessos,
  RELATORIO_PROCESSOS,
} from '@sede/domain/modules/juridico/relatorio-processos';
import type { relatorioProcessosContract } from '@sede/domain/modules/juridico/relatorio-processos/contract';
import { type RawBuilder, sql } from 'kysely';
import { processos, searchSemSigilo } from '#modules/juridico/processos/index.ts';
import type { RawContext, ReadContext, Reader } from '#platform/api/index.ts';
import { heavy } from '#platform/db/index.ts';
import { allOf, allRows, type PageQuery, readPage, readTotals, searchCondition } from '#platform/db/list/index.ts';
import { type ExportColumn, exportReply, fieldColumns } from '#platform/exports/index.ts';
import { vistoPor } from '../juridico.processos.ts';

type Contract = typeof relatorioProcessosContract;
type Filter = InputOf<Contract['totals']>;
type Somas = { valorCausa: number };

const all = processos.beyondVisibility('the report counts every case, and tells of none what is for the legal staff');

const casas = sql`array(select f.empresa from filiados_processos v join filiados f on f.id = v.filiado_id
    where v.processo_id = p.id union select unnest(p.orgaos) order by 1)`;
/** `abre`: whoever sees cases sees this one; of another office it is counted, and opens for none of its own. */
const columns = (
  actor: Reader['actor'],
) => sql`p.id, p.tipo, p.numero, p.ano, o.descricao as nome_objeto, p.tribunal_orgao, p.escritorio_nome, p.data_protocolo,
  p.situacao, p.valor_causa, (select count(*) from filiados_processos v where v.processo_id = p.id)::int as filiados,
  p.filiados_indeterminados, ${casas} as casas,
  ${can(actor.papeis, 'processos.ver') ? vistoPor(actor) : sql`false`} as abre`;

async function queryOf(
  reader: Reader,
  { busca, casa, tribunal, ano, valorDe, valorAte, ...filter }: Filter,
): Promise<PageQuery> {
  const query = await all.query(reader, filter);
  return {
    ...query,
    where: allOf([
      query.where,
      searchCondition(busca, searchSemSigilo),
      casa &&
        sql`(p.orgaos && ${casa}::text[] or exists (select from filiados_processos v join filiados f on f.id = v.filiado_id
          where v.processo_id = p.id and f.empresa = any(${casa}::text[])))`,
      tribunal && sql`p.tribunal_orgao = any(${tribunal}::text[])`,
      ano !== undefined && sql`p.ano = ${ano}::int`,
      valorDe !== undefined && sql`p.valor_causa >= ${valorDe}::bigint`,
      valorAte !== undefined && sql`p.valor_causa <= ${valorAte}::bigint`,
    ]),
    columns: columns(reader.actor),
    sums: sql`coalesce(sum(p.valor_causa), 0)::bigint as valor_causa`,
  };
}

export const listRelatorio = async (ctx: ReadContext, input: InputOf<Contract['list']>) =>
  readPage<LinhaDeProcessos, Somas>(ctx.db, input, await queryOf(ctx, input));

export const totalsOfRelatorio = async (ctx: ReadContext, filter: Filter) =>
  readTotals<Somas>(ctx.db, await queryOf(ctx, filter));

/** What a case is counted by, and what that is called. */
const GRUPOS: Readonly<Record<GrupoDeProcessos, { valor: RawBuilder<unknown>; rotulo: RawBuilder<unknown> }>> = {
  escritorio: {
    valor: sql`p.escritorio_id::text`,
    rotulo: sql`(select e.nome from escritorios e where e.id = p.escritorio_id)`,
  },
  situacao: { valor: sql`p.situacao`, rotulo: sql`p.situacao` },
  tipo: { valor: sql`p.tipo`, rotulo: sql`p.tipo` },
  objeto: {
    valor: sql`p.objeto_id::text`,
    rotulo: sql`(select x.descricao from objetos_processo x where x.id = p.objeto_id)`,
  },
  tribunal: { valor: sql`p.tribunal_orgao`, rotulo: sql`p.tribunal_orgao` },
  ano: { valor: sql`p.ano::text`, rotulo: sql`p.ano::text` },
};

export async function countGrupos(
  ctx: ReadContext,
  { grupo, ...filter }: InputOf<Contract['grupos']>,
): Promise<OutputOf<Contract['grupos']>> {
  const { valor, rotulo } = GRUPOS[grupo];
  const { fromTotals, from, where, sums } = await queryOf(ctx, filter);
  const order = grupo === 'ano' ? sql`g.valor desc nulls last` : sql`g.quantidade desc, g.rotulo nulls last`;
  const { rows: itens } = await sql<OutputOf<Contract['grupos']>['itens'][number]>`
    select g.* from (select ${valor} as valor, min(${rotulo}) as rotulo, count(*)::int as quantidade, ${sums ?? sql``}
      ${fromTotals ?? from} where ${where} group by 1) g order by ${order}`.execute(heavy(ctx.db));
  return {
    total: itens.reduce((sum, { quantidade }) => sum + quantidade, 0),
    valorCausa: itens.reduce((sum, { valorCausa }) => sum + valorCausa, 0),
    itens,
  };
}

const COLUNAS: readonly ExportColumn<LinhaDeProcessos>[] = [
  ...fieldColumns<LinhaDeProcessos>(FIELDS, [
    ...([
      'tipo',
      'numero',
      'ano',
      'nomeObjeto',
      'tribunalOrgao',
      'escritorioNome',
      'dataProtocolo',
      'situacao',
    ] as const),
    ...(['valorCausa', 'filiados'] as const),
  ]),
  {
    ...{ titulo: FIELDS.casas.rotulo, tipo: 'texto' },
    valor: (linha) => linha.casas.map((casa) => ROTULO_CASA[casa] ?? casa).join(', '),
  },
];

export async function exportRelatorio(
  ctx: RawContext,
  { formato, ordem, grupo, ...filter }: InputOf<Contract['export']>,
) {
  const query = await queryOf(ctx, filter);
  const byGroup = grupo ? { order: { ...query.order, grupo: GRUPOS[grupo].rotulo } } : {};
  return exportReply<LinhaDeProcessos>(ctx, {
    ...{ formato, nome: 'relatorio_processos', titulo: RELATORIO_PROCESSOS.titulo, columns: COLUNAS },
    rows: allRows({ ...query, ...byGroup }, [...(grupo ? [{ campo: 'grupo', desc: false }] : []), ...ordem]),
  });
}
