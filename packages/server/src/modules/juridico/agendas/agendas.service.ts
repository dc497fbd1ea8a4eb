/**
 * Agendas: kept as a difference by slot, under a lock on the agenda, so that two people who edit one merge, and a slot that somebody booked
 * meanwhile is neither moved nor deleted.
 *
 * Lock order: agenda, appointments by id, slots by id. Only days that this save changes are checked for duplicates and overlaps. The
 * version is asked for the agenda's own fields; slots are held by their ids. Errors: `agendas.repetida`, `agendas.horario_ocupado`,
 * `agendas.horario_mudou` (409), `agendas.fixos`, `agendas.vinculada`, `agendas.lote_ocupado` (409), `agendas.horarios`,
 * `agendas.sobrepostos`, `agendas.local_dos_agendados` (422). Source: spec 3 §2.9, §5; decisions §9; decisions-legal (Agendas, Booking);
 * invariants B4, B5.
 */
import type { InputOf } from '@sede/domain/contract';
import {
  type AgendaCompleta,
  ANOS_A_FRENTE,
  type DestinoDosAgendados,
  erroDosHorarios,
  agendasErrors as errors,
  type Horario,
  agendasMessages as messages,
  sobrepostos,
} from '@sede/domain/modules/juridico/agendas';
import type { agendasContract } from '@sede/domain/modules/juridico/agendas/contract';
import { sql } from 'kysely';
import { lockForaDoLocal, moveAoLocal } from '#modules/juridico/atendimentos/index.ts';
import { ESCRITORIO_REFERENCIA } from '#modules/juridico/escritorios/index.ts';
import type { ReadContext, WriteContext } from '#platform/api/index.ts';
import { changedOnly, references, refuseCampos } from '#platform/records/index.ts';
import { agendas } from './agenda.record.ts';
import {
  deleteHorarios,
  type HorarioGuardado,
  hasAtendimentos,
  hasHorarios,
  insertHorarios,
  lockHorarios,
  readDias,
  readGrade,
  setBloqueio,
  updateHorarios,
} from './horarios.store.ts';

type Contract = typeof agendasContract;
type Novo = Omit<InputOf<Contract['create']>, 'incluir' | 'confirmarSobrepostos'>;

const checkReferences = references({ escritorioId: ESCRITORIO_REFERENCIA });

export async function readAgenda(ctx: ReadContext, id: string): Promise<AgendaCompleta> {
  const agenda = await agendas.get(ctx, id);
  return { ...agenda, grade: await readGrade(ctx.db, id) };
}

/** The years in which there are agendas, and this one. */
export async function readAnos({ db, today }: ReadContext): Promise<{ anos: number[] }> {
  const { rows } = await sql<{ ano: number }>`
    select distinct ano from agendas where situacao = 'Ativa' order by ano desc`.execute(db);
  const anos = new Set([...rows.map(({ ano }) => ano), Number(today.slice(0, 4))]);
  return { anos: [...anos].toSorted((a, b) => b - a) };
}

function refuseAno({ today }: WriteContext, ano: number): void {
  const de = Number(today.slice(0, 4));
  const ate = de + ANOS_A_FRENTE;
  if (ano < de || ano > ate) refuseCampos({ ano: messages.anoInvalido(de, ate) });
}

/** What was typed, before anything is written. */
function refuseHorarios(horarios: readonly Horario[], ano: number): void {
  const erro = horarios.length === 0 ? null : erroDosHorarios(horarios, ano);
  if (erro !== null) throw errors.horarios({ values: { erro } });
}

/** The days as they stand after the save. */
async function checkDias(
  { tx }: WriteContext,
  { id, ano }: { id: string; ano: number },
  dias: readonly string[],
  confirmados: boolean | undefined,
): Promise<void> {
  if (dias.length === 0) return;
  const horarios = await readDias(tx, id, dias);
  refuseHorarios(horarios, ano);
  const [horario] = confirmados ? [] : sobrepostos(horarios);
  if (horario) throw errors.sobrepostos({ values: { horario } });
}

/** Another agenda of the key, which the answer leads to; between two at once the index decides (a guard of the module). */
async function refuseRepetida({ tx }: WriteContext, chave: Chave, id: string | null): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from agendas where situacao = 'Ativa'
    and escritorio_id = ${chave.escritorioId}::uuid and ano = ${chave.ano} and tipo_atendimento = ${chave.tipoAtendimento}
    and tipo_servico = ${chave.tipoServico} and sede.sem_acento(identificacao) = sede.sem_acento(${chave.identificacao})
    and id is distinct from ${id}::uuid`.execute(tx);
  if (rows[0]) throw errors.repetida({ data: { agendaId: rows[0].id } });
}

type Chave = Pick<Novo, 'escritorioId' | 'ano' | 'tipoAtendimento' | 'tipoServico'> & { identificacao: string };

export async function createAgenda(
  ctx: WriteContext,
  { incluir = [], confirmarSobrepostos, identificacao, local, ...novo }: InputOf<Contract['create']>,
): Promise<AgendaCompleta> {
  refuseAno(ctx, novo.ano);
  const erro = erroDosHorarios(incluir, novo.ano);
  if (erro !== null) throw errors.horarios({ values: { erro } });
  await checkReferences(ctx.tx, { escritorioId: novo.escritorioId });
  const chave = { ...novo, identificacao: identificacao ?? '' };
  await refuseRepetida(ctx, chave, null);
  const { id, ano } = await agendas.insert(ctx, { ...chave, local: local ?? null });
  await insertHorarios(ctx.tx, id, incluir);
  await checkDias(ctx, { id, ano }, [...new Set(incluir.map(({ data }) => data))], confirmarSobrepostos);
  return readAgenda(ctx, id);
}

function refuseOcupados(horarios: readonly HorarioGuardado[]): void {
  const ocupados = horarios.filter(({ ocupado }) => ocupado);
  if (ocupados.length > 0)
    throw errors.horario_ocupado({ values: { horarios: ocupados }, data: { horarios: ocupados } });
}

/** Whoever changes the place says what becomes of those that were booked for another. */
async function moveAgendados(ctx: WriteContext, id: string, destino: DestinoDosAgendados | null): Promise<void> {
  const fora = await lockForaDoLocal(ctx, id);
  if (fora.length === 0 || destino === 'ficam') return;
  if (destino === 'mudam') return moveAoLocal(ctx, fora);
  const values = { quantos: fora.length };
  throw errors.local_dos_agendados({ values, campos: { agendados: errors.local_dos_agendados({ values }).message } });
}

export async function updateAgenda(
  ctx: WriteContext,
  {
    id,
    versao,
    incluir = [],
    alterar = [],
    excluir = [],
    confirmarSobrepostos,
    identificacao,
    agendados,
    ...dados
  }: InputOf<Contract['update']>,
): Promise<AgendaCompleta> {
  const row = await agendas.lock(ctx, { id });
  const novos = changedOnly(row, {
    ...dados,
    ...(identificacao !== undefined && { identificacao: identificacao ?? '' }),
  });
  const { tipoAtendimento, tipoServico, escritorioId, ano } = novos;
  const moves = [tipoAtendimento, tipoServico, escritorioId, ano].some((value) => value !== undefined);
  if (moves && (await hasHorarios(ctx.tx, id, 'ocupados'))) throw errors.fixos();
  if (ano !== undefined) refuseAno(ctx, ano);
  const then = { ...row, ...novos };
  refuseHorarios([...incluir, ...alterar], then.ano);
  await checkReferences(ctx.tx, { escritorioId });
  const chave = { ...then, tipoAtendimento: then.tipoAtendimento, tipoServico: then.tipoServico };
  // Without a change of its own fields the agenda keeps its version: two people who edit its days merge.
  if (Object.keys(novos).length > 0) {
    await refuseRepetida(ctx, chave, id);
    await agendas.update(ctx, { id, versao }, novos);
  }
  if (novos.local !== undefined || agendados) await moveAgendados(ctx, id, agendados ?? null);
  const held = await lockHorarios(ctx.tx, id, [...alterar.map((um) => um.id), ...excluir]);
  refuseOcupados(held);
  if (alterar.some((um) => !held.some((outro) => outro.id === um.id))) throw errors.horario_mudou();
  await deleteHorarios(ctx.tx, excluir);
  await updateHorarios(ctx.tx, alterar);
  await insertHorarios(ctx.tx, id, incluir);
  // A year that changed without its days leaves none of them inside.
  const dias = ano === undefined ? [...incluir, ...alterar] : await readGrade(ctx.tx, id);
  await checkDias(ctx, { id, ano: then.ano }, [...new Set(dias.map(({ data }) => data))], confirmarSobrepostos);
  if (!(await hasHorarios(ctx.tx, id, 'todos'))) throw errors.horarios({ values: { erro: messages.semData } });
  return readAgenda(ctx, id);
}

export async function desfazerGeracao(ctx: WriteContext, { id, loteId }: InputOf<Contract['desfazerGeracao']>) {
  await agendas.lock(ctx, { id });
  const { rows } = await sql<{ id: string }>`select id from agenda_horarios
    where agenda_id = ${id}::uuid and lote_id = ${loteId}::uuid`.execute(ctx.tx);
  const held = await lockHorarios(
    ctx.tx,
    id,
    rows.map((row) => row.id),
  );
  if (held.some(({ ocupado }) => ocupado)) throw errors.lote_ocupado();
  await deleteHorarios(
    ctx.tx,
    held.map((horario) => horario.id),
  );
  if (!(await hasHorarios(ctx.tx, id, 'todos'))) throw errors.horarios({ values: { erro: messages.semData } });
  return readAgenda(ctx, id);
}

/** Booked ones keep their appointment, and stay blocked when they are freed. */
async function setBloqueados(ctx: WriteContext, id: string, horarios: readonly string[], motivo: string | null) {
  await agendas.lock(ctx, { id });
  const held = await lockHorarios(ctx.tx, id, horarios);
  if (held.length < new Set(horarios).size) throw errors.horario_mudou();
  await setBloqueio(ctx.tx, horarios, motivo);
  return readAgenda(ctx, id);
}

export const bloquear = (ctx: WriteContext, { id, horarios, motivo }: InputOf<Contract['bloquear']>) =>
  setBloqueados(ctx, id, horarios, motivo);
export const desbloquear = (ctx: WriteContext, { id, horarios }: InputOf<Contract['desbloquear']>) =>
  setBloqueados(ctx, id, horarios, null);

/** Kept as 'Excluído', with its slots; no list shows it. */
export async function removeAgenda(ctx: WriteContext, { id, versao }: InputOf<Contract['remove']>) {
  const row = await agendas.lock(ctx, { id, versao });
  if (await hasAtendimentos(ctx.tx, id)) throw errors.vinculada();
  await agendas.update(ctx, row, { situacao: 'Excluído' });
  return { id };
}
