/**
 * Where the linha do tempo of a member comes from: one entry of FONTES for each source, with what it selects (id, moment, data) and
 * under which permission; the page is one statement over those that the reader may see, each cut before they are merged, so that a
 * member with thousands of entries costs a page and no more. What comes later adds an entry here and a kind in `TIPOS_DA_LINHA`.
 *
 * What the trail has of membership and files is told by their own rows. Source: decisions-members (Dialog and page).
 */
import { can, type Permission } from '@sede/domain/access';
import { platformErrors } from '@sede/domain/kernel';
import type { TipoDaLinha } from '@sede/domain/modules/filiados/filiados';
import { type RawBuilder, sql } from 'kysely';
import type { ReadContext, Who } from '#platform/api/index.ts';
import { contadas } from './filiado.record.ts';

export const POR_PAGINA = 50;

/** A row before it is told. `em`: a day stands at its first moment in São Paulo. */
export interface Linha {
  id: string;
  em: string;
  marca: string;
  tipo: TipoDaLinha;
  dados: Record<string, unknown>;
}

export interface Fonte {
  tipo: TipoDaLinha;
  permission: Permission;
  /** Selects id, em, dados of this member, as this person may see them; ids of different sources begin with different letters. */
  select: (id: string, actor: Who) => RawBuilder<unknown>;
}

const dia = (coluna: RawBuilder<unknown>) => sql`(${coluna}::timestamp at time zone 'America/Sao_Paulo')`;

export const FONTES: readonly Fonte[] = [
  {
    tipo: 'filiacao',
    permission: 'filiados.ver',
    select: (id) => sql`
      select 'p' || p.id || 'a' as id, ${dia(sql`p.inicio`)} as em, jsonb_build_object('n',
        (select count(*) from filiado_periodos o where o.filiado_id = p.filiado_id and o.inicio <= p.inicio),
        'antes', (select jsonb_build_object('fim', o.fim, 'motivo', o.motivo) from filiado_periodos o
          where o.filiado_id = p.filiado_id and o.fim <= p.inicio and o.id <> p.id order by o.fim desc limit 1)) as dados
      from filiado_periodos p where p.filiado_id = ${id}::uuid
      union all
      select 'p' || p.id || 'z', ${dia(sql`p.fim`)},
        jsonb_build_object('fim', true, 'motivo', p.motivo, 'observacao', p.observacao, 'falecimento', p.por_falecimento)
      from filiado_periodos p where p.filiado_id = ${id}::uuid and p.fim is not null`,
  },
  {
    tipo: 'documentos',
    permission: 'filiados.ver',
    select: (id) => sql`
      select 'd' || x.id as id, x.criado_em as em, jsonb_build_object('por', u.nome) as dados
      from filiados_anexos x left join usuarios u on u.id = x.criado_por where x.filiado_id = ${id}::uuid`,
  },
  {
    // What the union noted for itself is told to whoever sees it on its own page, or wrote it down.
    tipo: 'interacoes',
    permission: 'filiados.ver',
    select: (id, { papeis, usuarioId }) => sql`
      select 'i' || i.id as id, i.data as em, jsonb_build_object('por', i.responsavel_nome, 'item', t.nome, 'tipo', i.tipo,
        'classificacao', i.classificacao, 'descricao', i.descricao, 'dependente', d.nome_completo) as dados
      from interacoes i join itens_interacao t on t.id = i.item_id left join dependentes d on d.id = i.dependente_id
      where i.filiado_id = ${id}::uuid and (${can(papeis, 'interacoes.ver-internas')}::boolean
        or i.classificacao = 'Externa' or i.responsavel_id = ${usuarioId}::uuid)`,
  },
  {
    tipo: 'cadastro',
    permission: 'filiados.ver',
    select: (id) => sql`
      select 'u' || x.id as id, x.criado_em as em, jsonb_build_object('por', u.nome, 'unificada', x.nome) as dados
      from filiados_unificados x left join usuarios u on u.id = x.criado_por where x.para = ${id}::uuid`,
  },
  {
    tipo: 'cadastro',
    permission: 'filiados.ver',
    select: (id) => sql`
      select 'h' || lpad(id::text, 16, '0') as id, em, '{}'::jsonb as dados
      from auditoria where modulo = 'filiados' and registro_id = ${id}::uuid and tabela in ('filiados', 'dependentes')
        and coalesce(split_part(operacao, '.', 2), '') not in
          ('filiar', 'desfiliar', 'desfazerDesfiliacao', 'anexar', 'removerAnexo') and ${contadas}`,
  },
  {
    tipo: 'mensagens',
    permission: 'filiados.ver',
    select: (id) => sql`
      select 'm' || d.id as id, coalesce(d.enviado_em, c.enviada_em) as em,
        jsonb_build_object('titulo', c.titulo, 'estado', d.estado, 'motivo', d.motivo) as dados
      from comunicacao_destinatarios d join comunicacoes c on c.id = d.comunicacao_id
      where d.filiado_id = ${id}::uuid and c.estado <> 'aguardando_aprovacao'`,
  },
  {
    // That a survey was sent; of an anonymous one nothing else is known of anybody.
    tipo: 'mensagens',
    permission: 'filiados.ver',
    select: (id) => sql`
      select 's' || c.id as id, coalesce(c.enviado_em, p.sai_em, p.criado_em) as em,
        jsonb_build_object('titulo', 'Pesquisa de satisfação', 'estado', c.estado, 'motivo', c.motivo) as dados
      from pesquisa_convites c join pesquisas p on p.id = c.pesquisa_id
      where c.filiado_id = ${id}::uuid and p.estado <> 'aguardando_aprovacao'`,
  },
  {
    // What somebody said under their name, for whoever sees the answers on their own page.
    tipo: 'mensagens',
    permission: 'pesquisas.ver',
    select: (id) => sql`
      select 'r' || r.pesquisa_id as id, max(r.respondida_em) as em, jsonb_build_object('respostas',
        jsonb_agg(jsonb_build_object('tipo', r.tipo, 'nota', r.nota, 'comentario', r.comentario) order by r.tipo)) as dados
      from pesquisa_respostas r where r.filiado_id = ${id}::uuid group by r.pesquisa_id`,
  },
  {
    // What was deducted, and what should have been, of each competence that was verified.
    tipo: 'descontos',
    permission: 'filiados.editar',
    select: (id) => sql`
      select 'v' || r.id as id, ${dia(sql`r.competencia`)} as em,
        jsonb_build_object('competencia', to_char(r.competencia, 'YYYY-MM'), 'codigo', r.codigo, 'descontado', r.descontado) as dados
      from consignacao_resultados r
      where r.filiado_id = ${id}::uuid and (r.descontado is not null or r.codigo = 'nao_descontado')`,
  },
  {
    // That it was to be, with which office, and whether they came: nothing of what it was about, nor with whom.
    tipo: 'atendimentos',
    permission: 'filiados.ver',
    select: (id) => sql`
      select 'a' || x.id as id,
        ((t.data + make_interval(mins => t.inicio_min)) at time zone 'America/Sao_Paulo') as em,
        jsonb_build_object('numero', t.numero, 'escritorio', t.escritorio_nome, 'situacao', t.situacao,
          'compareceu', x.compareceu) as dados
      from atendimento_filiados x join atendimentos t on t.id = x.atendimento_id
      where x.filiado_id = ${id}::uuid and t.situacao <> 'Excluído'`,
  },
  {
    // What the member reads in Meus Processos, and nothing else of a case.
    tipo: 'processos',
    permission: 'processos.ver-do-filiado',
    select: (id) => sql`
      select 'j' || v.id as id, ${dia(sql`p.data_referencia`)} as em, jsonb_build_object('tipo', p.tipo, 'numero', p.numero,
        'tribunal', p.tribunal_orgao, 'escritorio', p.escritorio_nome, 'situacao', p.situacao) as dados
      from filiados_processos v join processos_juridicos p on p.id = v.processo_id
      where v.filiado_id = ${id}::uuid and p.situacao <> 'Excluído'
      union all
      select 'k' || e.id, ${dia(sql`e.data`)}, jsonb_build_object('tipo', p.tipo, 'numero', p.numero, 'evento', e.titulo,
        'descricao', e.descricao, 'comunicado', e.comunicado)
      from filiados_processos v join processos_juridicos p on p.id = v.processo_id
      join processo_eventos e on e.processo_id = p.id
      where v.filiado_id = ${id}::uuid and p.situacao <> 'Excluído'`,
  },
];

/** '1764.d0198…': microseconds and id of the last row of the page before. */
function cursorOf(depois: string | undefined): { marca: string; id: string } | null {
  if (depois === undefined) return null;
  const [, marca, id] = /^(-?[0-9]{1,18})\.([a-z][0-9a-f-]{1,60}z?)$/.exec(depois) ?? [];
  if (marca === undefined || id === undefined)
    throw platformErrors.invalido({ campos: { depois: 'Página desconhecida.' } });
  return { marca, id };
}

const micros = sql`(extract(epoch from em) * 1000000)::bigint`;

/** In: the cursor of the page before. Out: a page's rows and one more, if there is one. */
export async function readLinhas(
  { db, actor }: ReadContext,
  id: string,
  fontes: readonly Fonte[],
  depois: string | undefined,
) {
  const cursor = cursorOf(depois);
  const older = cursor
    ? sql`where (${micros}, id collate "C") < (${cursor.marca}::bigint, ${cursor.id} collate "C")`
    : sql``;
  const cut = sql`order by em desc, id collate "C" desc limit ${POR_PAGINA + 1}`;
  const parts = fontes.map(
    ({ tipo, select }) =>
      sql`(select ${tipo}::text as tipo, id, em, dados from (${select(id, actor)}) fonte ${older} ${cut})`,
  );
  const { rows } = await sql<Linha>`
    select tipo, id, em, dados, ${micros}::text as marca from (${sql.join(parts, sql` union all `)}) linha ${cut}`.execute(
    db,
  );
  return rows;
}
