/**
 * Accepting a signed application, in one transaction: a new member, or the record that the CPF has already.
 *
 * Onto an existing record only what is ticked changes; whose membership had ended gets a new period, by whoever may (gestor_usuario).
 * The signed PDF goes into the ficha, the consents go over. Mails: accepted; the invitation; to the old address when it changed.
 * Errors: `pedidosFiliacao.estado` (409), `plataforma.versao_conflito` (409: decided meanwhile), those of registering and changing a
 * member (`filiados.parecido`, `filiados.estado`, …). Source: decisions-members (Public application, Account).
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { platformErrors, SedeError } from '@sede/domain/kernel';
import { filiadoFields } from '@sede/domain/modules/filiados/filiados/contract';
import {
  CAMPOS_COMPARADOS,
  type DadosPedido,
  dependentesDoPedido,
  filiadoDoPedido,
  type MotivoPedido,
  motivoNaoDecidir,
  type Pedido,
  pedidosErrors,
} from '@sede/domain/modules/filiados/pedidos-filiacao';
import type { pedidosFiliacaoContract } from '@sede/domain/modules/filiados/pedidos-filiacao/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { UsuariosDeps } from '#modules/acesso/usuarios/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import {
  arquivosDaFicha,
  convidarFiliado,
  createFiliado,
  filiados,
  filiar,
  findByCpf,
  updateFiliado,
} from '../filiados/index.ts';
import { pedidos } from './pedido.record.ts';
import { enderecoTrocadoMail, pedidoAceitoMail } from './pedidos-filiacao.mail.ts';
import {
  addDependentes,
  giveConsentimentos,
  namePeriodo,
  type PedidoGuardado,
  readGuardado,
} from './pedidos-filiacao.store.ts';
import { readPedido } from './pedidos-filiacao.views.ts';

type Aceitar = InputOf<(typeof pedidosFiliacaoContract)['aceitar']>;

export function refusePedido(motivo: MotivoPedido | null): void {
  if (motivo !== null) throw pedidosErrors.estado({ values: { motivo } });
}

const { dataFiliacao: _data, anexos: _anexos, ...pessoais } = filiadoFields;
const fieldsSchema = z.object(pessoais);

/** The answers as the registry takes them; what it would refuse is told by field, since the desk can refuse the application for it. */
function toFields(dados: DadosPedido): z.output<typeof fieldsSchema> {
  const read = fieldsSchema.safeParse(filiadoDoPedido(dados));
  if (read.success) return read.data;
  const campos = Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message]));
  throw platformErrors.invalido({ campos });
}

async function toExisting(
  ctx: WriteContext,
  deps: UsuariosDeps,
  { id, fields, input }: { id: string; fields: z.output<typeof fieldsSchema>; input: Aceitar },
): Promise<void> {
  const before = await filiados.lock(ctx, { id });
  const ticked = (input.campos ?? []).filter((campo) => campo in CAMPOS_COMPARADOS);
  const chosen = Object.fromEntries(Object.entries(fields).filter(([campo]) => ticked.includes(campo)));
  // Number and career are of the house: they come with another one, or would be of the one before.
  const daCasa = ticked.includes('empresa') && fields.empresa !== before.empresa;
  const patch = { ...(daCasa ? { matricula: fields.matricula, cargo: null } : {}), ...chosen };
  if (Object.keys(patch).length > 0) {
    await updateFiliado(deps, ctx, { id, versao: before.versao, ...patch, distintos: input.naoEAMesma ?? [] });
  }
  const now = await filiados.get(ctx, id);
  if (now.cadastro !== 'FILIADO') {
    if (!can(ctx.actor.papeis, 'filiados.filiar')) refusePedido('so_gestor');
    const data = input.dataFiliacao ?? ctx.today;
    await filiar(ctx, { id, versao: now.versao, data, situacao: fields.situacaoFiliado });
  }
  if (before.email !== null && before.email !== now.email) {
    await deps.sendMail(ctx.tx, enderecoTrocadoMail({ email: before.email, nome: now.nomeCompleto }), ctx.now);
  }
}

async function toNew(
  ctx: WriteContext,
  deps: UsuariosDeps,
  { fields, input }: { fields: z.output<typeof fieldsSchema>; input: Aceitar },
): Promise<string> {
  const dataFiliacao = input.dataFiliacao ?? ctx.today;
  const { id } = await createFiliado(deps, ctx, { ...fields, dataFiliacao, distintos: input.naoEAMesma ?? [] });
  return id;
}

const withData = (pedido: PedidoGuardado | undefined) => {
  const { dados, cpf, email, nome } = pedido ?? {};
  if (!pedido || !dados || !cpf || !email || !nome) return refuseErased();
  return { ...pedido, dados, cpf, email, nome };
};
function refuseErased(): never {
  throw pedidosErrors.estado({ values: { motivo: 'apagado' } });
}

/** The way in. Who cannot have one (an address of another's account, no real one) is a member all the same. */
async function invite(deps: UsuariosDeps, ctx: WriteContext, filiadoId: string): Promise<void> {
  await sql`savepoint convite`.execute(ctx.tx);
  try {
    await convidarFiliado(deps, ctx, { id: filiadoId });
  } catch (error) {
    if (!(error instanceof SedeError)) throw error;
    await sql`rollback to savepoint convite`.execute(ctx.tx);
  }
}

export const aceitar =
  (deps: UsuariosDeps) =>
  async (ctx: WriteContext, input: Aceitar): Promise<Pedido> => {
    const { tx, now, actor } = ctx;
    const { id, versao } = input;
    const row = await pedidos.lock(ctx, { id, versao });
    refusePedido(motivoNaoDecidir(row.estado, can(actor.papeis, 'pedidos-filiacao.decidir')));
    const pedido = withData(await readGuardado(tx, id));
    const fields = toFields(pedido.dados);
    const existing = await findByCpf(tx, pedido.cpf, null);
    if (existing) await toExisting(ctx, deps, { id: existing.id, fields, input });
    const filiadoId = existing?.id ?? (await toNew(ctx, deps, { fields, input }));
    if (!existing || input.dependentes) await addDependentes(tx, filiadoId, dependentesDoPedido(pedido.dados));
    await namePeriodo(tx, filiadoId, id);
    if (pedido.anexoId) await arquivosDaFicha.linkAnexos(tx, [filiadoId], [pedido.anexoId]);
    await giveConsentimentos(tx, now, id, filiadoId);
    await pedidos.update(ctx, row, {
      estado: 'aceito',
      filiadoId,
      decididoEm: now,
      decididoPorNome: actor.nome,
      resumosDoLink: [],
    });
    await deps.sendMail(tx, pedidoAceitoMail(pedido), now);
    await invite(deps, ctx, filiadoId);
    return readPedido(ctx, { id });
  };
