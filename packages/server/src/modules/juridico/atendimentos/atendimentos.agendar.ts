/**
 * Booking, in one transaction: the agenda is held, the slots are taken all or none, what hangs on the appointment is written, and its own row
 * comes last, taking the number in its insert. Bookings of a year wait for each other from there to the commit: after it comes only what
 * names the number (093, 103, 112).
 *
 * Errors: those of the place (`atendimentos.horarios.ts`), `atendimentos.so_consulta` (403), `atendimentos.coincidencia` (422, confirmed),
 * `plataforma.invalido`. A refusal burns no number. Source: spec 3 §2.3, §5, §9; decisions-legal (Booking, Reception); invariants B1, B2, B6.
 */
import type { InputOf } from '@sede/domain/contract';
import { newId } from '@sede/domain/kernel';
import { atendimentosMessages as messages } from '@sede/domain/modules/juridico/atendimentos';
import type { atendimentosContract } from '@sede/domain/modules/juridico/atendimentos/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { refuseCampos, textoDesabilitado } from '#platform/records/index.ts';
import { ESCRITORIO_REFERENCIA } from '../escritorios/index.ts';
import { numeroNoInsert } from '../juridico.numeros.ts';
import { propriosDoNovo, readAntesDoNumero } from './atendimento.completa.ts';
import { atendimentos } from './atendimento.record.ts';
import { refuseConsulta } from './atendimentos.actor.ts';
import { takeArquivos } from './atendimentos.anexos.ts';
import { notifyEscritorio, usuariosDe } from './atendimentos.avisos.ts';
import { insertFiliados, refuseCoincidencia, refuseDesfiliados, removeDaEspera } from './atendimentos.filiados.ts';
import { takeLugar } from './atendimentos.horarios.ts';
import { refuseSemProcesso, setProcessos } from './atendimentos.processos.ts';
import { tellNovo } from './convites.service.ts';
import { type AgendaPresa, lockAgendas } from './horarios.store.ts';

type Input = InputOf<typeof atendimentosContract.agendar>;

/**
 * One that is active, of an office that takes new appointments, or has this one already (`escritorioId`); what is gone is said at its field.
 *
 * The office is not held: whoever books just before it is disabled has booked.
 */
export function activeOf(
  agendas: ReadonlyMap<string, AgendaPresa>,
  id: string,
  escritorioId: string | null = null,
): AgendaPresa {
  const agenda = agendas.get(id);
  if (!agenda?.ativa) refuseCampos({ agendaId: messages.semAgenda });
  if (agenda?.desabilitado && agenda.escritorioId !== escritorioId)
    refuseCampos({ agendaId: textoDesabilitado(ESCRITORIO_REFERENCIA) });
  // Refused above where there is none.
  return agenda as AgendaPresa;
}

/** What an appointment has of its agenda. */
export const daAgenda = ({ id, escritorioId, escritorioNome, escritorioEmail, ...agenda }: AgendaPresa) => ({
  agendaId: id,
  escritorioId,
  escritorioNome,
  escritorioEmail,
  tipoAtendimento: agenda.tipoAtendimento,
  tipoServico: agenda.tipoServico,
  local: agenda.local,
});

export async function agendar(ctx: WriteContext, input: Input) {
  await refuseConsulta(ctx);
  const { lugar, confirmarPassado, confirmarCoincidencia, processoEmCurso = false, descricao = null } = input;
  const { processos = [], anexos = [] } = input;
  refuseSemProcesso(processoEmCurso, processos);
  const filiados = [...new Set(input.filiados)];
  const agenda = activeOf(await lockAgendas(ctx.tx, [lugar.agendaId]), lugar.agendaId);
  const atendimentoId = newId();
  const { passado, ...faixa } = await takeLugar(ctx, { lugar, agenda, atendimentoId, confirmarPassado });
  await refuseDesfiliados(ctx.tx, filiados);
  if (!confirmarCoincidencia) await refuseCoincidencia(ctx.tx, filiados, { data: lugar.data, ...faixa, atendimentoId });
  await removeDaEspera(ctx.tx, filiados, agenda.tipoServico);
  await insertFiliados(ctx.tx, atendimentoId, filiados);
  if (processos.length > 0) await setProcessos(ctx, { atendimentoId, origem: 'agendamento' }, processos);
  await takeArquivos(ctx, atendimentoId, anexos);
  const novo = { ...daAgenda(agenda), ...faixa, id: atendimentoId, data: lugar.data };
  const sendMails = await tellNovo(ctx, novo);
  const usuarios = await usuariosDe(ctx.tx, agenda.escritorioId);
  const sem = { processos: processos.length === 0, arquivos: anexos.length === 0 };
  const pendurado = await readAntesDoNumero(ctx, novo, sem);
  const proprios = propriosDoNovo({ processoEmCurso, descricao, confirmadoPassado: passado });
  const atendimento = await atendimentos.insertAndGet(ctx, {
    ...novo,
    ...numeroNoInsert('atendimento', ctx.now),
    encaixe: lugar.encaixe !== undefined,
    processoEmCurso,
    descricao,
    confirmadoPassado: passado,
    agendadoPor: ctx.actor.usuarioId,
    agendadoPorNome: ctx.actor.nome,
  });
  const { numero } = atendimento;
  await sendMails(numero);
  await notifyEscritorio(ctx, 'novo', { ...novo, numero }, { mantem: true, usuarios });
  return { ...atendimento, ...proprios, ...pendurado };
}
