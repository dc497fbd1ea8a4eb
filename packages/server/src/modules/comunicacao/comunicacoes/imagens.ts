/**
 * Pictures of a message: sent as files beforehand, kept with the draft, refused while they still tell where and with what they were
 * made. They travel inside the mail.
 *
 * Errors: `comunicacoes.imagem_desconhecida`, `.imagem_metadados`, `.imagens_grandes`; those of `bindAnexos`.
 * Source: decisions-members (Communication, Editor).
 */
import { newId } from '@sede/domain/kernel';
import {
  comunicacoesErrors as errors,
  IMAGENS_DA_MENSAGEM,
  MAX_IMAGENS,
} from '@sede/domain/modules/comunicacao/comunicacoes';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { bindAnexos, type FileStore, releaseAnexos } from '#platform/files/index.ts';
import type { InlineImage } from '#platform/mail/index.ts';
import { carriesMetadata } from './metadata.ts';

interface Guardada {
  id: string;
  nome: string;
  tamanho: number;
  tipo: string;
  chave: string;
  nova: boolean;
}

async function bytesOf(files: FileStore, chave: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of await files.get(chave)) pieces.push(piece as Buffer); // the store's streams give bytes
  return Buffer.concat(pieces);
}

/** Keeps with the draft exactly the pictures of its text. */
export async function keepImagens(ctx: WriteContext, comunicacaoId: string, ids: readonly string[]): Promise<void> {
  const { tx, services, actor, now } = ctx;
  const { rows } = await sql<Guardada>`
    select a.id, a.nome, a.tamanho, a.tipo_conteudo as tipo, a.chave, i.id is null as nova
    from anexos a left join comunicacao_imagens i on i.anexo_id = a.id and i.comunicacao_id = ${comunicacaoId}::uuid
    where a.id = any(${[...ids]}::uuid[]) and a.modulo = ${IMAGENS_DA_MENSAGEM.modulo}
      and (i.id is not null or a.enviado_por = ${actor.usuarioId}::uuid
        or exists (select from comunicacao_imagens o where o.anexo_id = a.id))`.execute(tx);
  if (rows.length !== ids.length) throw errors.imagem_desconhecida();
  if (rows.reduce((sum, { tamanho }) => sum + tamanho, 0) > MAX_IMAGENS) throw errors.imagens_grandes();
  for (const { nome, chave, tipo } of rows.filter(({ nova }) => nova)) {
    if (carriesMetadata(await bytesOf(services.files, chave), tipo))
      throw errors.imagem_metadados({ values: { nome } });
  }
  const novas = rows.filter(({ nova }) => nova);
  const soltas = await unbound(
    tx,
    novas.map(({ id }) => id),
  );
  await bindAnexos(tx, soltas, { modulo: IMAGENS_DA_MENSAGEM.modulo, usuarioId: actor.usuarioId, now });
  await sql`insert into comunicacao_imagens (id, comunicacao_id, anexo_id, nome)
    select n.id, ${comunicacaoId}::uuid, n.anexo_id, n.nome
    from unnest(${novas.map(() => newId())}::uuid[], ${novas.map(({ id }) => id)}::uuid[], ${novas.map(({ nome }) => nome)}::text[])
      as n (id, anexo_id, nome)`.execute(tx);
  const { rows: gone } = await sql<{ anexoId: string }>`delete from comunicacao_imagens
    where comunicacao_id = ${comunicacaoId}::uuid and not (anexo_id = any(${[...ids]}::uuid[])) returning anexo_id`.execute(
    tx,
  );
  await releaseOrphans(
    ctx,
    gone.map(({ anexoId }) => anexoId),
  );
}

/** A picture that a correction took over belongs to two messages: it is bound already. */
async function unbound(tx: Tx, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ anexoId: string }>`
    select distinct anexo_id from comunicacao_imagens where anexo_id = any(${ids}::uuid[])`.execute(tx);
  const bound = new Set(rows.map(({ anexoId }) => anexoId));
  return ids.filter((id) => !bound.has(id));
}

export async function releaseOrphans({ tx, now }: Pick<WriteContext, 'tx' | 'now'>, ids: string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`select a.id from anexos a where a.id = any(${ids}::uuid[])
    and not exists (select from comunicacao_imagens i where i.anexo_id = a.id)`.execute(tx);
  await releaseAnexos(
    tx,
    rows.map(({ id }) => id),
    now,
  );
}

export async function imagensDe(db: Db | Tx, comunicacaoId: string): Promise<string[]> {
  const { rows } = await sql<{ anexoId: string }>`
    select anexo_id from comunicacao_imagens where comunicacao_id = ${comunicacaoId}::uuid`.execute(db);
  return rows.map(({ anexoId }) => anexoId);
}

const cidOf = (id: string): string => `${id}@sede`;

/** With their bytes, for the mail. */
export async function inlineImages(db: Db | Tx, files: FileStore, comunicacaoId: string): Promise<InlineImage[]> {
  const { rows } = await sql<{ id: string; nome: string; tipo: string; chave: string }>`
    select a.id, a.nome, a.tipo_conteudo as tipo, a.chave from comunicacao_imagens i join anexos a on a.id = i.anexo_id
    where i.comunicacao_id = ${comunicacaoId}::uuid order by i.id`.execute(db);
  return Promise.all(
    rows.map(async ({ id, nome, tipo, chave }) => ({
      cid: cidOf(id),
      nome,
      tipo,
      conteudo: await bytesOf(files, chave),
    })),
  );
}
