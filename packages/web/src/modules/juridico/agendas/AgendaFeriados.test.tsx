import type { FeriadoCadastrado } from '@sede/domain/modules/juridico/feriados';
import { expect, it } from 'vitest';
import { fill, openAt, screen, within } from '#platform/testing/index.ts';
import { agendaPath } from './agendas.paths.ts';
import { agendasModule } from './agendas.routes.tsx';
import { AGENDA, ESCRITORIO } from './agendas-for-tests.ts';

const feriado = (n: number, data: string, nome: string, origem: 'manual' | 'enviado'): FeriadoCadastrado => ({
  ...{ id: `0198c0de-0000-7000-8000-0000000000b${n}`, versao: 1, criadoEm: AGENDA.criadoEm },
  ...{ atualizadoEm: AGENDA.criadoEm, data, nome, usos: ['agenda'], tribunais: [], origem },
});

it('the builder passes the days of staff by, which the calendar names; one that was switched off is offered again', async () => {
  const { user, asked } = await openAt(agendaPath(AGENDA.id), agendasModule.routes, {
    as: ['juridico'],
    contract: {
      agendas: { get: () => AGENDA },
      escritorios: { options: () => ({ itens: [ESCRITORIO] }) },
      feriados: {
        doPeriodo: () => ({
          itens: [
            feriado(1, '2026-11-25', 'Dia da casa', 'manual'),
            feriado(2, '2026-11-30', 'Dia do Evangélico (DF)', 'enviado'),
          ],
        }),
      },
    },
  });
  const painel = await screen.findByRole('region', { name: 'Gerar horários' });
  for (const nome of ['quarta', 'sexta']) await user.click(within(painel).getByRole('button', { name: nome }));
  await fill(user, painel, 'De', '25/11/2026');
  await fill(user, painel, 'Até', '18/12/2026');
  await within(painel).findByText('21 horários novos em 7 dias');
  within(painel).getByText('1 feriado de fora · nenhum sobreposto');
  expect(asked('feriados.doPeriodo')).toEqual([{ de: 2026, ate: 2026 }]);
  screen.getByRole('button', { name: '30 de novembro de 2026, segunda-feira: 0 horários' });
  // What is made there by hand stands there like on any day.
  await user.click(
    screen.getByRole('button', { name: '25 de novembro de 2026, quarta-feira: 0 horários; Dia da casa' }),
  );
  within(await screen.findByRole('article', { name: '25/11/2026' })).getByText('quarta-feira · Dia da casa');
});
