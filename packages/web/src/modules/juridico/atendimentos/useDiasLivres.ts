/**
 * The days of a month with their free times, of every agenda that serves the choice, and the way to the next free one.
 *
 * `outras`: what else the office has agendas for, where none serves. Source: spec 3 §2.3; decisions-legal (Wizard).
 */
import type { CalendarDate } from '@sede/domain/kernel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, orpc } from '#platform/api/index.ts';
import { notify, useKit } from '#platform/ui/index.ts';
import { outroMes } from '../juridico.mes.ts';
import type { Valores } from './useAgendamento.ts';

const MESES_A_FRENTE = 18;

type Pedido = Pick<Valores, 'escritorioId' | 'tipoAtendimento' | 'tipoServico' | 'data'>;

export function useDiasLivres(
  { escritorioId, tipoAtendimento, tipoServico, data }: Pedido,
  atendimento: string | undefined,
) {
  const { today } = useKit();
  const [mes, setMes] = useState((data ?? today).slice(0, 7));
  const [cursor, setCursor] = useState<string>(data ?? today);
  const asked =
    escritorioId !== null && tipoAtendimento !== null
      ? { escritorio: escritorioId, tipoAtendimento, tipoServico, ...(atendimento && { atendimento }) }
      : null;
  const query = useQuery({
    ...orpc.atendimentos.calendario.queryOptions({
      // Asked only where all of it is there.
      input: { ...(asked ?? { escritorio: '', tipoAtendimento: 'Presencial', tipoServico: 'Jurídico' }), mes },
      placeholderData: keepPreviousData,
      meta: { modulos: ['agendas'] },
      // Free times of a while ago are no offer.
      gcTime: 0,
    }),
    enabled: asked !== null,
  });
  const irPara = (dia: string) => {
    setMes(dia.slice(0, 7));
    setCursor(dia);
  };
  return {
    pedido: asked,
    mes,
    setMes,
    cursor,
    setCursor,
    irPara,
    conta: asked ? query.data : undefined,
    async proximoLivre(depoisDe: string | null): Promise<CalendarDate | null> {
      if (!asked) return null;
      let buscado = (depoisDe ?? today).slice(0, 7);
      for (let n = 0; n < MESES_A_FRENTE; n += 1) {
        const { dias } = await api.atendimentos.calendario({ ...asked, mes: buscado });
        const livre = dias.find(({ data: dia, livres }) => livres > 0 && dia >= today && dia > (depoisDe ?? ''));
        if (livre) {
          irPara(livre.data);
          return livre.data;
        }
        buscado = outroMes(buscado, 1);
      }
      notify({ message: 'Não há dia livre nos próximos meses.' });
      return null;
    },
  };
}
