/**
 * The urn of anonymous answers: in sealed, out in groups drawn by lot; and the nightly rewriting.
 *
 * A group leaves when its survey, type and house have five (`quantasSaem`), all in one transaction, in a random order, with ids that tell no
 * time. By night answers, marks and waiting envelopes of a survey are written anew, shuffled: transaction numbers, places on disk and
 * ids then tell one night from another, and no person from another. Whatever cannot be opened (another secret) stays, and is logged.
 * Source: decisions-members (Survey); docs/decisions/081.
 */
import {
  quantasSaem,
  quantasSaemNoFim,
  type TipoPesquisa,
  type Urna,
} from '@sede/domain/modules/comunicacao/pesquisas';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import type { Logger } from '#platform/logging/logger.ts';
import { lacrar, openEnvelope, type RespostaLacrada } from './pesquisa.segredos.ts';

export interface NovaResposta extends RespostaLacrada {
  tipo: TipoPesquisa;
}

export async function lacrarRespostas(
  tx: Tx,
  secret: string,
  { pesquisaId, casa }: { pesquisaId: string; casa: string },
  respostas: readonly NovaResposta[],
): Promise<void> {
  for (const { tipo, ...resposta } of respostas) {
    await sql`insert into pesquisa_urna (id, pesquisa_id, tipo, casa, envelope)
      values (gen_random_uuid(), ${pesquisaId}::uuid, ${tipo}, ${casa}, ${lacrar(secret, resposta)}::bytea)`.execute(
      tx,
    );
  }
}

interface Grupo extends Urna {
  tipo: string;
  abertaAntes: boolean;
}

/** One opener of a survey's urns at a time, until the transaction ends; its own row is not touched. */
const alone = (tx: Tx, pesquisaId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('pesquisa_urna ' || ${pesquisaId}, 0))`.execute(tx);

async function readUrnas(tx: Tx, pesquisaId: string): Promise<Grupo[]> {
  const { rows } = await sql<Grupo>`
    select u.tipo, u.casa, count(*)::int as na_urna, exists (select 1 from pesquisa_respostas r
      where r.pesquisa_id = ${pesquisaId}::uuid and r.tipo = u.tipo and r.casa = u.casa) as aberta_antes
    from pesquisa_urna u where u.pesquisa_id = ${pesquisaId}::uuid group by u.tipo, u.casa`.execute(tx);
  return rows;
}

interface Envelope {
  id: string;
  envelope: Buffer;
}
interface Saida {
  tipo: string;
  /** Whose urns. */
  casas: readonly string[];
  /** What the answers keep of them. */
  casa: string | null;
  quantas: number;
}

async function open(tx: Tx, secret: string, pesquisaId: string, saida: Saida, log: Logger): Promise<void> {
  const { rows } = await sql<Envelope>`
    select id, envelope from pesquisa_urna
    where pesquisa_id = ${pesquisaId}::uuid and tipo = ${saida.tipo} and casa = any(${[...saida.casas]}::text[])
    order by random() limit ${saida.quantas}`.execute(tx);
  let abertas: RespostaLacrada[];
  try {
    abertas = rows.map(({ envelope }) => openEnvelope(secret, envelope));
  } catch {
    // Without the error: nothing of what is inside belongs into a log.
    log.error('survey answers cannot be opened: sealed with another secret');
    return;
  }
  await sql`delete from pesquisa_urna where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx);
  await sql`
    insert into pesquisa_respostas (pesquisa_id, anonima, tipo, casa, nota, comentario)
    select ${pesquisaId}::uuid, true, ${saida.tipo}, ${saida.casa}, nota, comentario
    from unnest(${abertas.map(({ nota }) => nota)}::smallint[], ${abertas.map(({ comentario }) => comentario)}::text[])
      as n (nota, comentario) order by random()`.execute(tx);
}

/** What has become a group leaves. */
export async function releaseGrupos(tx: Tx, secret: string, pesquisaId: string, log: Logger): Promise<void> {
  await alone(tx, pesquisaId);
  for (const { tipo, casa, naUrna, abertaAntes } of await readUrnas(tx, pesquisaId)) {
    const quantas = quantasSaem(naUrna, abertaAntes);
    if (quantas > 0) await open(tx, secret, pesquisaId, { tipo, casas: [casa], casa, quantas }, log);
  }
}

/** After the last day: everything that is a group, or one together; what is left is destroyed untold. */
export async function releaseNoFim(tx: Tx, secret: string, pesquisaId: string, log: Logger): Promise<void> {
  await alone(tx, pesquisaId);
  const urnas = await readUrnas(tx, pesquisaId);
  for (const tipo of new Set(urnas.map((urna) => urna.tipo))) {
    const { porCasa, semCasa } = quantasSaemNoFim(urnas.filter((urna) => urna.tipo === tipo));
    for (const { casa, naUrna } of porCasa) {
      await open(tx, secret, pesquisaId, { tipo, casas: [casa], casa, quantas: naUrna }, log);
    }
    if (semCasa.length > 0) {
      const quantas = semCasa.reduce((soma, { naUrna }) => soma + naUrna, 0);
      await open(tx, secret, pesquisaId, { tipo, casas: semCasa.map(({ casa }) => casa), casa: null, quantas }, log);
    }
  }
  await sql`delete from pesquisa_urna where pesquisa_id = ${pesquisaId}::uuid`.execute(tx);
}

/** Everything that an anonymous survey has got so far, written anew in an order drawn by lot. */
export async function embaralhar(tx: Tx, pesquisaId: string): Promise<void> {
  await alone(tx, pesquisaId);
  await sql`
    with fora as (delete from pesquisa_respostas where pesquisa_id = ${pesquisaId}::uuid and anonima
      returning pesquisa_id, anonima, tipo, casa, nota, comentario)
    insert into pesquisa_respostas (pesquisa_id, anonima, tipo, casa, nota, comentario)
    select * from fora order by random()`.execute(tx);
  await sql`
    with fora as (delete from pesquisa_marcas where pesquisa_id = ${pesquisaId}::uuid returning marca, pesquisa_id)
    insert into pesquisa_marcas (marca, pesquisa_id) select * from fora order by random()`.execute(tx);
  await sql`
    with fora as (delete from pesquisa_urna where pesquisa_id = ${pesquisaId}::uuid
      returning pesquisa_id, tipo, casa, envelope)
    insert into pesquisa_urna (id, pesquisa_id, tipo, casa, envelope)
    select gen_random_uuid(), pesquisa_id, tipo, casa, envelope from fora order by random()`.execute(tx);
}
