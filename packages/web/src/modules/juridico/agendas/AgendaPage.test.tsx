import { type AgendaCompleta, agendasErrors } from '@sede/domain/modules/juridico/agendas';
import { describe, expect, it } from 'vitest';
import {
  choose,
  expectNoViolations,
  fieldOf,
  fill,
  findNotice,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { agendaPath, NOVA_AGENDA } from './agendas.paths.ts';
import {
  AGENDA,
  button,
  dia,
  ESCRITORIO,
  horario,
  LOTE,
  openAgenda,
  openDia,
  openPage,
  salvar,
  type User,
} from './agendas-for-tests.ts';

describe('a new agenda', () => {
  it('is made with its four fields, a day and its slots; the office brings its place', async () => {
    const { user, asked } = await openPage(NOVA_AGENDA, { create: () => AGENDA });
    await screen.findByRole('heading', { name: 'Cadastrar Agenda' });
    const form = await screen.findByRole('form', { name: 'Cadastrar Agenda' });
    await choose(user, form, 'Escritório', 'Advocacia Prado');
    await choose(user, form, 'Tipo de atendimento', 'Presencial');
    await choose(user, form, 'Tipo de serviço', 'Jurídico');
    await waitFor(() => expect(fieldOf(form, 'Local').value).toBe('SQS 101, sala 5'));
    // Enter on a day of the calendar begins the same day in the list.
    (await button(/^25 de novembro de 2026/)).focus();
    await user.keyboard('{Enter}');
    const card = await dia('25/11/2026');
    await fill(user, card, 'Horário início', '0900');
    await fill(user, card, 'Horário final', '0940');
    await expectNoViolations();
    await salvar(user);
    await findNotice('Agenda salva com sucesso!');
    expect(asked('agendas.create')).toEqual([
      {
        ...{ ano: 2026, escritorioId: ESCRITORIO.id, tipoAtendimento: 'Presencial', tipoServico: 'Jurídico' },
        ...{ identificacao: null, local: 'SQS 101, sala 5', confirmarSobrepostos: false },
        incluir: [{ data: '2026-11-25', inicio: '09:00', fim: '09:40', loteId: null }],
      },
    ]);
    await waitFor(() => expect(window.location.pathname).toBe(agendaPath(AGENDA.id)));
  });

  it('of virtual appointments does not take place at the office’s address, and keeps what somebody typed', async () => {
    const { user } = await openPage(NOVA_AGENDA);
    const form = await screen.findByRole('form', { name: 'Cadastrar Agenda' });
    await choose(user, form, 'Escritório', 'Advocacia Prado');
    await waitFor(() => expect(fieldOf(form, 'Local').value).toBe('SQS 101, sala 5'));
    await choose(user, form, 'Tipo de atendimento', 'Virtual');
    await waitFor(() => expect(fieldOf(form, 'Local').value).toBe(''));
    await fill(user, form, 'Local', 'https://video.example/prado');
    await choose(user, form, 'Tipo de atendimento', 'Presencial');
    expect(fieldOf(form, 'Local').value).toBe('https://video.example/prado');
  });

  it('offers this year and five more, and says what is missing before anything is sent', async () => {
    const { user, asked } = await openPage(NOVA_AGENDA, { create: () => AGENDA });
    const form = await screen.findByRole('form', { name: 'Cadastrar Agenda' });
    await user.click(fieldOf(form, 'Ano da Agenda'));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      '2026',
      '2027',
      '2028',
      '2029',
      '2030',
      '2031',
    ]);
    await user.keyboard('{Escape}');
    await choose(user, form, 'Tipo de serviço', 'Contábil');
    await salvar(user);
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toContain(
      'Você precisa cadastrar uma data',
    );
    expect(asked('agendas.create')).toEqual([]);
  });

  it('a day of another year says so at its date alone', async () => {
    const { user } = await openPage(NOVA_AGENDA, { create: () => AGENDA });
    const card = await openDia(user, /^25 de novembro de 2026/, '25/11/2026');
    await fill(user, card, 'Horário início', '0900');
    await fill(user, card, 'Horário final', '0940');
    await fill(user, card, 'Data', '15/03/2027');
    await salvar(user);
    const form = await screen.findByRole('form', { name: 'Cadastrar Agenda' });
    const ditos = within(form).getAllByText(/^Só é possível cadastrar datas do ano 2026/);
    expect(ditos.map((um) => [um.getAttribute('role'), card.contains(um)])).toEqual([
      ['alert', false],
      [null, true],
    ]);
  });

  it('one that exists already leads to it, beside what was typed', async () => {
    const { user } = await openPage(NOVA_AGENDA, {
      create: () => {
        throw agendasErrors.repetida({ data: { agendaId: AGENDA.id } });
      },
    });
    const form = await screen.findByRole('form', { name: 'Cadastrar Agenda' });
    await choose(user, form, 'Escritório', 'Advocacia Prado');
    await choose(user, form, 'Tipo de atendimento', 'Virtual');
    await choose(user, form, 'Tipo de serviço', 'Jurídico');
    const card = await openDia(user, /^25 de novembro de 2026/, '25/11/2026');
    await fill(user, card, 'Horário início', '0900');
    await fill(user, card, 'Horário final', '0940');
    await salvar(user);
    const link = await screen.findByRole('link', { name: 'Abrir a agenda que já existe' });
    expect(link.getAttribute('href')).toBe(agendaPath(AGENDA.id));
    within(form).getByText(/Preencha a identificação/);
    expect(fieldOf(card, 'Horário início').value).toBe('09:00');
  });
});

describe('the days of an agenda', () => {
  it('stand in a calendar with the months above it, and a day opens in the list by Enter', async () => {
    const { user } = await openAgenda();
    await screen.findByText('ADVOCACIA PRADO · 2026 · Presencial · Jurídico · 4 horários em 2 dias · 25% ocupados');
    expect((await button('novembro/2026: 2 horários, 50% ocupados')).getAttribute('aria-pressed')).toBe('true');
    await button('02 de novembro de 2026, segunda-feira: 0 horários; Finados');
    await button('24 de novembro de 2026, terça-feira: 2 horários, 1 agendado');
    await expectNoViolations();
    await user.click(await button(/^dezembro\/2026/));
    await button('03 de dezembro de 2026, quinta-feira: 2 horários, 1 bloqueado');
    (await button(/^01 de dezembro/)).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-dia')).toBe('2026-12-03'));
    await user.keyboard('{PageUp}');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-dia')).toBe('2026-11-01'));
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-dia')).toBe('2026-12-01'));
    const card = await openDia(user, /^03 de dezembro/, '03/12/2026');
    expect(card.contains(document.activeElement)).toBe(true);
    within(card).getByText('bloqueado: Férias');
    await expectNoViolations();
  });

  it('fold by month; what is new stands under Nova data until it is saved', async () => {
    const { user } = await openAgenda();
    await user.click(await button('Lista'));
    const novembro = await button(/^novembro\/2026 1 dia/);
    await dia('24/11/2026');
    await user.click(novembro);
    expect(screen.queryByRole('article', { name: '24/11/2026' })).toBeNull();
    await user.click(await button('Nova data'));
    await button(/^Nova data 1 dia/);
    const novo = await dia('Nova data');
    await fill(user, novo, 'Data', '10/12/2026');
    const datado = await dia('10/12/2026');
    expect(within(datado).getByText('quinta-feira')).toBeTruthy();
    await button(/^Nova data 1 dia/);
  });

  it('a booked slot is locked, and so is its day, in the words of the text', async () => {
    const { user } = await openAgenda();
    const card = await openDia(user, /^24 de novembro/, '24/11/2026');
    const [marcado, livre] = within(card).getAllByRole('button', { name: 'Excluir horário' });
    expect(marcado?.title).toBe('Este horário não pode ser excluído porque já possui um atendimento agendado.');
    expect(marcado?.getAttribute('aria-disabled')).toBe('true');
    const excluirDia = within(card).getByRole('button', { name: 'Excluir dia' });
    expect(excluirDia.title).toBe('Este dia não pode ser excluído porque já possui um atendimento agendado.');
    for (const locked of [marcado, excluirDia]) if (locked) await user.click(locked);
    expect(within(card).getAllByRole('button', { name: 'Excluir horário' })).toHaveLength(2);
    expect(within(card).getAllByLabelText('Horário início')[0]?.hasAttribute('readonly')).toBe(true);
    if (livre) await user.click(livre);
    expect(within(card).getAllByRole('button', { name: 'Excluir horário' })).toHaveLength(1);
  });

  it('what differs is sent, and nothing else', async () => {
    const { user, asked } = await openAgenda({ update: () => ({ ...AGENDA, versao: 4 }) });
    const card = await openDia(user, /^24 de novembro/, '24/11/2026');
    await user.click(within(card).getByRole('button', { name: 'Adicionar horário' }));
    expect(
      within(card)
        .getAllByLabelText('Horário início')
        .map((node) => (node as HTMLInputElement).value), // fields by their label
    ).toEqual(['09:00', '09:40', '10:20']);
    await user.click(await button(/^dezembro\/2026 1 dia/));
    await user.click(within(await dia('03/12/2026')).getByRole('button', { name: 'Excluir dia' }));
    await salvar(user);
    await findNotice('Agenda salva com sucesso!');
    expect(asked('agendas.update')).toEqual([
      {
        ...{ id: AGENDA.id, versao: 3, alterar: [], confirmarSobrepostos: false },
        incluir: [{ data: '2026-11-24', inicio: '10:20', fim: '11:00', loteId: null }],
        excluir: [AGENDA.grade[2]?.id, AGENDA.grade[3]?.id],
      },
    ]);
    // What was saved is where the next change starts from.
    await waitFor(async () => expect(await button('Salvar')).toHaveProperty('disabled', true));
  });

  it('slots that overlap are asked about and sent confirmed', async () => {
    const { user, asked } = await openAgenda({
      update: ({ confirmarSobrepostos }) => {
        if (!confirmarSobrepostos)
          throw agendasErrors.sobrepostos({
            values: { horario: { data: '2026-11-24', inicio: '10:00', fim: '10:40' } },
          });
        return AGENDA;
      },
    });
    const card = await openDia(user, /^24 de novembro/, '24/11/2026');
    const [, inicio] = within(card).getAllByLabelText('Horário início');
    if (inicio) await user.clear(inicio);
    if (inicio) await user.type(inicio, '0930');
    await salvar(user);
    const question = await screen.findByRole('dialog', { name: 'Horários sobrepostos' });
    within(question).getByText('Existem horários sobrepostos no dia 24/11 (10:00 - 10:40)! Deseja salvar mesmo assim?');
    await user.click(within(question).getByRole('button', { name: 'Salvar' }));
    await findNotice('Agenda salva com sucesso!');
    expect(
      // As it was sent.
      asked('agendas.update').map((input) => (input as { confirmarSobrepostos: boolean }).confirmarSobrepostos),
    ).toEqual([false, true]);
  });

  it('a slot that was booked meanwhile is named above what was typed, and nothing typed is lost', async () => {
    const { user } = await openAgenda({
      update: () => {
        throw agendasErrors.horario_ocupado({
          values: { horarios: [{ data: '2026-11-24', inicio: '09:40', fim: '10:20' }] },
        });
      },
    });
    const card = await openDia(user, /^24 de novembro/, '24/11/2026');
    await user.click(within(card).getByRole('button', { name: 'Adicionar horário' }));
    await salvar(user);
    await findNotice('Erro ao salvar agenda.');
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toContain(
      'Não é possível mudar horários com atendimento agendado: 24/11 09:40 - 10:20.',
    );
    expect(within(card).getAllByLabelText('Horário início')).toHaveLength(3);
  });
});

describe('the builder', () => {
  const gerador = () => screen.findByRole('region', { name: 'Gerar horários' });
  async function preencher(user: User) {
    const painel = await gerador();
    for (const nome of ['quarta', 'sexta']) await user.click(within(painel).getByRole('button', { name: nome }));
    await fill(user, painel, 'De', '25/11/2026');
    await fill(user, painel, 'Até', '18/12/2026');
    return painel;
  }

  it('tells what it would make, makes it, and takes it back', async () => {
    const { user, asked } = await openAgenda({ update: () => AGENDA });
    const painel = await preencher(user);
    within(painel).getByText('24 horários novos em 8 dias');
    within(painel).getByText('Nenhum feriado no período · nenhum sobreposto');
    await user.click(within(painel).getByRole('button', { name: 'Gerar horários' }));
    await screen.findByText('+ 24 horários');
    await button('25 de novembro de 2026, quarta-feira: 3 horários, 3 novos');
    await user.click(within(painel).getByRole('button', { name: 'Desfazer geração' }));
    expect(screen.queryByText('+ 24 horários')).toBeNull();
    // Enter in one of its fields makes them too, and saves nothing.
    fieldOf(painel, 'Primeiro início').focus();
    await user.keyboard('{Enter}');
    await screen.findByText('+ 24 horários');
    expect(asked('agendas.update')).toEqual([]);
    await salvar(user);
    await findNotice('Agenda salva com sucesso!');
    // As it was sent.
    const [enviado] = asked('agendas.update') as { incluir: { loteId: string }[] }[];
    expect(enviado?.incluir).toHaveLength(24);
    expect(new Set(enviado?.incluir.map(({ loteId }) => loteId)).size).toBe(1);
    await expectNoViolations();
  });

  it('passes holidays by, takes the free slots of its days when it is asked to, and makes no more than 3,000', async () => {
    const { user } = await openAgenda();
    const painel = await gerador();
    await user.click(within(painel).getByRole('button', { name: 'terça' }));
    await fill(user, painel, 'De', '24/11/2026');
    await fill(user, painel, 'Até', '24/11/2026');
    await fill(user, painel, 'Primeiro início', '09:20');
    within(painel).getByText(/2 sobrepostos de fora/);
    await user.click(within(painel).getByRole('switch', { name: 'Substituir os livres desses dias' }));
    within(painel).getByText(/1 sobreposto de fora/);
    await user.click(within(painel).getByRole('button', { name: 'Gerar horários' }));
    await screen.findByText('− 1 horário');
    await user.click(within(painel).getByRole('button', { name: 'Desfazer geração' }));
    expect(screen.queryByText('− 1 horário')).toBeNull();
    await fill(user, painel, 'Até', '31/12/2026');
    within(painel).getByText(/2 feriados de fora/);
    for (const nome of ['domingo', 'segunda', 'quarta', 'quinta', 'sexta', 'sábado'])
      await user.click(within(painel).getByRole('button', { name: nome }));
    await fill(user, painel, 'De', '01/02/2026');
    await fill(user, painel, 'Primeiro início', '08:00');
    await fill(user, painel, 'Último fim', '20:00');
    within(painel).getByText('Gere no máximo 3.000 horários de uma vez.');
    expect(within(painel).getByRole('button', { name: 'Gerar horários' })).toHaveProperty('disabled', true);
  });

  it('a generation that was saved is undone after a question', async () => {
    const { user, asked } = await openAgenda({
      desfazerGeracao: () => ({ ...AGENDA, grade: AGENDA.grade.filter(({ loteId }) => loteId === null) }),
    });
    await user.click(await button('Mais'));
    await user.click(await screen.findByRole('menuitem', { name: /^Desfazer geração/ }));
    const question = await screen.findByRole('dialog', { name: 'Desfazer geração' });
    await user.click(within(question).getByRole('button', { name: 'Desfazer' }));
    await findNotice('Geração desfeita.');
    expect(asked('agendas.desfazerGeracao')).toEqual([{ id: AGENDA.id, versao: 3, loteId: LOTE }]);
  });
});

it('slots of a day are blocked with a reason, those that are booked are listed to be moved, and offered again', async () => {
  const bloqueada: AgendaCompleta = {
    ...AGENDA,
    grade: AGENDA.grade.map((um) => ({ ...um, bloqueio: 'Congresso' })),
  };
  let agora = AGENDA;
  const { user, asked } = await openAgenda({
    get: () => agora,
    bloquear: () => {
      agora = bloqueada;
      return agora;
    },
    desbloquear: () => {
      agora = AGENDA;
      return agora;
    },
  });
  const card = await openDia(user, /^24 de novembro/, '24/11/2026');
  await user.click(within(card).getByRole('button', { name: 'Bloquear' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bloquear horários' });
  within(dialog).getByText('Agendados, para remarcar: 24/11 09:00 - 09:40.');
  await fill(user, dialog, 'Motivo', 'Congresso');
  await expectNoViolations();
  await user.click(within(dialog).getByRole('button', { name: 'Bloquear' }));
  await findNotice('Horários bloqueados.');
  const horarios = [AGENDA.grade[0]?.id, AGENDA.grade[1]?.id];
  expect(asked('agendas.bloquear')).toEqual([{ id: AGENDA.id, versao: 3, motivo: 'Congresso', horarios }]);
  await within(card).findByText('bloqueado: Congresso');
  await user.click(within(card).getByRole('button', { name: 'Desbloquear' }));
  await findNotice('Horários desbloqueados.');
  expect(asked('agendas.desbloquear')).toEqual([{ id: AGENDA.id, versao: 3, horarios }]);
});

it('the days of another agenda are copied, what is there already stays out', async () => {
  const outra = {
    ...AGENDA,
    id: '0198c0de-0000-7000-8000-0000000000a2',
    tipoAtendimento: 'Virtual' as const,
    grade: [horario(5, '2026-11-24', '09:40', '10:20'), horario(6, '2026-11-26', '09:00', '09:40')],
  };
  const { grade: _, ...listada } = outra;
  const { user } = await openAgenda({
    anos: () => ({ anos: [2026] }),
    list: () => ({ itens: [listada], pagina: 1, porPagina: 100, total: 1, somas: {} }),
    get: ({ id }) => (id === outra.id ? outra : AGENDA),
  });
  await user.click(await button('Copiar de outra agenda'));
  const dialog = await screen.findByRole('dialog', { name: 'Copiar de outra agenda' });
  await choose(user, dialog, 'Agenda', 'ADVOCACIA PRADO · Virtual · Jurídico');
  await within(dialog).findByText('1 horário novo');
  await user.click(within(dialog).getByRole('button', { name: 'Copiar' }));
  await screen.findByText('+ 1 horário');
  await button('26 de novembro de 2026, quinta-feira: 1 horário, 1 novo');
});

it('whoever only reads it sees calendar and list, and nothing to change; also on a phone', async () => {
  const { user } = await openAgenda({}, { as: 'visualizador_juridico', phone: true });
  await screen.findByRole('heading', { name: 'ADVOCACIA PRADO' });
  const card = await openDia(user, /^24 de novembro/, '24/11/2026');
  within(card).getByText('09:00 – 09:40');
  within(card).getByText('agendado');
  await expectNoViolations();
  for (const name of ['Salvar', 'Nova data', 'Excluir dia', 'Gerar horários', 'Bloquear'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  await user.click(await button('Calendário'));
  await user.click(await button(/^25 de novembro/));
  expect(screen.queryByRole('article')).toBeNull();
});
