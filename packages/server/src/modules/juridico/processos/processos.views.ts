/**
 * Reads of cases beside the list: the page of one, a member's own, what is known of a number before it is saved, themes already used.
 *
 * A member, and whoever looks after the registry, reads of a case the one member concerned and how many others, that house and the case's,
 * and of events what was written for the member. Opening is written down. Source: spec 3 §2.6, §5; decisions-legal (Cases, Privacy).
 */
import type { InputOf } from '@sede/domain/contract';
import { nomeProprio } from '@sede/domain/kernel';
import { ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import {
  digitosDe,
  erroDoNumero,
  type MeusProcessos,
  processosMessages as messages,
  NOMES_NA_LISTA,
  PROCESSO_FIELDS,
  readNumeroCnj,
} from '@sede/domain/modules/juridico/processos';
import type { processosContract } from '@sede/domain/modules/juridico/processos/contract';
import { sql } from 'kysely';
import { filiados } from '#modules/filiados/filiados/index.ts';
import type { RawContext, ReadContext } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { inColumns, searchCondition } from '#platform/db/list/index.ts';
import { type ExportColumn, exportReply } from '#platform/exports/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { processos } from './processo.record.ts';
import { readCompleto } from './processos.andamentos.ts';
import { DESFILIADO, readAlone } from './processos.store.ts';

type Contract = typeof processosContract;
type Meu = MeusProcessos['itens'][number];

const MAX_TEMAS = 20;
const MAX_COLETIVAS = 100;
const MAX_REPETIDOS = 10;

/** Whom the page names. */
async function firstMembers(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ filiadoId: string | null }>`
    select filiado_id from filiados_processos where processo_id = ${id}::uuid order by id limit ${NOMES_NA_LISTA}`.execute(
    db,
  );
  return rows.flatMap(({ filiadoId }) => filiadoId ?? []);
}

/** The page of a case shows members: who opened it is written down, with the one whom it concerns where there is no other. */
export async function openProcesso(ctx: ReadContext, { id }: { id: string }) {
  const processo = await readCompleto(ctx, id);
  if (processo.filiados > 0) {
    const filiado = await readAlone(ctx.db, id);
    const shown = filiado ? {} : { filiados: await firstMembers(ctx.db, id) };
    const detalhe = { processo: processo.numero, ...shown };
    await registerAcesso(ctx, { ato: 'abrir', tela: 'processos', filiado, detalhe, quantidade: processo.nomes.length });
  }
  return processo;
}

/** As the member concerned reads them; deleted ones are in nobody's. */
export async function readDoMembro({ db }: Pick<ReadContext, 'db'>, filiadoId: string): Promise<Meu[]> {
  const { rows } = await sql<Omit<Meu, 'casas'> & { casa: Meu['casas'][number]; orgaos: Meu['casas'] }>`
    select p.id, p.tipo, p.numero, p.ano, p.tribunal_orgao, p.escritorio_nome as escritorio, p.situacao, p.valor_causa,
      p.publicar_acao_coletiva as portal, p.link_processo, coalesce(f.nome_social, f.nome_completo) as filiado,
      (select count(*) from filiados_processos x where x.processo_id = p.id)::int - 1 as outros, f.empresa as casa, p.orgaos,
      coalesce((select jsonb_agg(jsonb_build_object('titulo', e.titulo, 'data', e.data, 'descricao', e.descricao,
          'comunicado', e.comunicado) order by e.data desc, e.id desc)
        from processo_eventos e where e.processo_id = p.id), '[]') as eventos
    from filiados_processos v
    join processos_juridicos p on p.id = v.processo_id and p.situacao <> 'Excluído'
    join filiados f on f.id = v.filiado_id
    where v.filiado_id = ${filiadoId}::uuid order by p.movimentado_em desc, p.id`.execute(db);
  return rows.map(({ casa, orgaos, ...um }) => ({
    ...um,
    filiado: nomeProprio(um.filiado),
    casas: [...new Set([casa, ...orgaos])],
  }));
}

/** Those of the house of whoever is a member today, where nobody is named: what was published of them. */
async function readColetivas({ db }: Pick<ReadContext, 'db'>, filiadoId: string): Promise<MeusProcessos['coletivas']> {
  const { rows } = await sql<MeusProcessos['coletivas'][number]>`
    select p.id, p.tipo, p.numero, p.tribunal_orgao, p.situacao, p.link_processo, p.titulo, p.pessoas_tem_direito
    from processos_juridicos p join filiados f on f.id = ${filiadoId}::uuid and f.empresa = any(p.orgaos)
    where p.filiados_indeterminados and p.publicar_acao_coletiva and p.situacao <> 'Excluído' and p.titulo is not null
      and not ${DESFILIADO}
      and not exists (select from filiados_processos v where v.processo_id = p.id and v.filiado_id = f.id)
    order by p.movimentado_em desc, p.id limit ${MAX_COLETIVAS}`.execute(db);
  return rows;
}

export async function readMeus(ctx: ReadContext): Promise<MeusProcessos> {
  const { rows } = await sql<{ id: string }>`
    select id from filiados where usuario_id = ${ctx.actor.usuarioId}::uuid`.execute(ctx.db);
  const [own] = rows;
  if (!own) return { itens: [], coletivas: [] };
  return { itens: await readDoMembro(ctx, own.id), coletivas: await readColetivas(ctx, own.id) };
}

const COLUNAS: readonly ExportColumn<Meu>[] = [
  { titulo: PROCESSO_FIELDS.tipo.rotulo, tipo: 'texto', valor: ({ tipo }) => tipo },
  {
    ...{ titulo: 'Filiados', tipo: 'texto' },
    valor: ({ filiado, outros }) => (outros > 0 ? `${filiado} ${messages.eMais(outros)}` : filiado),
  },
  { titulo: 'Casas', tipo: 'texto', valor: ({ casas }) => casas.map((casa) => ROTULO_CASA[casa] ?? casa).join(', ') },
  { titulo: PROCESSO_FIELDS.numero.rotulo, tipo: 'texto', valor: ({ numero }) => numero },
  { titulo: 'Ano', tipo: 'inteiro', valor: ({ ano }) => ano },
  { titulo: PROCESSO_FIELDS.tribunalOrgao.rotulo, tipo: 'texto', valor: ({ tribunalOrgao }) => tribunalOrgao },
  { titulo: PROCESSO_FIELDS.situacao.rotulo, tipo: 'texto', valor: ({ situacao }) => situacao },
  { titulo: 'Valor', tipo: 'dinheiro', valor: ({ valorCausa }) => valorCausa },
  { titulo: 'Portal', tipo: 'texto', valor: ({ portal }) => (portal ? 'S' : 'N') },
];

export async function exportMeus(ctx: RawContext, { formato }: InputOf<Contract['exportarMeus']>) {
  const { itens } = await readMeus(ctx);
  return exportReply<Meu>(ctx, {
    formato,
    nome: 'meus_processos',
    titulo: messages.meus,
    columns: COLUNAS,
    rows: itens,
  });
}

export async function readDoFiliado(ctx: ReadContext, { id }: { id: string }): Promise<MeusProcessos> {
  const { nomeCompleto, nomeSocial } = await filiados.get(ctx, id);
  const filiado = { id, nome: nomeProprio(nomeSocial ?? nomeCompleto) };
  await registerAcesso(ctx, { ato: 'abrir', tela: 'processos', filiado });
  return { itens: await readDoMembro(ctx, id), coletivas: await readColetivas(ctx, id) };
}

export async function checkNumero(
  ctx: ReadContext,
  { tipo, numero, tribunalOrgao, escritorioId, menos }: InputOf<Contract['conferirNumero']>,
) {
  const digitos = digitosDe(numero);
  const lido = tipo === 'Judicial' ? readNumeroCnj(numero) : null;
  const sameNumber = [
    sql`p.tipo = ${tipo}`,
    sql`p.digitos = ${digitos}`,
    menos !== undefined && sql`p.id <> ${menos}::uuid`,
    tipo === 'Administrativo' && tribunalOrgao !== undefined && sql`p.tribunal_orgao = ${tribunalOrgao}`,
  ];
  const repetidos =
    digitos === ''
      ? []
      : await processos.some<{
          id: string;
          numero: string | null;
          escritorioNome: string | null;
          mesmoEscritorio: boolean;
        }>(ctx, {
          conditions: sameNumber,
          columns: sql`p.id, p.numero, p.escritorio_nome,
            coalesce(p.escritorio_id = ${escritorioId ?? null}::uuid, false) as mesmo_escritorio`,
          order: sql`p.id`,
          limit: MAX_REPETIDOS,
        });
  return {
    valido: erroDoNumero({ tipo, numero, formatoAntigo: false }) === null,
    ano: lido?.ano ?? null,
    tribunal: lido?.tribunal?.sigla ?? null,
    repetidos,
  };
}

/** The themes of cases that the reader sees, the most used first. */
export async function readTemas(ctx: ReadContext, { busca }: InputOf<Contract['temas']>) {
  const found = searchCondition(busca, inColumns(sql`sede.sem_acento(t.tema)`)) ?? sql`true`;
  const { rows } = await sql<{ tema: string }>`
    select t.tema from processos_juridicos p cross join lateral unnest(p.tags) as t (tema)
    where ${processos.seenBy(ctx.actor)} and ${found}
    group by t.tema order by count(*) desc, t.tema limit ${MAX_TEMAS}`.execute(ctx.db);
  return { itens: rows.map(({ tema }) => tema) };
}
