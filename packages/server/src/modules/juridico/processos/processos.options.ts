/**
 * What the forms choose from: cases, for records that refer to one; members to be made party to a case.
 *
 * Cases are found from three letters or digits on. An office's user chooses of the own ones. Whoever is not of the legal staff reads
 * number and court, and a title only where it was published; finds by nothing else: so does an office's user of another office's
 * cases, where another role lets them choose those. Members are found who left or died too, told as
 * such. Source: spec 3 §5; decisions-legal (Cases, Privacy, Permissions).
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { formatCpfOculto, likePattern, nomeProprio, platformErrors } from '@sede/domain/kernel';
import {
  type CandidatoDoProcesso,
  MAX_OPCOES_PROCESSO,
  MIN_BUSCA_PROCESSO,
  type OpcaoDeProcesso,
} from '@sede/domain/modules/juridico/processos';
import type { processosContract } from '@sede/domain/modules/juridico/processos/contract';
import { type RawBuilder, sql } from 'kysely';
import type { ReadContext } from '#platform/api/index.ts';
import { allOf, inColumns, searchCondition, type WordCondition } from '#platform/db/list/index.ts';
import { seesAllOffices } from '../juridico.actor.ts';
import { processos, searchProcessos } from './processo.record.ts';
import { DESFILIADO } from './processos.store.ts';

type Contract = typeof processosContract;

/** Shorter ones would offer half of all there is. */
const isLongEnough = (busca: string | undefined) =>
  (busca ?? '').replace(/[^\p{L}\p{N}]/gu, '').length >= MIN_BUSCA_PROCESSO;

const publicado = sql`case when p.publicar_acao_coletiva then p.titulo end`;
const SEM_SIGILO = sql`${publicado} as titulo, null::text as escritorio_nome, null::text as situacao`;

/** For whoever may not know what is written in a case. */
export const searchSemSigilo: WordCondition = ({ word, like }) => {
  const digitos = word.replace(/\D/g, '');
  const numero = digitos.length >= MIN_BUSCA_PROCESSO ? sql`p.digitos like ${likePattern(digitos)}` : sql`false`;
  return sql<boolean>`(sede.sem_acento(concat_ws(' ', p.numero, p.tribunal_orgao, ${publicado})) like ${like} or ${numero})`;
};

const ofMembers = (filiados: readonly string[]) =>
  sql`p.id in (select v.processo_id from filiados_processos v where v.filiado_id = any(${[...filiados]}::uuid[]))`;

/** What the reader may know of each case: of one that only another role of theirs lets them choose, no more than that role does. */
function saberDe({ actor }: ReadContext): { columns: RawBuilder<unknown>; search: WordCondition } {
  if (!can(actor.papeis, 'processos.ver')) return { columns: SEM_SIGILO, search: searchSemSigilo };
  if (seesAllOffices(actor, 'processos.ver') || !seesAllOffices(actor, 'processos.vincular'))
    return { columns: sql`p.titulo, p.escritorio_nome, p.situacao`, search: searchProcessos };
  const sees = processos.seenBy(actor);
  return {
    columns: sql`case when ${sees} then p.titulo else ${publicado} end as titulo,
      case when ${sees} then p.escritorio_nome end as escritorio_nome, case when ${sees} then p.situacao end as situacao`,
    search: (word) => sql<boolean>`((${sees} and ${searchProcessos(word)}) or ${searchSemSigilo(word)})`,
  };
}

export async function listOpcoes(ctx: ReadContext, { busca, ids, filiado }: InputOf<Contract['options']>) {
  if (filiado && !can(ctx.actor.papeis, 'processos.ver')) throw platformErrors.sem_permissao();
  if (!ids && !filiado && !isLongEnough(busca)) return { itens: [] };
  // Whose case it is belongs to those that the reader sees.
  const all = !filiado && seesAllOffices(ctx.actor, 'processos.vincular');
  const reads = all ? processos.beyondVisibility('chosen by number and court in other records') : processos;
  const { columns, search } = saberDe(ctx);
  const conditions = [
    ids && sql`p.id = any(${ids}::uuid[])`,
    filiado && ofMembers(filiado),
    searchCondition(busca, search),
  ];
  const digitos = (busca ?? '').replace(/\D/g, '');
  const itens = await reads.some<OpcaoDeProcesso>(ctx, {
    conditions,
    columns: sql`p.id, p.tipo, p.numero, p.tribunal_orgao, ${columns}`,
    order: sql`p.digitos = ${digitos} desc, p.movimentado_em desc, p.id`,
    limit: MAX_OPCOES_PROCESSO,
  });
  return { itens };
}

export async function listCandidatos(
  ctx: ReadContext,
  { busca, ids, processo }: InputOf<Contract['opcoesDeFiliados']>,
): Promise<{ itens: CandidatoDoProcesso[] }> {
  if (!ids && !isLongEnough(busca)) return { itens: [] };
  const noProcesso: RawBuilder<unknown> =
    processo === undefined
      ? sql`false`
      : sql`exists (select from filiados_processos v where v.filiado_id = f.id and v.processo_id = ${processo}::uuid)`;
  const where = allOf([
    sql`f.anonimizado_em is null`,
    ids && sql`f.id = any(${ids}::uuid[])`,
    searchCondition(busca, inColumns(sql`f.busca`, sql`f.iniciais`)),
  ]);
  const { rows } = await sql<CandidatoDoProcesso>`
    select f.id, coalesce(f.nome_social, f.nome_completo) as nome, f.empresa as casa, f.matricula, f.cpf,
      ${DESFILIADO} as desfiliado, f.falecido, ${noProcesso} as no_processo
    from filiados f where ${where} order by f.nome_completo, f.id limit ${MAX_OPCOES_PROCESSO}`.execute(ctx.db);
  return {
    itens: rows.map((um) => ({ ...um, nome: nomeProprio(um.nome), cpf: um.cpf && formatCpfOculto(um.cpf) })),
  };
}
