import type { Dashboard } from '@sede/domain/modules/bi/dashboards';
import { describe, expect, it } from 'vitest';
import {
  expectNoViolations,
  fieldError,
  fill,
  findNotice,
  type Handlers,
  historyOf,
  openAt,
  screen,
  there,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { dashboardsModule } from './dashboards.routes.tsx';

const idOf = (n: number) => `01939e2b-7c00-7000-8000-00000000000${n}`;
const urlOf = (n: number) => `https://app.powerbi.com/reportEmbed?reportId=0f8fad5b-d9cb-469f-a165-70867728950${n}`;
const dashboard = (n: number, nome: string, over: Partial<Dashboard> = {}): Dashboard => ({
  ...{ id: idOf(n), versao: 1, criadoEm: '2026-11-20T15:00:00.000Z', atualizadoEm: '2026-11-20T15:00:00.000Z' },
  ...{ nome, url: urlOf(n), carregadoPor: 'Marina', incluidoEm: '2026-11-20T15:00:00.000Z', situacao: 'Ativo' },
  ...over,
});
const DOIS = [dashboard(1, 'Filiados'), dashboard(2, 'Finanças')];

const open = (itens: readonly Dashboard[], edita: boolean, more: Handlers['dashboards'] = {}, at = '/PowerBi') =>
  openAt(at, dashboardsModule.routes, {
    as: ['power_bi'],
    contract: { dashboards: { ativos: () => ({ itens: [...itens], edita }), ...more } },
  });
const frame = () => document.querySelector('iframe');
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

describe('without any report', () => {
  it('the page says so; whoever is not named is offered nothing', async () => {
    await open([], false);
    expect(await screen.findByText('Nao ha nenhum dado para ser exibido')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Incluir dashboard' })).toBeNull();
    expect(frame()).toBeNull();
    await expectNoViolations();
  });

  it('an editor adds the first: what is missing and what is no report is said, then it is shown', async () => {
    let itens: Dashboard[] = [];
    const { user, asked } = await open([], true, {
      ativos: () => ({ itens, edita: true }),
      create: () => {
        itens = [dashboard(1, 'Filiados')];
        return dashboard(1, 'Filiados');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Incluir dashboard' }));
    const drawer = await screen.findByRole('dialog', { name: 'Incluir dashboard' });
    await fill(user, drawer, 'URL', 'https://app.powerbi.com.evil.org/reportEmbed?reportId=x');
    await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(fieldError(drawer, 'Nome')).toContain('Todos os campos sao obrigatorios!'));
    expect(fieldError(drawer, 'URL')).toContain('Insira uma url valida!');
    await fill(user, drawer, 'Nome', 'Filiados');
    await fill(user, drawer, 'URL', urlOf(1));
    await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
    await findNotice('Dashboard incluido com sucesso!');
    expect(asked('dashboards.create')).toMatchObject([{ nome: 'Filiados', url: urlOf(1) }]);
    await waitFor(() => expect(frame()?.title).toBe('Filiados'));
  });
});

describe('with reports', () => {
  it('the first stands in its frame, which may do no more than it needs; another by its button', async () => {
    const { user } = await open(DOIS, false);
    await screen.findByRole('button', { name: 'Filiados' });
    expect(pressed()).toEqual(['Filiados']);
    expect(frame()?.getAttribute('src')).toBe(urlOf(1));
    expect(frame()?.getAttribute('height')).toBe('800');
    expect(frame()?.getAttribute('allow')).toBe('fullscreen');
    expect(frame()?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    const before = frame();
    await user.click(screen.getByRole('button', { name: 'Finanças' }));
    await waitFor(() => expect(pressed()).toEqual(['Finanças']));
    expect(frame()?.getAttribute('src')).toBe(urlOf(2));
    // Another frame: the history of one report is not the page's.
    expect(frame()).not.toBe(before);
    const aba = screen.getByRole('link', { name: 'Abrir em nova aba' });
    expect([aba.getAttribute('href'), aba.getAttribute('rel')]).toEqual([urlOf(2), 'noopener noreferrer']);
    expect(screen.queryByRole('button', { name: 'Ações de Finanças' })).toBeNull();
  });

  it('its address names the one that is shown; one that is gone gives way to the first', async () => {
    await open(DOIS, false, {}, `/PowerBi?painel=${idOf(2)}`);
    await screen.findByRole('button', { name: 'Finanças' });
    expect(pressed()).toEqual(['Finanças']);
  });

  it('that of a removed report shows the first', async () => {
    await open(DOIS, false, {}, `/PowerBi?painel=${idOf(9)}`);
    await screen.findByRole('button', { name: 'Finanças' });
    expect(pressed()).toEqual(['Filiados']);
  });

  it('an editor changes, reads the history of and removes the one that is shown', async () => {
    const { user, asked } = await open(DOIS, true, {
      update: () => dashboard(1, 'Sócios'),
      history: () => historyOf([]),
      remove: () => ({ id: idOf(1) }),
    });
    const choose = async (entry: string) => {
      await user.click(await screen.findByRole('button', { name: 'Ações de Filiados' }));
      await user.click(await screen.findByRole('menuitem', { name: entry }));
    };
    await choose('Editar');
    const drawer = await screen.findByRole('dialog', { name: 'Editar dashboard' });
    await fill(user, drawer, 'Nome', 'Sócios');
    await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
    await findNotice('Edição salva com sucesso!');
    expect(asked('dashboards.update')).toEqual([{ id: idOf(1), versao: 1, nome: 'Sócios' }]);
    await choose('Histórico');
    const history = await screen.findByRole('dialog', { name: 'Histórico de Filiados' });
    await user.click(there(within(history).getAllByRole('button', { name: 'Fechar' })[0]));
    await choose('Excluir');
    const question = await screen.findByRole('dialog', { name: 'Excluir dashboard' });
    expect(within(question).getByText('Tem certeza que deseja excluir este dashboard?')).toBeDefined();
    await user.click(within(question).getByRole('button', { name: 'Excluir' }));
    await findNotice('Dashboard removido com sucesso!');
    expect(asked('dashboards.remove')).toEqual([{ id: idOf(1), versao: 1 }]);
  });
});
