/** An agenda of an office with a booked, a free and a blocked slot, as the server answers it; its page opened, and its parts. */
import { podeDe } from '@sede/domain/kernel';
import type { AgendaCompleta, HorarioDaAgenda } from '@sede/domain/modules/juridico/agendas';
import { type Handlers, openAt, screen } from '#platform/testing/index.ts';
import { agendaPath } from './agendas.paths.ts';
import { agendasModule } from './agendas.routes.tsx';

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

export const openPage = (
  at: string,
  agendas: Handlers['agendas'] = {},
  more: { as?: 'juridico' | 'visualizador_juridico'; phone?: boolean } = {},
) =>
  openAt(at, agendasModule.routes, {
    as: [more.as ?? 'juridico'],
    ...(more.phone && { phone: true }),
    contract: {
      escritorios: {
        options: () => ({ itens: [ESCRITORIO] }),
        get: ({ id }) => ({
          ...{ id, versao: 1, criadoEm: AGENDA.criadoEm, atualizadoEm: AGENDA.criadoEm, nome: ESCRITORIO.nome },
          ...{ email: 'a@prado.example', nomeDestinatario: null, localPadrao: 'SQS 101, sala 5', desabilitado: false },
        }),
      },
      agendas: { get: () => AGENDA, ...agendas },
      feriados: { doPeriodo: () => ({ itens: [] }) },
    },
  });
export const openAgenda = (agendas: Handlers['agendas'] = {}, more: Parameters<typeof openPage>[2] = {}) =>
  openPage(agendaPath(AGENDA.id), agendas, more);

export type User = Awaited<ReturnType<typeof openPage>>['user'];
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const salvar = async (user: User) => user.click(await button('Salvar'));
export const dia = (nome: string) => screen.findByRole('article', { name: nome });
/** Its day in the list, from the calendar. */
export async function openDia(user: User, nome: RegExp, data: string) {
  await user.click(await button(nome));
  return dia(data);
}
