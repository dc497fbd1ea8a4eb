import { agendasErrors, agendasMessages } from '@sede/domain/modules/juridico/agendas';
import { afterEach, expect, it, vi } from 'vitest';
import {
  choose,
  expectNoViolations,
  fieldOf,
  findNotice,
  HOJE,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { NOVA_AGENDA } from './agendas.paths.ts';
import { AGENDA, button, dia, openAgenda, openDia, openPage, salvar } from './agendas-for-tests.ts';

afterEach(() => void vi.useRealTimers());

it('a new place asks what becomes of those already booked, and says how many stand elsewhere', async () => {
  let agora = AGENDA;
  const { user, asked } = await openAgenda({
    get: () => agora,
    update: ({ agendados }) => {
      const values = { quantos: 2 };
      if (agendados == null)
        throw agendasErrors.local_dos_agendados({
          values,
          campos: { agendados: agendasErrors.local_dos_agendados({ values }).message },
        });
      agora = { ...AGENDA, versao: 4, local: 'Sala 9' };
      return agora;
    },
  });
  const form = await screen.findByRole('form', { name: 'Editar Agenda' });
  expect(within(form).queryByLabelText(/Atendimentos já agendados/)).toBeNull();
  await user.clear(fieldOf(form, 'Local'));
  await user.type(fieldOf(form, 'Local'), 'Sala 9');
  await salvar(user);
  await screen.findByText('2 atendimentos por vir estão em outro local. Diga se eles mudam também.');
  await choose(user, form, 'Atendimentos já agendados', agendasMessages.destinos.mudam);
  await expectNoViolations();
  await salvar(user);
  await findNotice('Agenda salva com sucesso!');
  expect(asked('agendas.update').at(-1)).toMatchObject({ id: AGENDA.id, local: 'Sala 9', agendados: 'mudam' });
  await waitFor(() => expect(within(form).queryByLabelText(/Atendimentos já agendados/)).toBeNull());
});

it.each([
  ['14:30', 0],
  ['14:40', 1],
])('at 14:30 a new place asks of what was booked for today at %s: %i', async (inicio, perguntas) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(`${HOJE}T17:30:00Z`) });
  const [primeiro] = AGENDA.grade;
  const grade = primeiro ? [{ ...primeiro, data: HOJE, inicio, fim: '23:00' }] : [];
  const { user } = await openAgenda({ get: () => ({ ...AGENDA, grade }) });
  const form = await screen.findByRole('form', { name: 'Editar Agenda' });
  await user.type(fieldOf(form, 'Local'), ' e 3');
  expect(within(form).queryAllByLabelText(/Atendimentos já agendados/, { selector: 'input' })).toHaveLength(perguntas);
});

it('on a phone the days come before the builder, both fold, and what no longer changes is not said twice', async () => {
  const { user } = await openAgenda({}, { phone: true });
  const form = await screen.findByRole('form', { name: 'Editar Agenda' });
  expect(within(form).queryByLabelText(/Tipo de serviço/)).toBeNull();
  fieldOf(form, 'Local');
  const [dias, gerador] = within(form).getAllByRole('region', { name: /Dias e horários|Gerar horários/ });
  expect(dias?.getAttribute('aria-label')).toBe('Dias e horários');
  expect(gerador && within(gerador).queryByRole('textbox', { name: 'De' })).toBeNull();
  await user.click(await button('Gerar horários'));
  if (gerador) fieldOf(gerador, 'De');
  await user.click(await button('Lista'));
  const card = await dia('24/11/2026');
  expect(within(card).queryByRole('button', { name: 'Excluir dia' })).toBeNull();
  await user.click(within(card).getByRole('button', { name: '24/11/2026 2 horários · 1 agendado' }));
  within(card).getByRole('button', { name: 'Excluir dia' });
  await expectNoViolations();
  await user.click(within(card).getByRole('button', { name: /^24\/11\/2026/ }));
  // The calendar opens it again, and it takes the focus.
  await user.click(await button('Calendário'));
  await openDia(user, /^24 de novembro/, '24/11/2026');
  within(await dia('24/11/2026')).getByRole('button', { name: 'Excluir dia' });
});

it('stands by its office and year among what was opened lately, where a new one does not', async () => {
  sessionStorage.clear();
  const kept = () => Object.values({ ...sessionStorage }).join();
  const { unmount } = await openPage(NOVA_AGENDA);
  await screen.findByRole('heading', { name: 'Cadastrar Agenda' });
  expect(kept()).not.toContain('Agenda');
  unmount();
  await openAgenda();
  await waitFor(() => expect(kept()).toContain('"label":"ADVOCACIA PRADO · 2026"'));
});
