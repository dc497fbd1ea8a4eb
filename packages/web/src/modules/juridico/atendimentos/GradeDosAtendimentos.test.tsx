import type { GradeDeAtendimentos } from '@sede/domain/modules/juridico/atendimentos';
import { describe, expect, it, vi } from 'vitest';
import { expectNoViolations, openAt, pageOf, screen, waitFor, within } from '#platform/testing/index.ts';
import { ATENDIMENTOS, atendimentoPath, NOVO_ATENDIMENTO } from './atendimentos.paths.ts';
import { atendimentosModule } from './atendimentos.routes.tsx';
import { ATENDIMENTO, ESCRITORIO, ID } from './atendimentos-for-tests.ts';
import { blocosDe, lanesOf, semanaDe } from './grade.ts';

const AGENDA = '0198c0de-0000-7000-8000-0000000000d1';
const horario = (
  n: number,
  inicio: string,
  fim: string,
  mais: Partial<GradeDeAtendimentos['horarios'][number]> = {},
) => ({
  ...{ id: `0198c0de-0000-7000-8000-00000000020${n}`, agendaId: AGENDA, data: '2026-11-21', inicio, fim },
  ...{ encaixe: false, bloqueio: null, passado: false, atendimentoId: null },
  ...mais,
});
const GRADE: GradeDeAtendimentos = {
  colunas: [
    {
      ...{
        agendaId: AGENDA,
        escritorioId: ESCRITORIO.id,
        nomeEscritorio: ESCRITORIO.nome,
        identificacao: 'Dra. Camila',
      },
      ...{ tipoAtendimento: 'Presencial', tipoServico: 'Jurídico' },
    },
  ],
  horarios: [
    horario(1, '09:00', '09:40', { atendimentoId: ID }),
    horario(2, '09:40', '10:20', { atendimentoId: ID }),
    horario(3, '10:20', '11:00'),
    horario(4, '11:00', '11:40', { bloqueio: 'Férias' }),
    horario(5, '08:00', '08:40', { passado: true }),
  ],
  atendimentos: [
    {
      ...{ id: ID, agendaId: AGENDA, numero: '2026/1187', situacao: 'Aguardando realização', data: '2026-11-21' },
      ...{ nomeEscritorio: ESCRITORIO.nome, inicio: '09:00', fim: '10:20', semHorario: false },
      filiados: ['Helena Prado de Araújo', 'Rui Castanheira Mota'],
    },
  ],
};

const openGrade = (
  vista: 'dia' | 'semana',
  as: 'juridico' | 'escritorio_juridico' = 'juridico',
  phone = false,
  mais = '',
  grade = GRADE,
) =>
  openAt(`${ATENDIMENTOS}?vista=${vista}${mais}`, atendimentosModule.routes, {
    ...{ as: [as], phone },
    contract: {
      escritorios: { options: () => ({ itens: [ESCRITORIO] }) },
      listaEspera: { totals: () => ({ total: 2, somas: {} }) },
      atendimentos: {
        quem: () => ({ agenda: true }),
        grade: () => grade,
        list: () => pageOf([ATENDIMENTO]),
        get: () => ATENDIMENTO,
        filiados: () => ({ itens: [] }),
        horarios: () => ({ grupos: [] }),
        calendario: () => ({ agendas: 1, outras: [], dias: [] }),
      },
    },
  });

it('neighbouring slots of one appointment are one block; a week begins on Monday', () => {
  expect(blocosDe(GRADE).map(({ inicio, fim }) => `${inicio}-${fim}`)).toEqual([
    '09:00-10:20',
    '10:20-11:00',
    '11:00-11:40',
    '08:00-08:40',
  ]);
  expect(semanaDe('2026-11-22')).toEqual(['2026-11-16', '2026-11-22']);
  expect(semanaDe('2026-11-16')).toEqual(['2026-11-16', '2026-11-22']);
});

it('what overlaps stands side by side, and an encaixe between them parts no appointment', () => {
  const encaixe = horario(6, '09:20', '10:00', { encaixe: true, atendimentoId: 'outro' });
  const [primeiro, segundo, ...resto] = GRADE.horarios;
  const horarios = [primeiro, encaixe, segundo, ...resto].filter((um) => um !== undefined);
  // The first of them, called otherwise.
  const outro = { ...GRADE.atendimentos[0], id: 'outro' } as GradeDeAtendimentos['atendimentos'][number];
  const blocos = blocosDe({ ...GRADE, horarios, atendimentos: [...GRADE.atendimentos, outro] });
  const lanes = lanesOf(blocos);
  expect(blocos.map((um) => [`${um.inicio}-${um.fim}`, lanes.get(um)])).toEqual([
    ['09:00-10:20', { lane: 0, lanes: 2 }],
    ['09:20-10:00', { lane: 1, lanes: 2 }],
    ['10:20-11:00', { lane: 0, lanes: 1 }],
    ['11:00-11:40', { lane: 0, lanes: 1 }],
    ['08:00-08:40', { lane: 0, lanes: 1 }],
  ]);
});

describe('the day', () => {
  it('has a column per agenda: appointments open, a free slot books, a blocked one is none', async () => {
    const { user, asked } = await openGrade('dia');
    const coluna = await screen.findByRole('region', { name: ESCRITORIO.nome });
    within(coluna).getByText('Presencial · Jurídico · Dra. Camila · 1 de 4');
    expect(
      within(coluna)
        .getByRole('link', { name: /Helena Prado/ })
        .getAttribute('href'),
    ).toBe(atendimentoPath(ID));
    within(coluna).getByText('09:00 às 10:20 · por vir');
    within(coluna).getByText('11:00 · bloqueado');
    within(coluna).getByText('08:00 · não usado');
    screen.getByText('1 livre');
    await expectNoViolations();
    expect(asked('atendimentos.grade')).toEqual([{ de: '2026-11-21', ate: '2026-11-21' }]);
    await user.click(screen.getByRole('button', { name: 'Próximo dia' }));
    await waitFor(() => expect(asked('atendimentos.grade').at(-1)).toEqual({ de: '2026-11-22', ate: '2026-11-22' }));
    await user.click(await screen.findByRole('link', { name: 'Agendar 21/11/2026, 10:20, Advocacia Prado' }));
    await waitFor(() => expect(window.location.pathname).toBe(NOVO_ATENDIMENTO));
    await waitFor(() =>
      expect(sessionStorage.getItem('juridico.agendar') ?? window.location.search).not.toContain('horario='),
    );
  });

  it('what has begun is no longer to come', async () => {
    const horarios = GRADE.horarios.map((um) => ({ ...um, passado: um.inicio === '09:00' }));
    await openGrade('dia', 'juridico', false, '', { ...GRADE, horarios });
    await screen.findByText('09:00 às 10:20 · começou');
    screen.getByText('1 começou');
    expect(screen.queryByText(/por vir/)).toBeNull();
  });

  it('tells what holds no time of an agenda below them, also on a day without one', async () => {
    const [um] = GRADE.atendimentos;
    // The same without a slot.
    const solto = { ...um, agendaId: null, semHorario: true } as GradeDeAtendimentos['atendimentos'][number];
    await openGrade('dia', 'juridico', false, '', { colunas: [], horarios: [], atendimentos: [solto] });
    const soltos = await screen.findByRole('region', { name: 'Sem horário na agenda' });
    const link = within(soltos).getByRole('link', { name: /Helena Prado de Araújo e mais 1/ });
    expect(link.getAttribute('href')).toBe(atendimentoPath(ID));
    within(link).getByText('21/11/2026, 09:00 às 10:20 · Advocacia Prado · por vir');
    screen.getByText('1 por vir');
    await expectNoViolations();
  });

  it('is narrowed to an office, says who waits for it, and is printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user, asked } = await openGrade(
      'dia',
      'juridico',
      false,
      `&escritorio=${ESCRITORIO.id}&tipoServico=Jurídico`,
    );
    const filtro = { escritorio: [ESCRITORIO.id], tipoServico: ['Jurídico'] };
    await screen.findByText('2 na lista de espera');
    expect(asked('atendimentos.grade')).toEqual([{ ...filtro, de: '2026-11-21', ate: '2026-11-21' }]);
    expect(asked('listaEspera.totals')).toEqual([filtro]);
    expect(screen.getByRole('link', { name: 'Ver lista de espera' }).getAttribute('href')).toContain(ESCRITORIO.id);
    await user.click(screen.getByRole('button', { name: 'Imprimir o dia' }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Semana' }));
    await screen.findByRole('rowheader', { name: 'sábado 21/11/2026' });
    expect(asked('atendimentos.grade').at(-1)).toEqual({ ...filtro, de: '2026-11-16', ate: '2026-11-22' });
  });

  it('whoever works for an office sees their day on a phone, and books nothing', async () => {
    const { asked } = await openGrade('dia', 'escritorio_juridico', true);
    await screen.findByRole('link', { name: /Helena Prado/ });
    expect(screen.queryByRole('link', { name: /^Agendar/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Agendar atendimento' })).toBeNull();
    expect(asked('listaEspera.totals')).toEqual([]);
  });
});

it('the week has its days down and the agendas beside each other; the list is one click away', async () => {
  const { user, asked } = await openGrade('semana');
  await screen.findByRole('rowheader', { name: 'sábado 21/11/2026' });
  expect(asked('atendimentos.grade')).toEqual([{ de: '2026-11-16', ate: '2026-11-22' }]);
  await expectNoViolations();
  await user.click(screen.getByRole('button', { name: 'Lista' }));
  await screen.findByRole('row', { name: /2026\/1187/ });
});
