/**
 * Use cases of the member's own page: read, link itself, change the nine fields, choose topics, take back a consent.
 *
 * The record is found by the account that asks; nobody names one. Whoever is no member any more reads only. A new e-mail waits for
 * its holder: the rest is saved at once, a link goes to the new address, and until it is opened nothing of the old one changes. Whether
 * somebody signs in with the new address is told only there.
 * Errors: `meuPerfil.*`, `plataforma.versao_conflito`. Source: spec 2 §2, §4, §5; decisions-members (Account).
 */
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import type { Acessos } from '@sede/domain/modules/filiados/filiados';
import {
  MEU_PERFIL_AVISOS,
  meuPerfilErrors,
  meuPerfilSettings,
  readTemas,
  recebeTema,
} from '@sede/domain/modules/filiados/meu-perfil';
import type { meuPerfilContract } from '@sede/domain/modules/filiados/meu-perfil/contract';
import { ROTULO_FINALIDADE } from '@sede/domain/modules/filiados/pedidos-filiacao';
import type { UsuariosDeps } from '#modules/acesso/usuarios/index.ts';
import { notify } from '#modules/sistema/avisos/index.ts';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import {
  type FileReply,
  type RawContext,
  type ReadContext,
  takeTurns,
  type WriteContext,
} from '#platform/api/index.ts';
import {
  confirmarEmailMail,
  createLink,
  endLinksOf,
  filiados,
  findPendente,
  linkDeFiliado,
  makeDeclaracao,
  readAcessosDe,
} from '../filiados/index.ts';
import { meuPerfil } from './meu-perfil.record.ts';
import {
  findLinkable,
  findOwnId,
  listConsentimentos,
  listEscolhas,
  revokeConsentimento,
  writeEscolha,
} from './meu-perfil.store.ts';

type Contract = typeof meuPerfilContract;

async function readTemasDe(ctx: ReadContext, filiadoId: string) {
  const { temasDeComunicacao } = await readConfiguracoes(ctx.db, meuPerfilSettings);
  const escolhas = await listEscolhas(ctx.db, filiadoId);
  return readTemas(temasDeComunicacao).map((tema) => ({
    nome: tema.nome,
    obrigatorio: tema.obrigatorio,
    recebe: recebeTema(tema, escolhas.get(tema.nome)),
  }));
}

export async function readPerfil(ctx: ReadContext) {
  const id = await findOwnId(ctx.db, ctx.actor.usuarioId);
  if (id === null) {
    const podeLigar = (await findLinkable(ctx.db, ctx.actor.usuarioId)) !== null;
    return { filiado: null, podeLigar, emailPendente: null, temas: [], consentimentos: [] };
  }
  return {
    filiado: await meuPerfil.get(ctx, id),
    podeLigar: false,
    emailPendente: await findPendente(ctx.db, id, ctx.now),
    temas: await readTemasDe(ctx, id),
    consentimentos: (await listConsentimentos(ctx.db, id)).map((dado) => ({
      ...dado,
      finalidade: ROTULO_FINALIDADE[dado.finalidade],
    })),
  };
}

/** What the staff did with one's own data; who did it is for the union to know. */
export async function readMeusAcessos(ctx: ReadContext, { pagina }: InputOf<Contract['acessos']>): Promise<Acessos> {
  const id = await findOwnId(ctx.db, ctx.actor.usuarioId);
  if (id === null) throw meuPerfilErrors.sem_ficha();
  return readAcessosDe(ctx, { id, pagina, nomes: false });
}

/** Of whoever asks; their own paper is nobody's look at their data. */
export async function printMinhaDeclaracao(ctx: RawContext): Promise<FileReply> {
  const id = await findOwnId(ctx.db, ctx.actor.usuarioId);
  if (id === null) throw meuPerfilErrors.sem_ficha();
  return makeDeclaracao(ctx, await filiados.get(ctx, id));
}

/** Held, with the version that was seen where one was. */
async function lockOwn(ctx: WriteContext, versao?: number) {
  const id = await findOwnId(ctx.tx, ctx.actor.usuarioId);
  if (id === null) throw meuPerfilErrors.sem_ficha();
  return meuPerfil.lock(ctx, versao === undefined ? { id } : { id, versao });
}

export async function linkOwn(ctx: WriteContext) {
  const id = await findLinkable(ctx.tx, ctx.actor.usuarioId);
  if (id === null) throw meuPerfilErrors.nao_ligavel();
  const row = await filiados.lock(ctx, { id });
  // Held now: somebody may have linked it, or given it another address, meanwhile.
  if ((await findLinkable(ctx.tx, ctx.actor.usuarioId)) !== id) throw meuPerfilErrors.nao_ligavel();
  await filiados.update(ctx, row, { usuarioId: ctx.actor.usuarioId });
  return readPerfil(ctx);
}

async function askNewAddress(contas: UsuariosDeps, ctx: WriteContext, filiadoId: string, nome: string, email: string) {
  const { tx, now, actor } = ctx;
  // Each is a mail to an address that somebody only typed.
  await takeTurns(ctx, [{ flow: 'perfil.email', value: actor.usuarioId, max: 5, seconds: 86_400 }]);
  const { token, dias } = await createLink(tx, { tipo: 'email', filiadoId, usuarioId: actor.usuarioId, email }, now);
  const url = linkDeFiliado(contas.auth.publicUrl, token);
  await contas.sendMail(tx, confirmarEmailMail({ nome, para: email, url, dias }), now);
}

export async function updateOwn(
  contas: UsuariosDeps,
  ctx: WriteContext,
  { versao, email, ...campos }: InputOf<Contract['update']>,
) {
  const row = await lockOwn(ctx, versao);
  const { cadastro, nomeCompleto } = await meuPerfil.get(ctx, row.id);
  if (cadastro === 'INATIVO') throw meuPerfilErrors.so_leitura();
  await meuPerfil.update(ctx, row, campos);
  if (email !== undefined && email !== row.email) {
    await askNewAddress(contas, ctx, row.id, campos.nomeCompleto ?? nomeCompleto, email);
  }
  return readPerfil(ctx);
}

export async function cancelNewAddress(ctx: WriteContext) {
  const { id } = await lockOwn(ctx);
  await endLinksOf(ctx.tx, id, ['email']);
  return readPerfil(ctx);
}

export async function chooseTema(ctx: WriteContext, { tema, recebe }: InputOf<Contract['receber']>) {
  const { id } = await lockOwn(ctx);
  const known = (await readTemasDe(ctx, id)).find(({ nome }) => nome === tema);
  if (!known || (known.obrigatorio && !recebe)) throw platformErrors.invalido();
  await writeEscolha(ctx.tx, id, tema, recebe);
  return readPerfil(ctx);
}

/** Also of whoever left: a consent is theirs to take back. One that is not theirs, or was taken back, changes nothing. */
export async function revokeOwn(ctx: WriteContext, { consentimento }: InputOf<Contract['revogar']>) {
  const { id } = await lockOwn(ctx);
  const finalidade = await revokeConsentimento(ctx.tx, { id: consentimento, filiadoId: id, now: ctx.now });
  if (finalidade !== null) {
    const { nomeCompleto } = await meuPerfil.get(ctx, id);
    await notify(ctx, {
      aviso: MEU_PERFIL_AVISOS.consentimentoRetirado,
      exceto: [ctx.actor.usuarioId],
      dados: { nome: nomeCompleto, finalidade: ROTULO_FINALIDADE[finalidade] },
      registros: [id],
    });
  }
  return readPerfil(ctx);
}
