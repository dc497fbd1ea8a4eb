/**
 * Membership: filiar, desfiliar, take back, death and its undoing. The periods are the truth; the record's row is locked first, so
 * that of two people one comes after the other, and its version rises, so that the other's form tells.
 *
 * Desfiliar never lies ahead. Whoever returns from INATIVO says the situação. A death ends the open period today and keeps the
 * situação that stood before, stops waiting mail and shuts an account that is only the member's; unmarking gives it back and reopens
 * only what the death ended.
 * Errors: `filiados.estado` (409), `filiados.data_futura`, `filiados.fim_antes_do_inicio` (422), `filiados.periodo_sobreposto` (409).
 * Source: spec 2 §4; decisions §8; decisions-members (Membership).
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { type CalendarDate, diffDays, OBRIGATORIO } from '@sede/domain/kernel';
import {
  type EstadoFiliado,
  type Filiado,
  filiadosErrors,
  type MotivoFiliado,
  motivoNaoDesfazerDesfiliacao,
  motivoNaoDesfazerFalecimento,
  motivoNaoDesfiliar,
  motivoNaoFiliar,
  motivoNaoRegistrarFalecimento,
  type QuemPodeFiliado,
} from '@sede/domain/modules/filiados/filiados';
import type { filiadosContract } from '@sede/domain/modules/filiados/filiados/contract';
import type { UsuariosDeps } from '#modules/acesso/usuarios/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { filiados } from './filiado.record.ts';
import { refuseMotivo } from './filiados.checks.ts';
import { reopenConta, shutConta } from './filiados.conta.ts';
import { arquivosDaFicha, endPeriodo, lastPeriodo, openPeriodo, reopenPeriodo } from './filiados.store.ts';

type Contract = typeof filiadosContract;

const refuseEstado = (motivo: MotivoFiliado | null): void => {
  if (motivo !== null) throw filiadosErrors.estado({ values: { motivo } });
};
const refuseAhead = (campo: string, data: CalendarDate | null, hoje: CalendarDate): void => {
  if (data !== null && data > hoje) refuseCampos({ [campo]: filiadosErrors.data_futura().message });
};

/** The member, held, with where their membership stands and what this person may do. */
async function begin(ctx: WriteContext, seen: { id: string; versao: number }) {
  const row = await filiados.lock(ctx, seen);
  const ultimo = await lastPeriodo(ctx.tx, row.id);
  const { papeis } = ctx.actor;
  const quem: QuemPodeFiliado = {
    edita: can(papeis, 'filiados.editar'),
    exclui: can(papeis, 'filiados.excluir'),
    filia: can(papeis, 'filiados.filiar'),
  };
  const estado: EstadoFiliado = {
    aberta: ultimo.aberta,
    falecido: row.falecido,
    anonimizado: row.anonimizadoEm !== null,
    dataDesfiliacao: ultimo.fim,
    desfiliadoEm: ultimo.encerradoEm,
    porFalecimento: ultimo.porFalecimento,
  };
  return { row, ultimo, quem, estado };
}

/** The record's own row changes with its periods: whoever has it open is told. */
async function touched(ctx: WriteContext, row: Parameters<typeof filiados.update>[1], patch = {}): Promise<Filiado> {
  await filiados.update(ctx, row, { ...patch, vinculoEm: ctx.now });
  return filiados.get(ctx, row.id);
}

export async function filiar(ctx: WriteContext, { id, versao, data, situacao }: InputOf<Contract['filiar']>) {
  const { row, ultimo, quem, estado } = await begin(ctx, { id, versao });
  refuseEstado(motivoNaoFiliar(estado, quem));
  refuseAhead('data', data, ctx.today);
  if (ultimo.fim !== null && data < ultimo.fim) throw filiadosErrors.periodo_sobreposto();
  const returns = row.situacaoFiliado === 'INATIVO';
  if (returns && (situacao === undefined || situacao === 'INATIVO')) refuseCampos({ situacao: OBRIGATORIO });
  await openPeriodo(ctx.tx, { filiadoId: id, inicio: data });
  return touched(ctx, row, returns ? { situacaoFiliado: situacao } : {});
}

export async function desfiliar(
  ctx: WriteContext,
  { id, versao, data, motivo, observacao = null, anexos = [] }: InputOf<Contract['desfiliar']>,
) {
  const { row, ultimo, quem, estado } = await begin(ctx, { id, versao });
  refuseEstado(motivoNaoDesfiliar(estado, quem));
  refuseAhead('data', data, ctx.today);
  if (ultimo.inicio !== null && data < ultimo.inicio) throw filiadosErrors.fim_antes_do_inicio();
  await refuseMotivo(ctx, motivo);
  await arquivosDaFicha.takeAnexos(ctx, anexos);
  await endPeriodo(ctx.tx, id, { fim: data, motivo, observacao, anexoId: anexos[0] ?? null });
  await arquivosDaFicha.linkAnexos(ctx.tx, [id], anexos);
  await ctx.reason(motivo);
  return touched(ctx, row);
}

export async function desfazerDesfiliacao(ctx: WriteContext, { id, versao }: InputOf<Contract['desfazerDesfiliacao']>) {
  const { row, quem, estado } = await begin(ctx, { id, versao });
  const dias = estado.desfiliadoEm === null ? null : diffDays(estado.desfiliadoEm, ctx.today);
  refuseEstado(motivoNaoDesfazerDesfiliacao(estado, quem, dias));
  await reopenPeriodo(ctx.tx, id, { porFalecimento: false });
  return touched(ctx, row);
}

export async function registrarFalecimento(
  contas: UsuariosDeps,
  ctx: WriteContext,
  { id, versao, dataFalecimento, anexos = [] }: InputOf<Contract['registrarFalecimento']>,
) {
  const { row, quem, estado } = await begin(ctx, { id, versao });
  refuseEstado(motivoNaoRegistrarFalecimento(estado, quem));
  refuseAhead('dataFalecimento', dataFalecimento, ctx.today);
  await arquivosDaFicha.takeAnexos(ctx, anexos);
  await endPeriodo(ctx.tx, id, {
    ...{ fim: ctx.today, motivo: 'Falecimento', porFalecimento: true },
    anexoId: anexos[0] ?? null,
  });
  await arquivosDaFicha.linkAnexos(ctx.tx, [id], anexos);
  await shutConta(contas, ctx, row);
  const situacaoAnterior = row.situacaoFiliado === 'INATIVO' ? null : row.situacaoFiliado;
  return touched(ctx, row, { falecido: true, dataFalecimento, situacaoFiliado: 'INATIVO', situacaoAnterior });
}

export async function desfazerFalecimento(
  contas: UsuariosDeps,
  ctx: WriteContext,
  { id, versao }: InputOf<Contract['desfazerFalecimento']>,
) {
  const { row, quem, estado } = await begin(ctx, { id, versao });
  refuseEstado(motivoNaoDesfazerFalecimento(estado, quem));
  await reopenPeriodo(ctx.tx, id, { porFalecimento: true });
  await reopenConta(contas, ctx, row.usuarioId);
  return touched(ctx, row, {
    falecido: false,
    dataFalecimento: null,
    situacaoFiliado: row.situacaoAnterior ?? 'ATIVO',
    situacaoAnterior: null,
  });
}
