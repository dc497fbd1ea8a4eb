/**
 * What a booking is made of while it is entered: the members and the data of the appointment. A new one is kept in this browser until it
 * is booked or given up; signing out wipes it.
 *
 * Changing the office or a type drops the time: it is of another agenda. Source: spec 3 §2.3; decisions-legal (Wizard).
 */
import type {
  AtendimentoCompleto,
  OpcaoDeFiliado,
  TipoAtendimento,
  TipoServico,
} from '@sede/domain/modules/juridico/atendimentos';
import { useCallback, useEffect, useState } from 'react';
import type { Attachment } from '#platform/ui/form.ts';

export interface ProcessoEscolhido {
  id: string;
  nome: string;
}

export interface Valores {
  escritorioId: string | null;
  tipoAtendimento: TipoAtendimento | null;
  tipoServico: TipoServico;
  data: string | null;
  agendaId: string | null;
  horarios: string[];
  /** A time that is in no agenda, in the place of slots. */
  encaixe: boolean;
  inicio: string;
  fim: string;
  processoEmCurso: boolean | null;
  processos: ProcessoEscolhido[];
  descricao: string;
  anexos: Attachment[];
}

export const VAZIO: Valores = {
  escritorioId: null,
  tipoAtendimento: null,
  tipoServico: 'Jurídico',
  ...{ data: null, agendaId: null, horarios: [], encaixe: false, inicio: '', fim: '' },
  ...{ processoEmCurso: null, processos: [], descricao: '', anexos: [] },
};
const semLugar = () => ({ data: null, agendaId: null, horarios: [], encaixe: false, inicio: '', fim: '' });

export const valoresDe = (um: AtendimentoCompleto): Valores => ({
  escritorioId: um.escritorioId,
  tipoAtendimento: um.tipoAtendimento,
  tipoServico: um.tipoServico,
  data: um.data,
  agendaId: um.agendaId,
  horarios: um.horarios.map(({ id }) => id),
  ...{ encaixe: false, inicio: '', fim: '' },
  processoEmCurso: um.processoEmCurso,
  processos: um.processos.flatMap(({ id, numero, titulo }) =>
    id === null ? [] : [{ id, nome: numero ?? titulo ?? id }],
  ),
  descricao: um.descricao ?? '',
  anexos: um.arquivos,
});

const CHAVE = 'juridico.agendar';

interface Rascunho {
  filiados: OpcaoDeFiliado[];
  valores: Valores;
}

function readRascunho(): Rascunho | null {
  try {
    // As it was kept, by this page or an older one.
    const kept = JSON.parse(sessionStorage.getItem(CHAVE) ?? 'null') as Partial<Rascunho> | null;
    return kept && Array.isArray(kept.filiados)
      ? { filiados: kept.filiados, valores: { ...VAZIO, ...kept.valores } }
      : null;
  } catch {
    // Written by an older page, or by hand.
    return null;
  }
}

export const clearRascunho = () => sessionStorage.removeItem(CHAVE);

/** `guarda`: whether it is kept now; going back to the first step clears what is kept, not what is on the screen. */
export function useAgendamento(inicial: Rascunho | null, guarda: boolean) {
  const [{ filiados, valores }, setTudo] = useState<Rascunho>(
    () => inicial ?? readRascunho() ?? { filiados: [], valores: VAZIO },
  );
  const setFiliados = useCallback((novos: OpcaoDeFiliado[]) => setTudo((agora) => ({ ...agora, filiados: novos })), []);
  const mudar = useCallback(
    (parte: Partial<Valores>) =>
      setTudo((agora) => {
        const outra = (['escritorioId', 'tipoAtendimento', 'tipoServico'] as const).some(
          (campo) => campo in parte && parte[campo] !== agora.valores[campo],
        );
        return { ...agora, valores: { ...agora.valores, ...(outra && semLugar()), ...parte } };
      }),
    [],
  );
  const recomecar = useCallback((outro: Rascunho) => setTudo(outro), []);
  useEffect(() => {
    if (inicial !== null) return;
    if (guarda) sessionStorage.setItem(CHAVE, JSON.stringify({ filiados, valores }));
    else clearRascunho();
  }, [inicial, guarda, filiados, valores]);
  return { filiados, valores, setFiliados, mudar, recomecar };
}
export type Agendamento = ReturnType<typeof useAgendamento>;
