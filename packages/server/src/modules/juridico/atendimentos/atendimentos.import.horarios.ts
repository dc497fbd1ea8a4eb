/**
 * Where an appointment of the old system was to be: its agenda, the slots that it holds there, day and hours.
 *
 * A slot is its own when the agenda names it as holder, or, where it names nobody, by day and hour. All are of one agenda and of its day: others
 * are remarked and stay. One that was cancelled gives what is to come free. Source: spec 3 §3; decisions-legal (Import, Booking);
 * invariants B1-B3.
 */
import { TIPOS_ATENDIMENTO, TIPOS_SERVICO } from '@sede/domain/modules/juridico/agendas';
import type { TipoAtendimento, TipoServico } from '@sede/domain/modules/juridico/atendimentos';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import {
  asNode,
  children,
  type ImportContext,
  Refusal,
  readText,
  type TolerantFields,
} from '#platform/import/index.ts';
import { agendasAntigas, BLOQUEIO_ANTIGO, type HorarioAntigo, type LugarAntigo } from '../juridico.import.agendas.ts';
import { palavraEm, readFim, readHora } from '../juridico.import.ts';

export interface LugarLido {
  agendaId: string | null;
  data: string;
  inicioMin: number;
  fimMin: number;
  tipoAtendimento: TipoAtendimento;
  tipoServico: TipoServico;
  local: string | null;
  /** Starts of the slots that it may take. */
  inicios: number[];
}

interface AgendaAchada {
  id: string;
  /** As `id_origem` keeps it. */
  chave: string;
  tipoAtendimento: TipoAtendimento;
  tipoServico: TipoServico;
  local: string | null;
}

async function findAgenda({ tx, origins }: ImportContext, chaves: readonly string[]): Promise<AgendaAchada | null> {
  for (const chave of chaves) {
    const id = await origins.idOf(tx, 'agendas', chave);
    if (id === undefined) continue;
    const { rows } = await sql<AgendaAchada>`
      select id, id_origem as chave, tipo_atendimento, tipo_servico, local from agendas where id = ${id}::uuid`.execute(
      tx,
    );
    if (rows[0]) return rows[0];
  }
  return null;
}

/** The agenda that names it with most slots, then the one that it names. */
function candidates(context: ImportContext, { fields }: TolerantFields): { donos: LugarAntigo[]; chaves: string[] } {
  const { porAtendimento, chaves } = agendasAntigas(context);
  const donos = (porAtendimento.get(readText(fields.raw('chaveDoRegistro'))) ?? []).toSorted(
    (a, b) => b.horarios.length - a.horarios.length,
  );
  const named = chaves.get(readText(fields.raw('agendaId'))) ?? [];
  return { donos, chaves: [...donos.map(({ agenda }) => agenda), ...named] };
}

/** Hours of its own: begin and end, else those of the slots that it chose. */
function readHoras({ fields }: TolerantFields) {
  const escolhidos = children(fields.raw('horariosSelecionados')).map(([, one]) => asNode(one));
  const inicios = escolhidos.map((um) => readHora(um.hora_inicio)).filter((um) => um !== null);
  const fins = escolhidos.map((um) => readFim(um.hora_final ?? um.hora_fim)).filter((um) => um !== null);
  const inicio =
    readHora(fields.raw('horaInicio')) ??
    (inicios.length > 0 ? Math.min(...inicios) : readHora(fields.raw('dataHora')));
  const fim = readFim(fields.raw('horaFim')) ?? (fins.length > 0 ? Math.max(...fins) : null);
  return { inicio, fim, inicios };
}

/** Of the agenda that it names: what it chose, or what lies between its hours, where nobody is named as the holder. */
function semDono(
  context: ImportContext,
  { chave }: AgendaAchada,
  data: string,
  { inicio, fim, inicios }: ReturnType<typeof readHoras>,
): HorarioAntigo[] {
  const chosen = ({ inicioMin }: HorarioAntigo) =>
    inicios.length > 0
      ? inicios.includes(inicioMin)
      : inicio !== null && inicioMin >= inicio && inicioMin < (fim ?? inicio + 1);
  const todos = agendasAntigas(context).horarios.get(chave) ?? [];
  return todos.filter((um) => um.data === data && um.atendimento === '' && chosen(um));
}

export async function readLugar(
  context: ImportContext,
  campos: TolerantFields,
  conferir: Set<string>,
): Promise<LugarLido> {
  const { fields } = campos;
  const data = campos.day('data') ?? campos.day('dataHora');
  if (data === null) throw new Refusal('sem data');
  const { donos, chaves } = candidates(context, campos);
  const agenda = await findAgenda(context, chaves);
  if (agenda === null && chaves.length > 0) fields.remark('a agenda não foi importada: ficou sem horário nela');
  const nela = donos.find((um) => um.agenda === agenda?.chave)?.horarios ?? [];
  const noDia = nela.filter((um) => um.data === data);
  const outros = donos.reduce((sum, { horarios }) => sum + horarios.length, 0) - noDia.length;
  if (outros > 0) fields.remark(`${outros} horário(s) de outro dia ou de outra agenda não ficaram com ele`);
  const horas = readHoras(campos);
  const proprios = noDia.length > 0 || agenda === null ? noDia : semDono(context, agenda, data, horas);
  const inicioMin = proprios.length > 0 ? Math.min(...proprios.map((um) => um.inicioMin)) : horas.inicio;
  const fimMin = proprios.length > 0 ? Math.max(...proprios.map((um) => um.fimMin)) : horas.fim;
  if (inicioMin === null) {
    conferir.add('horaInicio');
    fields.remark('sem hora de início: a conferir');
  }
  const inicio = inicioMin ?? 0;
  const whole = fimMin !== null && fimMin > inicio;
  if (!whole) {
    conferir.add('horaFim');
    fields.remark('sem hora de fim: a conferir');
  }
  const tipo = palavraEm(fields.raw('tipoAtendimento'), TIPOS_ATENDIMENTO) ?? agenda?.tipoAtendimento;
  if (!tipo) {
    conferir.add('tipoAtendimento');
    fields.remark('sem tipo de atendimento: ficou Presencial, a conferir');
  }
  return {
    ...{ agendaId: agenda?.id ?? null, data, inicioMin: inicio, fimMin: whole ? fimMin : 1440 },
    tipoAtendimento: tipo ?? 'Presencial',
    tipoServico:
      palavraEm(fields.raw('tipoServico') ?? fields.raw('tipo_servico'), TIPOS_SERVICO) ??
      agenda?.tipoServico ??
      'Jurídico',
    local: agenda?.local ?? null,
    inicios: proprios.map((um) => um.inicioMin),
  };
}

const slotsDe = ({ agendaId, data, inicios }: LugarLido) =>
  sql`agenda_id = ${agendaId}::uuid and data = ${data}::date and inicio_min = any(${inicios}::smallint[])
    and atendimento_id is null and not encaixe and (bloqueio_motivo is null or bloqueio_motivo = ${BLOQUEIO_ANTIGO})`;

/** Out: how many it has now. */
export async function takeSlots(tx: Tx, lugar: LugarLido, atendimentoId: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`update agenda_horarios
    set atendimento_id = ${atendimentoId}::uuid, bloqueio_motivo = null where ${slotsDe(lugar)}`.execute(tx);
  return Number(numAffectedRows);
}

export async function freeSlots(tx: Tx, lugar: LugarLido): Promise<void> {
  await sql`update agenda_horarios set bloqueio_motivo = null
    where ${slotsDe(lugar)} and bloqueio_motivo is not null`.execute(tx);
}
