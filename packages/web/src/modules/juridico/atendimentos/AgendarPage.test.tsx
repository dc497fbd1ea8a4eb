import { platformErrors } from '@sede/domain/kernel';
import { atendimentosErrors, PAGINAS_DE_ATENDIMENTOS as PAGINAS } from '@sede/domain/modules/juridico/atendimentos';
import type { FeriadoCadastrado } from '@sede/domain/modules/juridico/feriados';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  choose,
  expectNoViolations,
  findNotice,
  HOJE,
  screen,
  there,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { AGENDA, chooseEscritorio, chooseHelena, GRUPO, openPage } from './agendar-for-tests.ts';
import { NOVO_ATENDIMENTO } from './atendimentos.paths.ts';
import { ATENDIMENTO, ESCRITORIO, HELENA } from './atendimentos-for-tests.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

describe('the first step', () => {
  it('searches from three letters on, by keys, and shows when the next appointment is usual', async () => {
    const aberta = await openPage();
    const { user, asked } = aberta;
    const campo = await screen.findByRole('combobox', { name: 'Filiado' });
    await waitFor(() => expect(document.activeElement).toBe(campo));
    await user.type(campo, 'he');
    screen.getByText('Nenhum resultado(Digite pelo menos 3 letras)');
    await user.type(campo, 'l');
    const opcoes = await screen.findAllByRole('option', {}, { timeout: 3000 });
    expect(asked('atendimentos.filiados')).toEqual([{ busca: 'hel' }]);
    within(there(opcoes[0])).getByText('Não compareceu em 30/10/2026. Próximo possível: 28/01/2027 (90 dias).');
    within(there(opcoes[0])).getByText('(61) 99812-4470');
    within(there(opcoes[0])).getByText('helena@casa.example');
    within(there(opcoes[1])).getByText('Já marcado: 2026/0900, 01/12/2026, 09:00, Torres');
    await user.keyboard('{ArrowDown}{Enter}');
    within(screen.getByRole('list', { name: 'Filiados escolhidos' })).getByText('Heloísa Lima');
    expect(campo).toHaveProperty('value', '');
    await expectNoViolations();
    await user.click(screen.getByRole('button', { name: 'Remover Heloísa Lima' }));
    screen.getByText('Nenhum filiado escolhido');
  });

  it('is not shown to the reading role without the reception, not even while that is asked', async () => {
    let agenda = (_: boolean) => {};
    const resposta = new Promise<{ agenda: boolean }>((resolve) => {
      agenda = (sim) => resolve({ agenda: sim });
    });
    await openPage({ quem: () => resposta }, { as: 'visualizador_juridico' });
    await screen.findByRole('heading', { name: PAGINAS.agendar });
    expect(screen.queryByRole('combobox', { name: 'Filiado' })).toBeNull();
    agenda(false);
    await screen.findByText('O seu perfil só permite consultar.');
    expect(screen.queryByRole('combobox', { name: 'Filiado' })).toBeNull();
    await expectNoViolations();
  });

  it.each([
    ['the reception’s', 'visualizador_juridico', 1],
    ['of the role that concludes, which is asked nothing', 'juridico', 0],
  ] as const)('is %s', async (_de, as, perguntas) => {
    const { asked } = await openPage({}, { as });
    await screen.findByRole('combobox', { name: 'Filiado' });
    expect(asked('atendimentos.quem')).toHaveLength(perguntas);
  });

  it('does not go on without a member', async () => {
    const { user } = await openPage();
    await screen.findByRole('combobox', { name: 'Filiado' });
    await user.click(screen.getByRole('button', { name: 'Avançar' }));
    await screen.findByText('Você precisa selecionar pelos menos um filiado!');
  });

  it('a member of the address is chosen already; the choice is kept in this browser until one goes back', async () => {
    const aberta = await openPage({}, { at: `${NOVO_ATENDIMENTO}?filiado=${HELENA}` });
    await within(await screen.findByRole('list', { name: 'Filiados escolhidos' })).findByText('Helena Prado de Araújo');
    await aberta.user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('heading', { name: /Dados do atendimento/ });
    await waitFor(() => expect(sessionStorage.getItem('juridico.agendar')).toContain(HELENA));
    await aberta.user.click(screen.getByRole('button', { name: 'Voltar' }));
    await within(await screen.findByRole('list', { name: 'Filiados escolhidos' })).findByText('Helena Prado de Araújo');
    expect(sessionStorage.getItem('juridico.agendar')).toBeNull();
  });
});

describe('a slot of the address', () => {
  const HORARIO = GRUPO.horarios[1]?.id ?? '';
  const LUGAR = {
    ...{ escritorioId: ESCRITORIO.id, tipoAtendimento: 'Presencial' as const, tipoServico: 'Jurídico' as const },
    ...{ agendaId: AGENDA, data: '2026-11-25' },
  };

  it('alone opens with its office, types and day chosen', async () => {
    const aberta = await openPage({ lugar: () => LUGAR }, { at: `${NOVO_ATENDIMENTO}?horario=${HORARIO}` });
    await waitFor(() => expect(aberta.asked('atendimentos.lugar')).toEqual([{ horario: HORARIO }]));
    await waitFor(() => expect(window.location.search).toBe(''));
    await chooseHelena(aberta);
    expect(screen.getByRole('combobox', { name: /Escritório/ })).toHaveProperty('value', ESCRITORIO.nome);
    expect(screen.getByRole('radio', { name: 'Presencial' })).toHaveProperty('checked', true);
    const dia = await screen.findByRole('button', { name: '25 de novembro de 2026, 3 livres' });
    expect(dia.getAttribute('aria-pressed')).toBe('true');
    expect(await screen.findByRole('checkbox', { name: '09:40 – 10:20' })).toHaveProperty('checked', true);
  });

  it('that is no longer offered is told, and nothing is chosen', async () => {
    const lugar = () => {
      throw platformErrors.nao_encontrado();
    };
    const aberta = await openPage({ lugar }, { at: `${NOVO_ATENDIMENTO}?horario=${HORARIO}` });
    await findNotice('Horário não está mais disponível.');
    expect(window.location.search).toBe('');
    await chooseHelena(aberta);
    screen.getByText('Selecione um escritório primeiro.');
  });
});

describe('the second step', () => {
  it('names the days of staff and the recess, and not a day that staff switched off', async () => {
    const feriado = (n: number, data: string, nome: string, origem: 'manual' | 'enviado'): FeriadoCadastrado => ({
      ...{ id: `0198c0de-0000-7000-8000-0000000000b${n}`, versao: 1, criadoEm: ATENDIMENTO.criadoEm },
      ...{ atualizadoEm: ATENDIMENTO.criadoEm, data, nome, tribunais: [], origem },
      usos: origem === 'manual' ? ['agenda'] : [],
    });
    const aberta = await openPage(
      {},
      {
        feriados: [
          feriado(1, '2026-11-26', 'Dia da casa', 'manual'),
          feriado(2, '2026-11-30', 'Dia do Evangélico (DF)', 'enviado'),
        ],
      },
    );
    await chooseHelena(aberta);
    await chooseEscritorio(aberta);
    expect(aberta.asked('feriados.doPeriodo')).toEqual([{ de: 2026, ate: 2026 }]);
    const deStaff = await screen.findByRole('button', { name: '26 de novembro de 2026, feriado' });
    expect(deStaff.getAttribute('aria-disabled')).toBe('true');
    screen.getByRole('button', { name: '20 de novembro de 2026, feriado' });
    screen.getByRole('button', { name: '30 de novembro de 2026' });
    await aberta.user.click(screen.getByRole('button', { name: 'Mês seguinte' }));
    await screen.findByRole('button', { name: '21 de dezembro de 2026, recesso' });
    screen.getByRole('button', { name: '25 de dezembro de 2026, feriado' });
  });

  it('books neighbouring slots of a day by keys, and tells number and message', async () => {
    const aberta = await openPage();
    const { user, asked } = aberta;
    await chooseHelena(aberta);
    screen.getByText('Selecione um escritório primeiro.');
    await chooseEscritorio(aberta);
    screen.getByText('Selecione uma data para ver os horários.');
    const lotado = screen.getByRole('button', { name: '24 de novembro de 2026, lotado' });
    expect(lotado.getAttribute('aria-disabled')).toBe('true');
    lotado.focus();
    await user.keyboard('{Enter}{ArrowRight}{Enter}');
    const horarios = await screen.findByRole('region', { name: 'Horários' });
    await within(horarios).findByText('3 livres de 4');
    const primeiro = within(horarios).getByRole('checkbox', { name: '09:40 – 10:20' });
    await waitFor(() => expect(document.activeElement).toBe(primeiro));
    expect(within(horarios).getByRole('checkbox', { name: '09:00 – 09:40 ocupado' })).toHaveProperty('disabled', true);
    await user.keyboard(' {Tab} ');
    within(horarios).getByText('09:40 às 11:00');
    within(screen.getByRole('region', { name: 'Resumo' })).getByText('qua, 25/11/2026 · 09:40 às 11:00');
    within(screen.getByRole('region', { name: 'Resumo' })).getByText('SCS Quadra 2, sala 304');
    await expectNoViolations();
    await user.click(screen.getByRole('radio', { name: 'Não' }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await findNotice('Atendimento salvo com sucesso!');
    await screen.findByRole('heading', { name: 'Atendimento 2026/1187 agendado' });
    expect(asked('atendimentos.agendar')).toEqual([
      {
        lugar: {
          ...{ agendaId: AGENDA, data: '2026-11-25' },
          horarios: [GRUPO.horarios[1]?.id, GRUPO.horarios[2]?.id],
        },
        ...{ filiados: [HELENA], processoEmCurso: false, descricao: null },
      },
    ]);
    expect(sessionStorage.getItem('juridico.agendar')).toBeNull();
    screen.getByRole('button', { name: 'Copiar mensagem' });
    await user.click(screen.getByRole('button', { name: 'Agendar outro' }));
    await screen.findByText('Nenhum filiado escolhido');
  });

  it('says what is missing, that slots must be neighbours, and that cases are needed where there is one', async () => {
    const aberta = await openPage();
    const { user, asked } = aberta;
    await chooseHelena(aberta);
    await chooseEscritorio(aberta);
    await user.click(screen.getByRole('button', { name: '25 de novembro de 2026, 3 livres' }));
    await user.click(await screen.findByRole('checkbox', { name: '09:40 – 10:20' }));
    await user.click(screen.getByRole('checkbox', { name: '14:00 – 14:40' }));
    screen.getByText('Escolha horários seguidos.');
    expect(screen.queryByText(/^2 horários seguidos/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Sim' }));
    await user.click(screen.getByRole('button', { name: 'Agendar atendimento' }));
    await screen.findByText('Obrigatório');
    expect(asked('atendimentos.agendar')).toEqual([]);
  });

  it('what is missing is told until it is there; slots that have begun are offered and not counted as free', async () => {
    const [primeiro, segundo, ...outros] = GRUPO.horarios;
    const comecado = segundo ? [{ ...segundo, passado: true }] : [];
    const aberta = await openPage({
      horarios: () => ({ grupos: [{ ...GRUPO, horarios: [...(primeiro ? [primeiro] : []), ...comecado, ...outros] }] }),
    });
    const { user } = aberta;
    await chooseHelena(aberta);
    await user.click(screen.getByRole('button', { name: 'Agendar atendimento' }));
    await waitFor(() => expect(screen.getAllByText('Obrigatório')).toHaveLength(3));
    await chooseEscritorio(aberta);
    expect(screen.getAllByText('Obrigatório')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '25 de novembro de 2026, 3 livres' }));
    await screen.findByText('2 livres de 4');
    await user.click(screen.getByRole('button', { name: 'Agendar atendimento' }));
    await screen.findByText('Escolha ao menos um horário.');
    await user.click(screen.getByRole('checkbox', { name: '10:20 – 11:00' }));
    await user.click(screen.getByRole('radio', { name: 'Não' }));
    expect(screen.queryByText(/^(Obrigatório|Escolha ao menos um horário\.)$/)).toBeNull();
  });

  it('today without a free time is not called full: what is left may have begun', async () => {
    const dias = [
      { data: HOJE, livres: 0, total: 4 },
      { data: '2026-11-25', livres: 3, total: 4 },
    ];
    const aberta = await openPage({ calendario: () => ({ agendas: 1, outras: [], dias }) });
    await chooseHelena(aberta);
    await chooseEscritorio(aberta);
    screen.getByRole('button', { name: '21 de novembro de 2026, 0 livres' });
  });

  it('a slot that somebody took meanwhile: the form keeps everything and shows the slots as they are now', async () => {
    let tomado = false;
    const aberta = await openPage({
      horarios: () => ({
        grupos: [
          { ...GRUPO, horarios: GRUPO.horarios.map((um, n) => (n === 1 && tomado ? { ...um, livre: false } : um)) },
        ],
      }),
      agendar: () => {
        tomado = true;
        throw atendimentosErrors.horario_ocupado({ data: { horarios: [] } });
      },
    });
    const { user } = aberta;
    await chooseHelena(aberta);
    await chooseEscritorio(aberta);
    await user.click(screen.getByRole('button', { name: '25 de novembro de 2026, 3 livres' }));
    await user.click(await screen.findByRole('checkbox', { name: '09:40 – 10:20' }));
    await user.click(screen.getByRole('radio', { name: 'Não' }));
    await user.click(screen.getByRole('button', { name: 'Agendar atendimento' }));
    await screen.findByRole('checkbox', { name: '09:40 – 10:20 ocupado' });
    expect(screen.getAllByText('Horário não está mais disponível.').length).toBeGreaterThan(0);
    expect(screen.getByRole('radio', { name: 'Não' })).toHaveProperty('checked', true);
    within(screen.getByRole('region', { name: 'Filiados' })).getByText('Helena Prado de Araújo');
  });

  it('a time that has passed and another appointment of the member are confirmed; an encaixe is in no agenda', async () => {
    const aberta = await openPage({
      agendar: ({ confirmarPassado, confirmarCoincidencia }) => {
        if (!confirmarPassado) throw atendimentosErrors.passado();
        if (!confirmarCoincidencia)
          throw atendimentosErrors.coincidencia({ values: { nomes: ['Helena Prado'] }, data: { filiados: [HELENA] } });
        return ATENDIMENTO;
      },
    });
    const { user, asked } = aberta;
    await chooseHelena(aberta);
    await chooseEscritorio(aberta);
    await user.click(screen.getByRole('button', { name: '25 de novembro de 2026, 3 livres' }));
    await user.click(await screen.findByRole('button', { name: '+ Encaixe em outro horário' }));
    await user.type(screen.getByRole('textbox', { name: /Horário início/ }), '1800');
    await user.type(screen.getByRole('textbox', { name: /Horário final/ }), '1730');
    await user.click(screen.getByRole('radio', { name: 'Não' }));
    await user.click(screen.getByRole('button', { name: 'Agendar atendimento' }));
    await screen.findByText('Deve ser maior que horario início');
    await user.clear(screen.getByRole('textbox', { name: /Horário final/ }));
    await user.type(screen.getByRole('textbox', { name: /Horário final/ }), '1830');
    await user.click(screen.getByRole('button', { name: 'Agendar atendimento' }));
    await screen.findByText('Este horário já passou. Registrar mesmo assim?');
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await screen.findByText('Helena Prado já tem atendimento neste horário. Agendar mesmo assim?');
    await user.click(screen.getByRole('button', { name: 'Agendar' }));
    await screen.findByRole('heading', { name: 'Atendimento 2026/1187 agendado' });
    expect(asked('atendimentos.agendar').at(-1)).toMatchObject({
      lugar: { agendaId: AGENDA, data: '2026-11-25', encaixe: { inicio: '18:00', fim: '18:30' } },
      ...{ confirmarPassado: true, confirmarCoincidencia: true },
    });
  });

  it('no agenda serves: the text says so, and what the office has', async () => {
    const aberta = await openPage({
      calendario: () => ({
        ...{ agendas: 0, dias: [] },
        outras: [{ tipoAtendimento: 'Virtual' as const, tipoServico: 'Jurídico' as const }],
      }),
    });
    await chooseHelena(aberta);
    await choose(aberta.user, document.body, 'Escritório', ESCRITORIO.nome);
    await aberta.user.click(screen.getByRole('radio', { name: 'Presencial' }));
    expect((await screen.findByText(/Não há agenda cadastrada/)).textContent).toBe(
      'Não há agenda cadastrada para este escritório. Cadastre uma agenda antes de marcar um atendimento. Há agenda Virtual · Jurídico.',
    );
  });
});
