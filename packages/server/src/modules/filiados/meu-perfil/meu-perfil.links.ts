/**
 * What a link in a mail does when its holder uses it: link the account, take the new address, put the old one back.
 *
 * Reading one changes nothing. It is worth what it was sent for and no more: the record must still have that address, the account
 * still be the one; what would move a login of somebody with other roles is refused and told to whoever keeps the members. Putting the
 * old address back drops the password and the second step, which somebody else may have chosen meanwhile.
 * Errors: `meuPerfil.link_invalido`, `filiados.email_de_outra_pessoa`. Source: decisions-members (Account).
 */
import { AVISOS_DA_CONTA, filiadosErrors, nomeDoFiliado } from '@sede/domain/modules/filiados/filiados';
import {
  MEU_PERFIL_AVISOS,
  meuPerfilErrors,
  PERGUNTAS_DO_LINK as PERGUNTAS,
} from '@sede/domain/modules/filiados/meu-perfil';
import {
  type Conta,
  grantFiliado,
  lockConta,
  lockContaPorEmail,
  moveContaEmail,
  proveContaEmail,
  restartConta,
  type UsuariosDeps,
} from '#modules/acesso/usuarios/index.ts';
import { notify } from '#modules/sistema/avisos/index.ts';
import type { Actor, ReadContext, Who, WriteContext } from '#platform/api/index.ts';
import {
  endLinksOf,
  filiados,
  findLink,
  type LinkDeFiliado,
  moveLogin,
  removeLink,
  voltaMail,
} from '../filiados/index.ts';
import { findOwnId } from './meu-perfil.store.ts';

type PublicWrite = WriteContext<Actor | null>;

/** Who holds the token may be signed in as somebody else, or not at all: the record is changed for nobody. */
const NINGUEM: Who = { usuarioId: '', nome: '', email: '', papeis: [], escritorios: [] };
const lockFiliado = (ctx: PublicWrite, id: string) => filiados.lock({ ...ctx, actor: NINGUEM }, { id });
type Row = Awaited<ReturnType<typeof lockFiliado>>;
const change = (ctx: PublicWrite, row: Row, patch: Parameters<typeof filiados.update>[2]) =>
  filiados.update({ ...ctx, actor: NINGUEM }, row, patch);

/** 'm•••@casa.org': enough to know it by. */
const hint = (email: string) => email.replace(/^(.).*(?=@)/, '$1•••');

export async function readLink(ctx: ReadContext<Actor | null>, { token }: { token: string }) {
  const link = await findLink(ctx.db, token, ctx.now);
  if (!link) throw meuPerfilErrors.link_invalido();
  return { tipo: link.tipo, email: hint(link.email) };
}

interface Uso {
  contas: UsuariosDeps;
  ctx: PublicWrite;
  link: LinkDeFiliado;
  row: Row;
  conta: Conta;
}

async function linkAccount({ ctx, link, row, conta }: Uso): Promise<void> {
  const free = row.usuarioId === null && !row.falecido && (await findOwnId(ctx.tx, conta.id)) === null;
  if (!free || conta.desabilitado || row.email !== link.email || conta.email !== link.email) {
    throw meuPerfilErrors.link_invalido();
  }
  await proveContaEmail(ctx.tx, conta.id);
  await grantFiliado(ctx, conta.id);
  await change(ctx, row, { usuarioId: conta.id });
}

async function takeNewAddress({ contas, ctx, link, row, conta }: Uso): Promise<void> {
  if (row.usuarioId !== conta.id || conta.desabilitado) throw meuPerfilErrors.link_invalido();
  if (conta.soFiliado && conta.email !== link.email) {
    if (await lockContaPorEmail(contas, ctx, link.email)) throw filiadosErrors.email_de_outra_pessoa();
    await moveLogin(contas, ctx, conta, { filiadoId: row.id, novo: link.email, provado: true });
  }
  await change(ctx, row, { email: link.email, emailDevolvidoEm: null });
}

/** Out: why it could not be put back; null when it was. */
async function putBack({ contas, ctx, link, row, conta }: Uso): Promise<string | null> {
  if (row.usuarioId !== conta.id || conta.desabilitado) throw meuPerfilErrors.link_invalido();
  if (!conta.soFiliado) return AVISOS_DA_CONTA.outros_perfis;
  if (conta.email !== link.email) {
    if (await lockContaPorEmail(contas, ctx, link.email)) return AVISOS_DA_CONTA.de_outra_pessoa;
    await moveContaEmail(contas, ctx, conta, { novo: link.email, provado: true });
  }
  if (row.email !== link.email) await change(ctx, row, { email: link.email });
  await endLinksOf(ctx.tx, row.id, ['ligar', 'email', 'nao_fui_eu']);
  const url = await restartConta(contas, ctx, conta.id);
  await contas.sendMail(ctx.tx, voltaMail({ nome: conta.nome, para: link.email, url }), ctx.now);
  return null;
}

export async function answerLink(contas: UsuariosDeps, ctx: PublicWrite, { token }: { token: string }) {
  const link = await findLink(ctx.tx, token, ctx.now, true);
  if (!link) throw meuPerfilErrors.link_invalido();
  const row = await lockFiliado(ctx, link.filiadoId);
  // For nobody, and not for whoever else's browser this is: no session of the account is spared.
  const asked = { ...ctx, actor: null };
  const conta = await lockConta(contas, asked, link.usuarioId);
  const uso = { contas, ctx: asked, link, row, conta };
  let motivo: string | null = null;
  if (link.tipo === 'ligar') await linkAccount(uso);
  else if (link.tipo === 'email') await takeNewAddress(uso);
  else {
    motivo = await putBack(uso);
    const dados = { nome: nomeDoFiliado(row), desfeito: motivo === null };
    await notify(ctx, { aviso: MEU_PERFIL_AVISOS.naoFuiEu, dados, registros: [row.id] });
  }
  await removeLink(ctx.tx, link.id);
  if (motivo === null) return { feito: true, mensagem: PERGUNTAS[link.tipo].feito };
  return { feito: false, mensagem: `${motivo} O sindicato foi avisado.` };
}
