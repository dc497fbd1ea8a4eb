import { platformErrors } from '@sede/domain/kernel';
import { agendasErrors } from '@sede/domain/modules/juridico/agendas';
import { expect, it } from 'vitest';
import {
  expectNoViolations,
  findNotice,
  type Handlers,
  openAt,
  pageOf,
  rowMenu,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { AGENDAS, agendaPath, NOVA_AGENDA } from './agendas.paths.ts';
import { agendasModule } from './agendas.routes.tsx';
import { AGENDA, ESCRITORIO } from './agendas-for-tests.ts';

const { grade: _, ...LISTADA } = AGENDA;
const LIVRE = { ...LISTADA, pode: {} };

const openPage = (
  agendas: Handlers['agendas'] = {},
  more: { as?: 'juridico' | 'visualizador_juridico'; phone?: boolean } = {},
) =>
  openAt(AGENDAS, agendasModule.routes, {
    as: [more.as ?? 'juridico'],
    ...(more.phone && { phone: true }),
    contract: {
      escritorios: { options: () => ({ itens: [ESCRITORIO] }) },
      feriados: { doPeriodo: () => ({ itens: [] }) },
      agendas: {
        anos: () => ({ anos: [2027, 2026, 2024] }),
        list: () => pageOf([LIVRE]),
        get: () => AGENDA,
        ...agendas,
      },
    },
  });

it('lists the agendas of this year: the office in upper case, occupation and the next free slot', async () => {
  const { user, asked } = await openPage();
  const row = await screen.findByRole('row', { name: /ADVOCACIA PRADO/ });
  for (const text of ['Jurídico', 'Presencial', '2', '4', '25%', '24/11/2026 09:40']) within(row).getByText(text);
  expect(
    screen
      .getAllByRole('columnheader')
      .map((head) => head.textContent?.trim())
      .filter(Boolean),
  ).toEqual(
    expect.arrayContaining(['Escritório', 'Tipo de serviço', 'Tipo de atendimento', 'Dias', 'Horários', 'Ocupação']),
  );
  expect(asked('agendas.list').at(-1)).toMatchObject({ ano: 2026 });
  await expectNoViolations();
  await user.click(screen.getByRole('button', { name: /^Ano/ }));
  await screen.findByText('2024');
  const anos = screen.getAllByText(/^20\d\d$/);
  expect(anos.map(({ textContent }) => textContent).filter((text) => text !== '2026')).toEqual(['2027', '2024']);
  await user.click(screen.getByText('2024'));
  await waitFor(() => expect(asked('agendas.list').at(-1)).toMatchObject({ ano: 2024 }));
});

it('a new one is made, and one is changed, on a page of its own', async () => {
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Cadastrar Agenda' }));
  await waitFor(() => expect(window.location.pathname).toBe(NOVA_AGENDA));
  window.history.back();
  await rowMenu(user, 'ADVOCACIA PRADO', 'Editar');
  await waitFor(() => expect(window.location.pathname).toBe(agendaPath(AGENDA.id)));
});

it('is deleted after the question of the text; one with appointments is not, and says why', async () => {
  const { user, asked } = await openPage({
    remove: () => {
      throw agendasErrors.vinculada();
    },
  });
  await rowMenu(user, 'ADVOCACIA PRADO', 'Excluir');
  const question = await screen.findByRole('dialog', { name: 'Excluir agenda' });
  within(question).getByText('Tem certeza que deseja excluir esta agenda?');
  await user.click(within(question).getByRole('button', { name: 'Excluir' }));
  expect((await within(question).findByRole('alert')).textContent).toBe(
    'Esta agenda não pode ser excluída porque está vinculada a um ou mais atendimentos.',
  );
  expect(screen.queryByText(/^Erro ao excluir agenda/)).toBeNull();
  expect(asked('agendas.remove')).toEqual([{ id: AGENDA.id, versao: 3 }]);
});

it('a deletion that fails otherwise is told in the words of the text', async () => {
  const { user } = await openPage({
    remove: () => {
      throw platformErrors.interno();
    },
  });
  await rowMenu(user, 'ADVOCACIA PRADO', 'Excluir');
  const question = await screen.findByRole('dialog', { name: 'Excluir agenda' });
  await user.click(within(question).getByRole('button', { name: 'Excluir' }));
  await findNotice('Erro ao excluir agenda, se o problema persistir contate o suporte técnico.');
});

it('says that it was deleted', async () => {
  const { user } = await openPage({ remove: ({ id }) => ({ id }) });
  await rowMenu(user, 'ADVOCACIA PRADO', 'Excluir');
  const question = await screen.findByRole('dialog', { name: 'Excluir agenda' });
  await user.click(within(question).getByRole('button', { name: 'Excluir' }));
  await findNotice('Agenda excluída com sucesso!');
});

it('whoever only reads them opens them, and changes nothing; on a phone they are cards', async () => {
  const { user } = await openPage({}, { as: 'visualizador_juridico', phone: true });
  await user.click(await screen.findByRole('button', { name: /ADVOCACIA PRADO/ }));
  await waitFor(() => expect(window.location.pathname).toBe(agendaPath(AGENDA.id)));
  expect(screen.queryByRole('button', { name: 'Cadastrar Agenda' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Ações de/ })).toBeNull();
});
