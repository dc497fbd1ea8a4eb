/**
 * Leaving a topic, by the link of a mail and without a session: one click of the mail program (RFC 8058), or the page of topics.
 *
 * The token names a recipient of a mailing or of a survey, and so a member and the topic that the mail was of; a forged one is refused alike, whatever
 * is wrong with it. Reading changes nothing: scanners open every link. Errors: `comunicacoes.descadastro_invalido`.
 * Source: decisions-members (Communication); RFC 8058.
 */
import type { InputOf } from '@sede/domain/contract';
import {
  comunicacoesErrors as errors,
  comunicacoesMessages as messages,
} from '@sede/domain/modules/comunicacao/comunicacoes';
import type { comunicacoesContract } from '@sede/domain/modules/comunicacao/comunicacoes/contract';
import { TEMA_DAS_PESQUISAS } from '@sede/domain/modules/comunicacao/pesquisas';
import { meuPerfilSettings, readTemas, recebeTema, type Tema } from '@sede/domain/modules/filiados/meu-perfil';
import { sql } from 'kysely';
import { listEscolhas, writeEscolha } from '#modules/filiados/meu-perfil/index.ts';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { Actor, RawContext, WriteContext } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { readLinkToken } from './links.ts';

type Contract = typeof comunicacoesContract;
type Public = WriteContext<Actor | null>;

async function personOf(db: Db | Tx, key: string, token: string): Promise<{ filiadoId: string; tema: string | null }> {
  const id = readLinkToken(key, 'descadastro', token);
  const { rows } = await sql<{ filiadoId: string; tema: string | null }>`
    select d.filiado_id, c.tema from comunicacao_destinatarios d join comunicacoes c on c.id = d.comunicacao_id
    where d.id = ${id}::uuid
    union all select filiado_id, ${TEMA_DAS_PESQUISAS} from pesquisa_convites where id = ${id}::uuid`.execute(db);
  const [person] = rows;
  if (!person) throw errors.descadastro_invalido();
  return person;
}

const temasOf = async (db: Db | Tx): Promise<Tema[]> =>
  readTemas((await readConfiguracoes(db, meuPerfilSettings)).temasDeComunicacao);

async function escolhasOf(db: Db | Tx, filiadoId: string) {
  const escolhas = await listEscolhas(db, filiadoId);
  return (await temasOf(db)).map((tema) => ({
    nome: tema.nome,
    obrigatorio: tema.obrigatorio,
    recebe: recebeTema(tema, escolhas.get(tema.nome)),
  }));
}

export async function readTemasDoLink(ctx: Public, { token }: InputOf<Contract['temas']>) {
  const { filiadoId, tema } = await personOf(ctx.tx, ctx.services.linkKey, token);
  return { tema, temas: await escolhasOf(ctx.tx, filiadoId) };
}

export async function salvarTemas(ctx: Public, { token, temas }: InputOf<Contract['salvarTemas']>) {
  const { filiadoId } = await personOf(ctx.tx, ctx.services.linkKey, token);
  const known = new Map((await temasOf(ctx.tx)).map((tema) => [tema.nome, tema]));
  for (const { nome, recebe } of temas) {
    const tema = known.get(nome);
    if (tema && !tema.obrigatorio) await writeEscolha(ctx.tx, filiadoId, nome, recebe);
  }
  return { temas: await escolhasOf(ctx.tx, filiadoId) };
}

/** The mail program's click: what its body says beyond the click is not read. */
export async function descadastrar(ctx: RawContext<Actor | null>, { id: token }: InputOf<Contract['descadastrar']>) {
  ctx.request.raw.resume();
  const { filiadoId, tema } = await personOf(ctx.db, ctx.services.linkKey, token);
  const known = (await temasOf(ctx.db)).find(({ nome }) => nome === tema);
  if (tema !== null && !known?.obrigatorio) await ctx.write(({ tx }) => writeEscolha(tx, filiadoId, tema, false));
  return { mensagem: messages.descadastrado(tema ?? '') };
}

/** A person's click on the same address opens the page; nothing is changed. */
export async function abrirDescadastro(
  { reply }: RawContext<Actor | null>,
  { id }: InputOf<Contract['abrirDescadastro']>,
) {
  return reply.redirect(`/descadastro#${encodeURIComponent(id)}`, 303);
}
