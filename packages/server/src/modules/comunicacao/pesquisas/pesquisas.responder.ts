/**
 * The public form: what a link gives to answer, and the answer, once.
 *
 * A link is known by the digest of its token; one that is unknown, used, past its last day or of a sending that was called off answers the
 * same. An anonymous answer writes two things, a mark and sealed envelopes, and locks nothing: the link's row is read only (a lock would
 * leave the transaction's number on it). Errors: `pesquisas.link_invalido` (404). Source: decisions-members (Survey).
 */
import type { InputOf } from '@sede/domain/contract';
import {
  pesquisasErrors as errors,
  type FormularioPesquisa,
  type ModoPesquisa,
} from '@sede/domain/modules/comunicacao/pesquisas';
import type { pesquisasContract } from '@sede/domain/modules/comunicacao/pesquisas/contract';
import type { Casa } from '@sede/domain/modules/filiados/filiados';
import { sql } from 'kysely';
import type { Actor, WriteContext } from '#platform/api/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { marcaDoResumo, resumoDoToken } from './pesquisa.segredos.ts';
import { lacrarRespostas, type NovaResposta, releaseGrupos } from './pesquisas.urna.ts';

type Contract = typeof pesquisasContract;
type Publico = WriteContext<Actor | null>;

interface Link {
  conviteId: string;
  pesquisaId: string;
  filiadoId: string;
  casa: Casa;
  modo: ModoPesquisa;
  expiraEm: string;
  formularios: FormularioPesquisa['tipos'];
}

async function findLink(tx: Tx, resumo: Buffer, marca: Buffer, today: string): Promise<Link> {
  const { rows } = await sql<Link>`
    select c.id as convite_id, c.pesquisa_id, c.filiado_id, c.casa, p.modo, p.expira_em, p.formularios
    from pesquisa_convites c join pesquisas p on p.id = c.pesquisa_id
    where c.resumo = ${resumo}::bytea and c.estado not in ('na_fila', 'de_fora') and p.estado in ('enviando', 'interrompida', 'enviada')
      and p.expira_em >= ${today}::date
      and not exists (select 1 from pesquisa_marcas m where m.marca = ${marca}::bytea)`.execute(tx);
  const [link] = rows;
  if (!link) throw errors.link_invalido();
  return link;
}

const keysOf = ({ services }: Publico, token: string) => {
  const resumo = resumoDoToken(token);
  return { resumo, marca: marcaDoResumo(services.idempotencySecret, resumo) };
};

export async function readFormulario(
  ctx: Publico,
  { token }: InputOf<Contract['formulario']>,
): Promise<FormularioPesquisa> {
  const { resumo, marca } = keysOf(ctx, token);
  const { modo, expiraEm, formularios } = await findLink(ctx.tx, resumo, marca, ctx.today);
  return { modo, validoAte: expiraEm, tipos: formularios };
}

async function writeIdentificada(ctx: Publico, link: Link, respostas: readonly NovaResposta[]): Promise<void> {
  const { tx, now } = ctx;
  await sql`update pesquisa_convites set respondido_em = ${now}::timestamptz where id = ${link.conviteId}::uuid`.execute(
    tx,
  );
  for (const { tipo, nota, comentario } of respostas) {
    await sql`insert into pesquisa_respostas (pesquisa_id, anonima, tipo, casa, nota, comentario, filiado_id, respondida_em)
      values (${link.pesquisaId}::uuid, false, ${tipo}, ${link.casa}, ${nota}, ${comentario}, ${link.filiadoId}::uuid,
        ${now}::timestamptz)`.execute(tx);
  }
}

export async function responder(
  ctx: Publico,
  { token, respostas }: InputOf<Contract['responder']>,
): Promise<{ recebida: true }> {
  const { tx, services, log } = ctx;
  const secret = services.idempotencySecret;
  const { resumo, marca } = keysOf(ctx, token);
  const link = await findLink(tx, resumo, marca, ctx.today);
  const asked = new Set(link.formularios.filter(({ externo }) => externo === null).map(({ tipo }) => tipo));
  const dadas = respostas.map(({ tipo, nota, comentario }) => ({ tipo, nota, comentario: comentario ?? null }));
  const tipos = new Set(dadas.map(({ tipo }) => tipo));
  if (tipos.size !== dadas.length || dadas.some(({ tipo }) => !asked.has(tipo))) throw errors.link_invalido();
  // Two at once: the second waits here for the first and finds its mark.
  const { numAffectedRows } = await sql`insert into pesquisa_marcas (marca, pesquisa_id)
    values (${marca}::bytea, ${link.pesquisaId}::uuid) on conflict (marca) do nothing`.execute(tx);
  if (numAffectedRows !== 1n) throw errors.link_invalido();
  if (link.modo === 'identificada') {
    await writeIdentificada(ctx, link, dadas);
    return { recebida: true };
  }
  await lacrarRespostas(tx, secret, link, dadas);
  await releaseGrupos(tx, secret, link.pesquisaId, log);
  return { recebida: true };
}
