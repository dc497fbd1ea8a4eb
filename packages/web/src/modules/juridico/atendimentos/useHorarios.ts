/**
 * The slots of the chosen day as they are now, and the choice among them: of one agenda, one after the other. Read again whenever
 * somebody else books. What was chosen and is no longer free is told, and is no part of the choice.
 * Source: spec 3 §2.3; decisions-legal (Booking, Wizard).
 */
import {
  atendimentosErrors,
  type HorarioDoDia,
  isSeguidos,
  atendimentosMessages as messages,
} from '@sede/domain/modules/juridico/atendimentos';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import type { Valores } from './useAgendamento.ts';

/** Minutes since midnight, for an order. */
const minutos = (hora: string) => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3));

export interface Escolha {
  horarios: readonly HorarioDoDia[];
  inicio: string;
  fim: string;
}

export function useHorarios(valores: Valores, atendimento: string | undefined) {
  const { escritorioId, tipoAtendimento, tipoServico, data, agendaId } = valores;
  const asked =
    escritorioId !== null && tipoAtendimento !== null && data !== null
      ? { escritorio: escritorioId, tipoAtendimento, tipoServico, data, ...(atendimento && { atendimento }) }
      : null;
  const query = useQuery({
    ...orpc.atendimentos.horarios.queryOptions({
      // Asked only where all of it is there.
      input: asked ?? { escritorio: '', tipoAtendimento: 'Presencial', tipoServico: 'Jurídico', data: '' },
      placeholderData: keepPreviousData,
      meta: { modulos: ['agendas'] },
      // Free times of a while ago are no offer.
      gcTime: 0,
    }),
    enabled: asked !== null,
  });
  const grupos = asked ? (query.data?.grupos ?? []) : [];
  const grupo = grupos.find((um) => um.agendaId === agendaId);
  const livres = (grupo?.horarios ?? []).filter(({ id, livre }) => livre && valores.horarios.includes(id));
  const lido = query.data !== undefined && !query.isPlaceholderData;
  const perdidos = lido && valores.horarios.length > livres.length;
  const inicios = livres.map(({ inicio }) => minutos(inicio));
  const outros = (grupo?.horarios ?? []).filter((um) => !livres.includes(um)).map(({ inicio }) => minutos(inicio));
  const seguidos = livres.length < 2 || isSeguidos(inicios, outros);
  const [primeiro, ultimo] = [livres[0], livres.at(-1)];
  const escolha: Escolha | null =
    primeiro && ultimo ? { horarios: livres, inicio: primeiro.inicio, fim: ultimo.fim } : null;
  return {
    query,
    grupos,
    grupo,
    escolha,
    /** Shown below the slots. */
    aviso: perdidos ? atendimentosErrors.horario_ocupado().message : seguidos ? null : messages.seguidos,
    seguidos,
  };
}
export type Horarios = ReturnType<typeof useHorarios>;
