/**
 * What saving a booking asks: the fields first, then the server; what it wants confirmed is asked, and sent again with the answer.
 *
 * Out: the appointment; false when something is missing or was not confirmed (the form keeps everything). Errors at fields stand in
 * `erros` until what they are of is changed; a slot that somebody took makes the day be read again. Source: spec 3 §5;
 * decisions-legal (Booking, Wizard).
 */
import { OBRIGATORIO } from '@sede/domain/kernel';
import {
  type AtendimentoCompleto,
  atendimentosErrors as errors,
  errosDasHoras,
  type Lugar,
  atendimentosMessages as messages,
} from '@sede/domain/modules/juridico/atendimentos';
import { useState } from 'react';
import { invalidateModules, isApiError } from '#platform/api/index.ts';
import { confirm } from '#platform/ui/index.ts';
import type { Erros } from './DadosDoAtendimento.tsx';
import type { Agendamento, Valores } from './useAgendamento.ts';
import type { Horarios } from './useHorarios.ts';

interface Confirmacoes {
  confirmarPassado?: boolean;
  confirmarCoincidencia?: boolean;
}
export type Enviar = (lugar: Lugar | null, confirmacoes: Confirmacoes) => Promise<AtendimentoCompleto>;

const OBRIGATORIA = OBRIGATORIO.trim();

function faltas({ valores }: Agendamento, { escolha, seguidos, grupo }: Horarios, comLugar: boolean): Erros {
  const semHora = valores.encaixe
    ? Object.values(errosDasHoras(valores.inicio, valores.fim))[0]
    : escolha === null
      ? messages.semHorario
      : seguidos
        ? undefined
        : messages.seguidos;
  const lugar = {
    ...(valores.escritorioId === null && { escritorioId: OBRIGATORIA }),
    ...(valores.tipoAtendimento === null && { tipoAtendimento: OBRIGATORIA }),
    ...(semHora !== undefined && { horarios: semHora }),
    ...(valores.encaixe && !grupo && { horarios: 'Escolha a agenda.' }),
  };
  return {
    ...(comLugar && lugar),
    ...(valores.processoEmCurso === null && { processoEmCurso: OBRIGATORIA }),
    ...(valores.processoEmCurso && valores.processos.length === 0 && { processos: OBRIGATORIA }),
  };
}

const CAMPOS = ['escritorioId', 'tipoAtendimento', 'processoEmCurso', 'processos', 'descricao'] as const;
const HORARIO = ['data', 'agendaId', 'horarios', 'encaixe', 'inicio', 'fim'] as const;

const ditosAinda = (erros: Erros, antes: Valores, agora: Valores): Erros =>
  Object.fromEntries(
    Object.entries(erros).filter(([campo]) => {
      const partes = campo === 'horarios' ? HORARIO : CAMPOS.filter((um) => um === campo);
      return partes.every((um) => antes[um] === agora[um]);
    }),
  );

const PERGUNTAS = [
  { code: errors.passado.code, campo: 'confirmarPassado', pergunta: () => messages.perguntaPassado, sim: 'Registrar' },
  {
    ...{ code: errors.coincidencia.code, campo: 'confirmarCoincidencia', sim: 'Agendar' },
    pergunta: (message: string) => message,
  },
] as const;

/** Each question once; null: not confirmed. */
async function confirmed(enviar: (sim: Confirmacoes) => Promise<AtendimentoCompleto>) {
  const sim: Record<string, boolean> = {};
  for (;;) {
    try {
      return await enviar(sim);
    } catch (error) {
      const asked = isApiError(error) && PERGUNTAS.find(({ code, campo }) => code === error.code && !sim[campo]);
      if (!asked || !isApiError(error)) throw error;
      const answer = await confirm({
        title: 'Agendar atendimento',
        message: asked.pergunta(error.message),
        confirmLabel: asked.sim,
      });
      if (!answer.confirmed) return null;
      sim[asked.campo] = true;
    }
  }
}

export function useSaveAgendamento(agendamento: Agendamento, horarios: Horarios) {
  const [ditos, setDitos] = useState<{ erros: Erros; valores: Valores } | null>(null);
  const setErros = (erros: Erros) => setDitos({ erros, valores: agendamento.valores });
  const lugarDe = (): Lugar | null => {
    const { valores } = agendamento;
    const { grupo, escolha } = horarios;
    if (!grupo || valores.data === null) return null;
    const lugar = { agendaId: grupo.agendaId, data: valores.data };
    if (valores.encaixe) return { ...lugar, encaixe: { inicio: valores.inicio, fim: valores.fim } };
    return escolha && { ...lugar, horarios: escolha.horarios.map(({ id }) => id) };
  };
  return {
    erros: ditos ? ditosAinda(ditos.erros, ditos.valores, agendamento.valores) : {},
    async salvar(enviar: Enviar, comLugar = true): Promise<AtendimentoCompleto | null> {
      const falta = faltas(agendamento, horarios, comLugar);
      setErros(falta);
      if (Object.keys(falta).length > 0) return null;
      try {
        return await confirmed((sim) => enviar(comLugar ? lugarDe() : null, sim));
      } catch (error) {
        if (!isApiError(error)) throw error;
        // Somebody was faster: the day as it is now, and all that was entered stays.
        if (error.code === errors.horario_ocupado.code) void invalidateModules(['atendimentos']);
        const { campos } = error;
        if (Object.keys(campos).length === 0) throw error;
        const { agendaId, data, horaInicio, horaFim, filiados, ...outros } = campos;
        const doLugar = campos.horarios ?? agendaId ?? data ?? horaInicio ?? horaFim ?? filiados;
        setErros({ ...outros, ...(doLugar !== undefined && { horarios: doLugar }) });
        return null;
      }
    },
  };
}
