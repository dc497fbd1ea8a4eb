/** An agenda of an office with a booked, a free and a blocked slot, as the server answers it. */
import { podeDe } from '@sede/domain/kernel';
import type { AgendaCompleta, HorarioDaAgenda } from '@sede/domain/modules/juridico/agendas';

export const ESCRITORIO = { id: '0198c0de-0000-7000-8000-0000000000e1', nome: 'Advocacia Prado', desabilitado: false };
export const LOTE = '0198c0de-0000-7000-8000-0000000000f1';

export const horario = (
  n: number,
  data: string,
  inicio: string,
  fim: string,
  outro: Partial<HorarioDaAgenda> = {},
): HorarioDaAgenda => ({
  ...{ id: `0198c0de-0000-7000-8000-00000000000${n}`, data, inicio, fim },
  ...{ ocupado: false, bloqueio: null, encaixe: false, loteId: null },
  ...outro,
});

export const AGENDA: AgendaCompleta = {
  id: '0198c0de-0000-7000-8000-0000000000a1',
  versao: 3,
  criadoEm: '2026-01-05T12:00:00.000Z',
  atualizadoEm: '2026-11-01T12:00:00.000Z',
  escritorioId: ESCRITORIO.id,
  nomeEscritorio: ESCRITORIO.nome,
  ano: 2026,
  tipoAtendimento: 'Presencial',
  tipoServico: 'Jurídico',
  identificacao: '',
  local: 'Sala 2',
  dias: 2,
  horarios: 4,
  ocupados: 1,
  proximoLivre: { data: '2026-11-24', inicio: '09:40' },
  pode: podeDe({ editar: null, excluir: 'vinculada' as const }),
  grade: [
    horario(1, '2026-11-24', '09:00', '09:40', { ocupado: true }),
    horario(2, '2026-11-24', '09:40', '10:20'),
    horario(3, '2026-12-03', '14:00', '14:40', { loteId: LOTE }),
    horario(4, '2026-12-03', '14:40', '15:20', { bloqueio: 'Férias' }),
  ],
};
