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
import { type Lugar, atendimentosMessages as messages } from '@sede/domain/modules/juridico/atendimentos';
import type { atendimentosContract } from '@sede/domain/modules/juridico/atendimentos/contract';
import { readUnionLayout } from '#modules/acesso/sessao/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { type Tx, together } from '#platform/db/index.ts';
import { refuseCampos, textoDesabilitado } from '#platform/records/index.ts';
import { ESCRITORIO_REFERENCIA } from '../escritorios/index.ts';
import { numeroNoInsert } from '../juridico.numeros.ts';
import { propriosDoNovo, readAntesDoNumero } from './atendimento.completa.ts';
import { atendimentos } from './atendimento.record.ts';
import { refuseConsulta } from './atendimentos.actor.ts';
import { takeArquivos } from './atendimentos.anexos.ts';
import { notifyEscritorio, usuariosDe } from './atendimentos.avisos.ts';
import {
  insertFiliados,
  lockFiliados,
  refuseCoincidencia,
  refuseDesfiliados,
  removeDaEspera,
} from './atendimentos.filiados.ts';
import { checkLugar, lockLugar } from './atendimentos.horarios.ts';
import { refuseSemProcesso, setProcessos } from './atendimentos.processos.ts';
import { avisosDoNovo } from './convites.service.ts';
import { readAvisavelNovo } from './convites.store.ts';
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

/** Agenda, slots and members are held, in this order, and what the mails need is read. */
async function hold(tx: Tx, { lugar, filiados, exclusivo }: Pedido) {
  const [agendas, preso, presentes, layout] = await Promise.all([
    lockAgendas(tx, [lugar.agendaId]),
    lockLugar(tx, lugar, null),
    lockFiliados(tx, filiados, { exclusivo }),
    readUnionLayout(tx),
  ]);
  return { agenda: activeOf(agendas, lugar.agendaId), preso, presentes, layout };
}

interface Pedido {
  lugar: Lugar;
  filiados: readonly string[];
  /** The members are expected nowhere else at that time. */
  exclusivo: boolean;
}

export async function agendar(ctx: WriteContext, input: Input) {
  await refuseConsulta(ctx);
  const { lugar, confirmarPassado, confirmarCoincidencia, processoEmCurso = false, descricao = null } = input;
  const { processos = [], anexos = [] } = input;
  refuseSemProcesso(processoEmCurso, processos);
  const filiados = [...new Set(input.filiados)];
  const atendimentoId = newId();
  const exclusivo = !confirmarCoincidencia;
  const tx = await together(ctx.tx);

  const { agenda, preso, presentes, layout } = await hold(tx, { lugar, filiados, exclusivo });
  const { take, passado, ...faixa } = await checkLugar(ctx, { lugar, agenda, atendimentoId, confirmarPassado }, preso);
  refuseDesfiliados(filiados, presentes);
  const novo = { ...daAgenda(agenda), ...faixa, id: atendimentoId, data: lugar.data };

  if (processos.length > 0) await setProcessos(ctx, { atendimentoId, origem: 'agendamento' }, processos);
  await takeArquivos(ctx, atendimentoId, anexos);
  const sem = { processos: processos.length === 0, arquivos: anexos.length === 0 };
  // In this order: what the last two read, those before them have written.
  const [, , , , usuarios, um, pendurado] = await Promise.all([
    exclusivo && refuseCoincidencia(tx, filiados, { data: lugar.data, ...faixa, atendimentoId }),
    take(tx),
    removeDaEspera(tx, filiados, agenda.tipoServico),
    insertFiliados(tx, atendimentoId, filiados),
    usuariosDe(tx, agenda.escritorioId),
    readAvisavelNovo(tx, novo),
    readAntesDoNumero({ ...ctx, db: tx }, novo, sem),
  ]);

  const avisos = avisosDoNovo(ctx.now, layout, um);
  const proprios = propriosDoNovo({ processoEmCurso, descricao, confirmadoPassado: passado });
  const [, atendimento] = await Promise.all([
    avisos.note(tx),
    atendimentos.insertAndGet(
      { ...ctx, tx, db: tx },
      {
        ...novo,
        ...numeroNoInsert('atendimento', ctx.now),
        encaixe: lugar.encaixe !== undefined,
        processoEmCurso,
        descricao,
        confirmadoPassado: passado,
        agendadoPor: ctx.actor.usuarioId,
        agendadoPorNome: ctx.actor.nome,
      },
    ),
  ]);
  const { numero } = atendimento;
  await Promise.all([
    avisos.send(tx, numero),
    notifyEscritorio({ ...ctx, tx }, 'novo', { ...novo, numero }, { mantem: true, usuarios }),
  ]);
  return { ...atendimento, ...proprios, ...pendurado };
}
