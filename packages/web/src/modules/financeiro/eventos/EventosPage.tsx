import { eventosRegister } from '@sede/domain/modules/financeiro/eventos';
import { keepPreviousData } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { registerPage } from '#platform/ui/index.ts';

/** '/eventos'. Source: spec 1 §2.21, §6.3. */
export const EventosPage = registerPage(eventosRegister, {
  operations: orpc.eventos,
  query: (input) => orpc.eventos.list.queryOptions({ input, placeholderData: keepPreviousData }),
  list: {
    views: 'eventos.list',
    search: 'Buscar nome, responsáveis…',
    pinned: ['tipo', 'areas', 'dataInicio', 'desabilitado'],
  },
  columns: (column) => [
    column('dataInicio', { card: 'date', width: 120 }),
    column('dataFim', { width: 120 }),
    column('tipo', { card: 'subtitle', width: 130 }),
    column('nome'),
    column('areas', { card: 'subtitle' }),
    column('publicosAlvo'),
    column('desabilitado'),
  ],
  forms: () => import('./EventoForm.tsx'),
  empty: 'Aqui ficam os eventos próprios e os patrocinados, a que despesas e receitas podem ser ligadas.',
});
