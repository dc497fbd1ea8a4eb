import { platformErrors } from '@sede/domain/kernel';
import { type FeriadoCadastrado, feriadosErrors } from '@sede/domain/modules/juridico/feriados';
import { describe, expect, it } from 'vitest';
import {
  choose,
  expectNoViolations,
  fieldError,
  fill,
  findNotice,
  type Handlers,
  historyOf,
  openAt,
  rowMenu,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { feriadosModule } from './feriados.routes.tsx';

const guardado = (mais: Partial<FeriadoCadastrado> = {}): FeriadoCadastrado => ({
  ...{ id: '0198c0de-0000-7000-8000-000000000001', versao: 2, criadoEm: '2026-01-05T12:00:00Z' },
  ...{ atualizadoEm: '2026-01-05T12:00:00Z', data: '2026-08-11', nome: 'Dia do Advogado', usos: ['agenda', 'prazo'] },
  ...{ tribunais: ['TJDFT'], origem: 'manual' },
  ...mais,
});
const DESLIGADO = guardado({
  ...{ id: '0198c0de-0000-7000-8000-000000000002', data: '2026-11-30', nome: 'Dia do Evangélico (DF)' },
  ...{ usos: ['agenda'], tribunais: [], origem: 'enviado' },
});
const RECALCULO = {
  ...{ id: '0198c0de-0000-7000-8000-000000000003', versao: 1, processoId: '0198c0de-0000-7000-8000-000000000004' },
  ...{ processo: '1023344-75.2021.4.01.3400', titulo: 'Réplica', vencimento: '2026-11-23', novo: '2026-11-24' },
};
const openPage = (
  feriados: Handlers['feriados'] = {},
  more: { as?: 'juridico' | 'escritorio_juridico'; phone?: boolean; search?: string; prazos?: Handlers['prazos'] } = {},
) =>
  openAt(`/juridico/feriados${more.search ?? ''}`, feriadosModule.routes, {
    as: [more.as ?? 'juridico'],
    ...(more.phone && { phone: true }),
    contract: {
      feriados: { doPeriodo: () => ({ itens: [guardado(), DESLIGADO] }), ...feriados },
      prazos: { recalculos: () => ({ itens: [] }), ...more.prazos },
    },
  });

describe('the holidays of a year', () => {
  it('stand in their order, those of the program, those of staff and those that were switched off', async () => {
    const { asked, user } = await openPage();
    await screen.findByRole('row', {
      name: /11\/08\/2026.*terça-feira.*Dia do Advogado.*Agenda, Prazo.*TJDFT.*Cadastrado/,
    });
    screen.getByRole('row', { name: /30\/11\/2026.*Dia do Evangélico \(DF\).*Desligado/ });
    screen.getByRole('row', { name: /25\/12\/2026.*Natal.*Todos os tribunais.*Do programa/ });
    screen.getByText(/De 20\/12 a 20\/01/);
    await expectNoViolations();
    await user.click(screen.getByRole('button', { name: 'Ano de 2027' }));
    await screen.findByRole('row', { name: /08\/02\/2027.*Carnaval/ });
    expect(asked('feriados.doPeriodo').at(-1)).toEqual({ de: 2027, ate: 2027 });
  });

  it('are only read by whoever does not look after them', async () => {
    await openPage({}, { as: 'escritorio_juridico' });
    await screen.findByRole('row', { name: /Dia do Advogado/ });
    expect(screen.queryByRole('button', { name: 'Novo feriado' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Ações de/ })).toBeNull();
  });

  it('on a phone are cards', async () => {
    await openPage({}, { phone: true });
    await screen.findByText('Dia do Advogado');
    await expectNoViolations();
  });

  it('a failure is a failure, with another try', async () => {
    await openPage({
      doPeriodo: () => {
        throw platformErrors.interno();
      },
    });
    await screen.findByRole('button', { name: 'Tentar novamente' });
  });
});

describe('staff', () => {
  it('add one; courts are asked of deadlines only; a second one of its name is refused at its field', async () => {
    const { user, asked } = await openPage({
      create: (input) => {
        if (input.nome === 'Dia do Advogado')
          throw feriadosErrors.repetido({ campos: { nome: feriadosErrors.repetido().message } });
        return guardado();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Novo feriado' }));
    const drawer = await screen.findByRole('dialog', { name: 'Novo feriado' });
    await fill(user, drawer, 'Data', '11/08/2026');
    await fill(user, drawer, 'Feriado', 'Dia do Advogado');
    await choose(
      user,
      drawer,
      'Tribunais',
      'TJDFT · Tribunal de Justiça do Distrito Federal e dos Territórios',
      'TJDFT',
    );
    await within(drawer).findByRole('button', { name: 'Tirar TJDFT' });
    await expectNoViolations();
    await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(fieldError(drawer, 'Feriado')).toBe('Já há um feriado com este nome neste dia.'));
    await user.click(within(drawer).getByRole('checkbox', { name: 'Prazo' }));
    expect(within(drawer).queryByText('Tribunais que o guardam')).toBeNull();
    await fill(user, drawer, 'Feriado', 'Dia do Servidor');
    await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
    await findNotice('Feriado salvo com sucesso!');
    expect(asked('feriados.create').at(-1)).toMatchObject({
      data: '2026-08-11',
      nome: 'Dia do Servidor',
      usos: ['agenda'],
    });
  });

  it('change their own, read what was done, and delete it', async () => {
    const { user, asked } = await openPage({
      update: () => guardado(),
      remove: ({ id }) => ({ id }),
      history: () => historyOf([]),
    });
    await rowMenu(user, 'Dia do Advogado, 11/08/2026', 'Editar');
    const drawer = await screen.findByRole('dialog', { name: 'Editar feriado' });
    await fill(user, drawer, 'Feriado', 'Advogado');
    await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
    await findNotice('Feriado salvo com sucesso!');
    expect(asked('feriados.update')).toEqual([{ id: guardado().id, versao: 2, nome: 'Advogado' }]);
    await rowMenu(user, 'Dia do Advogado, 11/08/2026', 'Excluir');
    const question = await screen.findByRole('dialog', {
      name: 'Confirma a exclusão do feriado Dia do Advogado, de 11/08/2026?',
    });
    await user.click(within(question).getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(asked('feriados.remove')).toEqual([{ id: guardado().id, versao: 2 }]));
  });

  it('switch one of the program off, and on again', async () => {
    const { user, asked } = await openPage({ desligar: () => DESLIGADO, ligar: ({ id }) => ({ id }) });
    await rowMenu(user, 'Natal, 25/12/2026', 'Desligar');
    const question = await screen.findByRole('dialog', { name: 'Confirma desligar o feriado Natal, de 25/12/2026?' });
    await user.click(within(question).getByRole('button', { name: 'Desligar' }));
    await findNotice('Feriado desligado.');
    expect(asked('feriados.desligar')).toEqual([{ data: '2026-12-25', nome: 'Natal' }]);
    await rowMenu(user, 'Dia do Evangélico (DF), 30/11/2026', 'Ligar de novo');
    await findNotice('Feriado ligado de novo.');
    expect(asked('feriados.ligar')).toEqual([{ id: DESLIGADO.id, versao: 2 }]);
  });

  it('learn which deadlines the holidays would move, and decide each', async () => {
    let itens = [RECALCULO, { ...RECALCULO, id: '0198c0de-0000-7000-8000-000000000005', titulo: 'Recurso' }];
    const done = (input: { id: string }) => {
      itens = itens.filter(({ id }) => id !== input.id);
      return {
        ...{ ...RECALCULO, criadoEm: guardado().criadoEm, atualizadoEm: guardado().criadoEm, tribunal: 'TRF1' },
        ...{ tipoDoProcesso: 'Judicial' as const, escritorio: 'Prado', tipoContagem: 'dias úteis' as const, dias: 5 },
        ...{ publicacao: '2026-11-13', responsavelId: null, responsavel: null, responsavelSemAcesso: false },
        ...{ estado: 'Aberto' as const, nota: null, motivo: null, encerradoEm: null, encerradoPor: null, pode: {} },
      };
    };
    const { user, asked } = await openPage(
      {},
      { prazos: { recalculos: () => ({ itens }), recalcular: done, manter: done } },
    );
    await screen.findByText('2 prazos abertos mudam com os feriados de agora.');
    await user.click(screen.getByRole('button', { name: 'Conferir' }));
    const dialog = await screen.findByRole('dialog', { name: 'Prazos que mudam com os feriados' });
    expect(within(dialog).getAllByText('23/11/2026 → 24/11/2026')).toHaveLength(2);
    await expectNoViolations();
    await user.click(within(dialog).getByRole('button', { name: 'Mudar a data: Réplica' }));
    await waitFor(() => expect(within(dialog).queryByText('Réplica')).toBeNull());
    await user.click(within(dialog).getByRole('button', { name: 'Manter a data: Recurso' }));
    await within(dialog).findByText('Nenhum prazo aberto muda com os feriados de agora.');
    expect(asked('prazos.recalcular')).toEqual([{ id: RECALCULO.id, versao: 1, vencimento: '2026-11-24' }]);
    expect(asked('prazos.manter')).toMatchObject([{ vencimento: '2026-11-24' }]);
  });
});
