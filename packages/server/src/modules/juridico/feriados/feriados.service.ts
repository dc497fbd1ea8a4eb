/**
 * Holidays: staff add, change and delete their own, and switch shipped ones off and on again. What deadlines were counted with them
 * stays as it is; the deadlines' own page lists what would change.
 *
 * Errors: `feriados.repetido` (409; also of a shipped one of that name and day), `feriados.desconhecido` (422), at the field what is
 * missing. Source: decisions-legal (Agendas: feriados; Prazos).
 */
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import {
  feriadosErrors as errors,
  type FeriadoCadastrado,
  findEnviado,
  type UsoDoFeriado,
} from '@sede/domain/modules/juridico/feriados';
import type { feriadosContract } from '@sede/domain/modules/juridico/feriados/contract';
import { sql } from 'kysely';
import type { ReadContext, WriteContext } from '#platform/api/index.ts';
import { isUniqueViolation } from '#platform/db/index.ts';
import { changedOnly } from '#platform/records/index.ts';
import { feriados } from './feriado.record.ts';

type Contract = typeof feriadosContract;

/** More than staff will ever add in the years that are asked for. */
const MUITOS = 5000;

export async function readDoPeriodo(ctx: ReadContext, { de, ate }: InputOf<Contract['doPeriodo']>) {
  const itens = await feriados.some<FeriadoCadastrado>(ctx, {
    conditions: [sql`f.data between ${`${de}-01-01`}::date and ${`${ate}-12-31`}::date`],
    order: sql`f.data, f.nome, f.id`,
    limit: MUITOS,
  });
  return { itens };
}

/** Courts are said of deadlines only. */
const guardado = <F extends { usos: UsoDoFeriado[]; tribunais?: string[] | undefined }>({
  usos,
  tribunais,
  ...feriado
}: F) => ({
  ...feriado,
  usos: [...new Set(usos)].sort(),
  tribunais: usos.includes('prazo') ? [...new Set(tribunais)].sort() : [],
});

function refuseEnviado(feriado: { data: string; nome: string }): void {
  if (findEnviado(feriado)) throw errors.repetido({ campos: { nome: errors.repetido().message } });
}

async function orRepetido<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!isUniqueViolation(error, 'feriados_unico')) throw error;
    throw errors.repetido({ campos: { nome: errors.repetido().message } });
  }
}

export async function createFeriado(ctx: WriteContext, feriado: InputOf<Contract['create']>) {
  refuseEnviado(feriado);
  const { id } = await orRepetido(() => feriados.insert(ctx, { ...guardado(feriado), origem: 'manual' }));
  return feriados.get(ctx, id);
}

/** A row of this origin, held: of the other one there is nothing to change or to delete. */
async function lockDe(ctx: WriteContext, seen: { id: string; versao: number }, origem: FeriadoCadastrado['origem']) {
  const row = await feriados.lock(ctx, seen);
  if (row.origem !== origem) throw platformErrors.nao_encontrado();
  return row;
}

export async function updateFeriado(
  ctx: WriteContext,
  { id, versao, data, nome, usos, tribunais }: InputOf<Contract['update']>,
) {
  const row = await lockDe(ctx, { id, versao }, 'manual');
  const novo = guardado({
    data: data ?? row.data,
    nome: nome ?? row.nome,
    usos: usos ?? row.usos,
    tribunais: tribunais ?? row.tribunais,
  });
  refuseEnviado(novo);
  await orRepetido(() => feriados.update(ctx, row, changedOnly(row, novo)));
  return feriados.get(ctx, id);
}

export async function removeFeriado(ctx: WriteContext, seen: InputOf<Contract['remove']>) {
  await feriados.remove(ctx, await lockDe(ctx, seen, 'manual'));
  return { id: seen.id };
}

export async function desligar(ctx: WriteContext, pedido: InputOf<Contract['desligar']>) {
  const enviado = findEnviado(pedido);
  if (!enviado) throw errors.desconhecido();
  const { data, nome, usos } = enviado;
  const { id } = await orRepetido(() => feriados.insert(ctx, { data, nome, usos: [...usos], origem: 'enviado' }));
  return feriados.get(ctx, id);
}

/** Nothing is kept of a holiday that counts as it comes. */
export async function ligar(ctx: WriteContext, seen: InputOf<Contract['ligar']>) {
  await feriados.remove(ctx, await lockDe(ctx, seen, 'enviado'));
  return { id: seen.id };
}
