import { HOME_CARDS, PREFERENCIAS_PADRAO, permissionsOf, ROLES, type Role } from '@sede/domain/access';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Access, navigate, type RouteDefinition } from '../../routing/index.ts';
import { expectNoViolations, screen, show, waitFor, within } from '../../testing/index.ts';
import { keepVisit, readVisits } from '../../visits/index.ts';
import { Frame } from './Frame.tsx';
import { NavigationProvider } from './NavigationContext.tsx';
import { PageHeader } from './PageHeader.tsx';
import { SectionBar } from './SectionBar.tsx';

const page = Object.assign(() => null, { preload: async () => undefined });
const route = (path: string, title: string, access: Access, menu?: RouteDefinition['menu']): RouteDefinition => ({
  path,
  title,
  access,
  help: 'README',
  page,
  ...(menu && { menu }),
});
const dia = 'Dia a dia';
const ROUTES = [
  route('/financial', 'Painel financeiro', 'financeiro.ver', { order: 10, label: 'Painel', group: dia }),
  route('/financial/expenses', 'Despesas', 'despesas.ver', { order: 20, group: dia }),
  route('/financial/receitas', 'Receitas', 'receitas.ver', { order: 30, group: dia }),
  route('/financial/despesas/aprovar', 'Aprovação de despesas', 'despesas.ver-aprovacao', { order: 40, group: dia }),
  route('/financial/conciliacao', 'Conciliação bancária', 'conciliacoes.ver', { order: 50, group: 'Bancos' }),
  route('/financial/beneficiarios', 'Beneficiários', 'beneficiarios.ver', { order: 60, group: 'Cadastros' }),
  route('/eventos', 'Eventos', 'eventos.ver'),
  route('/funcionarios', 'Funcionários', 'funcionarios.ver'),
  route('/roles', 'Perfis', 'usuarios.ver', { order: 10, section: 'sistema' }),
  route('/filiados', 'Filiados', 'filiados.ver'),
  route('/juridico', 'Jurídico', 'escritorios.ver', { order: 5 }),
  route('/juridico/escritorios', 'Escritórios', 'escritorios.ver', { order: 10 }),
  route('/financial/conciliacao/:conta', 'Conciliação do mês', 'conciliacoes.ver'),
];
const EU = '0198c0de-0000-7000-8000-0000000000aa';
const EVERY: readonly Role[] = [
  'admin_financeiro',
  'aprovador',
  'gestor_sistema',
  'gestor_evento',
  'gestor_funcionarios',
  'gestor_usuario',
  'juridico',
];

const item = (id: string, quantidade: number, curto: string, tom: 'atrasado' | 'espera', pagina: string) => ({
  id,
  quantidade,
  texto: `despesas ${curto}`,
  curto,
  pagina,
  tom,
  caminho: pagina,
  busca: {},
  valor: null,
});
const ITENS = [
  item('despesas.aprovar', 14, 'a decidir', 'espera', '/financial/despesas/aprovar'),
  item('extratos.pendentes', 21, 'a conciliar', 'espera', '/financial/conciliacao'),
  item('despesas.vencidas', 9, 'vencidas', 'atrasado', '/financial/expenses'),
];

/** Every page of the home, as if all areas were built. */
const ALL_AREAS = [
  ...ROUTES,
  ...HOME_CARDS.filter(({ caminho }) => !ROUTES.some(({ path }) => path === caminho)).map((card) =>
    route(card.caminho, card.rotulo, card.permissao),
  ),
];

interface Given {
  routes?: readonly RouteDefinition[];
  as?: readonly Role[];
  at?: string;
  phone?: boolean;
  secao?: Partial<{ estrelas: string[]; fixada: boolean; fechados: string[] }>;
  itens?: typeof ITENS;
}
const sent: unknown[] = [];
async function showBars({
  routes = ROUTES,
  as = EVERY,
  at = '/financial/expenses',
  phone,
  secao,
  itens = ITENS,
}: Given = {}) {
  const may = (access: Access) => [access].flat().some((one) => permissionsOf(as).some((granted) => granted === one));
  return show(
    <NavigationProvider routes={routes} can={may} may={may} home="/profile">
      <Frame home="/profile">
        <PageHeader title="Conta Movimento" />
        <SectionBar />
      </Frame>
    </NavigationProvider>,
    {
      as,
      at,
      phone,
      session: {
        pendencias: ['despesas'],
        preferencias: {
          ...PREFERENCIAS_PADRAO,
          secoes: secao ? { '/financial': { estrelas: [], fixada: false, fechados: [], ...secao } } : {},
        },
      },
      contract: { inicio: { pendencias: () => ({ itens, paginas: [], hoje: '2026-11-21' }) } },
      addresses: {
        'POST /api/conta/preferencias': async (request) => {
          sent.push(await request.json());
          return Response.json(PREFERENCIAS_PADRAO);
        },
      },
    },
  );
}
const bar = () => screen.getByRole('navigation', { name: 'Módulos' });
const focused = () => document.activeElement?.textContent ?? '';
beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
});

describe('the top bar', () => {
  it('of up to six home pages shows each with its counter, and says what it counts', async () => {
    await showBars({ as: ['admin_financeiro', 'aprovador', 'gestor_evento'] });
    await waitFor(() =>
      expect(
        within(bar())
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(['Financeiro9 vencidas', 'Aprovações14 a decidir', 'Eventos']),
    );
    expect(within(bar()).getByRole('link', { current: 'page' }).textContent).toContain('Financeiro');
    expect(within(bar()).getByTitle('9 vencidas').dataset.tone).toBe('late');
    await expectNoViolations();
  });

  it('at zero shows no counter', async () => {
    const { asked } = await showBars({ as: ['admin_financeiro', 'aprovador'], itens: [] });
    await waitFor(() => expect(asked('inicio.pendencias')).toHaveLength(1));
    expect(
      within(bar())
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Financeiro', 'Aprovações']);
  });

  it('of more shows a button per module; its panel opens by key, walks, turns to the neighbour and gives the focus back', async () => {
    keepVisit(EU, { label: 'Borderô 12', detail: null, to: '/financial/conciliacao/12' });
    const { user } = await showBars();
    expect(
      within(bar())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Administrativo(módulo da página aberta)', 'Filiados', 'Jurídico']);
    screen.getByRole('button', { name: /Administrativo/ }).focus();
    await user.keyboard('{ArrowDown}');
    const panel = await screen.findByRole('dialog', { name: 'Administrativo e Financeiro' });
    await within(panel).findByText('vencidas');
    await waitFor(() => expect(focused()).toContain('Financeiroaqui'));
    expect(within(panel).getAllByRole('listitem')[0]?.textContent).toBe(
      'Financeiroaqui9 vencidasDespesas, receitas, bancos e o mês',
    );
    expect(
      within(panel)
        .getByRole('link', { name: /Borderô 12/ })
        .getAttribute('href'),
    ).toBe('/financial/conciliacao/12');
    await expectNoViolations();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toContain('Aprovações14 a decidir');
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('dialog', { name: 'Filiados' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Administrativo e Financeiro' })).toBeNull());
    await user.keyboard('{ArrowRight}');
    const legal = await screen.findByRole('dialog', { name: 'Jurídico' });
    // One home page: the pages of its area.
    await waitFor(() => expect(within(legal).getByRole('link', { name: 'Escritórios' })).toBeTruthy());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(focused()).toBe('Jurídico');
  });

  it('of a person with every role has the four modules of the text, each with its home pages in two columns', async () => {
    const { user } = await showBars({ routes: ALL_AREAS, as: ROLES.map(({ valor }) => valor) });
    const modules = ['Administrativo', 'Filiados', 'Jurídico', 'Sindical'];
    expect(
      within(bar())
        .getAllByRole('button')
        .map(({ textContent }) => textContent?.replace('(módulo da página aberta)', '')),
    ).toEqual(modules);
    screen.getByRole('button', { name: /Administrativo/ }).focus();
    await user.keyboard('{ArrowDown}');
    const panel = await screen.findByRole('dialog', { name: 'Administrativo e Financeiro' });
    const names = (await within(panel).findAllByRole('listitem')).map(
      (one) => one.querySelector('a')?.getAttribute('href') ?? '',
    );
    expect(names.slice(0, 8)).toEqual(
      HOME_CARDS.filter(({ grupo }) => grupo === 'administrativo').map(({ caminho }) => caminho),
    );
    await expectNoViolations();
  });

  it('on a phone is a drawer: modules that fold, counters, Sair', async () => {
    const { user } = await showBars({ phone: true });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    const administrativo = within(drawer).getByRole('button', { name: 'Administrativo' });
    expect(administrativo.getAttribute('aria-expanded')).toBe('true');
    await within(drawer).findByRole('link', { name: 'Aprovações 14 a decidir' });
    await user.click(administrativo);
    expect(within(drawer).queryByRole('link', { name: /Aprovações/ })).toBeNull();
    expect(within(drawer).getByRole('button', { name: /Administrativo/ }).textContent).toContain('44 à espera');
    within(drawer).getByRole('button', { name: 'Sair' });
    await expectNoViolations();
    await user.click(within(drawer).getByRole('button', { name: 'Fechar o menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the menu of the person', () => {
  const choices = () =>
    screen.getAllByRole('menuitemradio').map((option) => [option.textContent, option.getAttribute('aria-checked')]);

  it('is named by the person, and offers the theme as one choice that is remembered', async () => {
    const { user } = await showBars();
    screen.getByRole('button', { name: 'Ana Lima' }).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('group', { name: 'Tema' });
    expect(choices()).toEqual([
      ['Claro', 'false'],
      ['Escuro', 'false'],
      ['Como o sistema', 'true'],
    ]);
    await expectNoViolations();
    await user.keyboard('c{ArrowRight}');
    expect(focused()).toBe('Escuro');
    await user.keyboard('{Enter}');
    expect(choices()[1]).toEqual(['Escuro', 'true']);
    expect(document.documentElement.dataset.mantineColorScheme).toBe('dark');
    expect(localStorage.getItem('sede-tema')).toBe('dark');
    await user.keyboard('{ArrowRight}{Enter}');
    expect(localStorage.getItem('sede-tema')).toBeNull();
  });
});

describe('the page of one record', () => {
  it('leads back to its list as it was left', async () => {
    await showBars({ at: '/financial/conciliacao?estado=aberta' });
    await act(() => navigate('/financial/conciliacao/7'));
    const trail = await screen.findByRole('navigation', { name: 'Caminho até aqui' });
    const back = within(trail).getByRole('link', { name: 'Conciliação bancária' });
    expect(back.getAttribute('href')).toBe('/financial/conciliacao?estado=aberta');
    await expectNoViolations();
    // And is kept among what was opened lately, as its list and the other pages are not.
    await act(() => navigate('/financial/receitas'));
    expect(readVisits(EU).map(({ to, label }) => [to, label])).toEqual([
      ['/financial/conciliacao/7', 'Conta Movimento'],
    ]);
    expect(screen.queryByRole('navigation', { name: 'Caminho até aqui' })).toBeNull();
  });
});

describe('the section bar', () => {
  const sections = () => screen.getByRole('navigation', { name: 'Páginas desta seção' });
  const inSight = () =>
    within(sections())
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  async function openMais(given: Given = {}) {
    const shown = await showBars(given);
    screen.getByRole('button', { name: 'Mais páginas desta seção' }).focus();
    await shown.user.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Páginas de Financeiro' });
    await within(panel).findByRole('searchbox');
    return { ...shown, panel };
  }

  it('shows three pages without the open one, and the starred where there are some', async () => {
    await showBars();
    expect(inSight()).toEqual(['Painel', 'Receitas', 'Aprovação de despesas']);
  });

  it('its panel has all pages in groups; arrows walk the columns, a filter finds, Enter opens', async () => {
    const { user, panel } = await openMais();
    for (const group of ['Dia a dia', 'Bancos', 'Cadastros']) within(panel).getByRole('group', { name: group });
    // Of the pages one is a stop of Tab: the open one.
    const pages = within(panel).getByRole('menu', { name: 'Financeiro' });
    expect([...pages.querySelectorAll('[tabindex="0"]')].map((link) => link.getAttribute('href'))).toEqual([
      '/financial/expenses',
    ]);
    await expectNoViolations();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(focused()).toBe('Despesasaqui9 vencidas'));
    await user.keyboard('{ArrowRight}');
    expect(focused()).toContain('Conciliação bancária');
    await user.keyboard('{ArrowLeft}{ArrowUp}');
    expect(document.activeElement).toBe(within(panel).getByRole('searchbox'));
    await user.keyboard('benef');
    expect(
      within(panel)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Beneficiários']);
    await user.keyboard('{Enter}');
    expect(window.location.pathname).toBe('/financial/beneficiarios');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('Home and End lead to the ends, letters to the filter, Escape back to the button', async () => {
    const { user, panel } = await openMais();
    await user.keyboard('{ArrowDown}{End}');
    expect(focused()).toBe('Beneficiários');
    await user.keyboard('{Home}');
    expect(focused()).toBe('Painel');
    await user.keyboard('rec');
    expect(document.activeElement).toBe(within(panel).getByRole('searchbox'));
    expect(
      within(panel)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Receitas']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mais páginas desta seção' }));
  });

  it('a star, also by Alt S, is kept by the server; the fourth replaces the oldest', async () => {
    const { user, panel } = await openMais({ secao: { estrelas: ['/financial/receitas', '/financial', '/eventos'] } });
    await user.click(within(panel).getByRole('menuitemcheckbox', { name: 'Beneficiários à vista' }));
    // '/eventos' is no page of this section: it does not count.
    expect(sent).toEqual([
      {
        secao: {
          nome: '/financial',
          estrelas: ['/financial/receitas', '/financial', '/financial/beneficiarios'],
          fixada: false,
          fechados: [],
        },
      },
    ]);
    within(panel).getByRole('menuitem', { name: 'Painel' }).focus();
    await user.keyboard('{Alt>}s{/Alt}');
    expect(sent[1]).toMatchObject({ secao: { estrelas: ['/financial/receitas'] } });
    expect(within(panel).getByRole('status').textContent).toBe('Painel saiu da vista.');
  });

  it('is pinned as a rail with groups that fold, and let go again', async () => {
    const { user } = await showBars({
      secao: { fixada: true, fechados: ['Cadastros'] },
      itens: [...ITENS, item('beneficiarios.conferir', 3, 'a conferir', 'espera', '/financial/beneficiarios')],
    });
    const rail = await screen.findByRole('navigation', { name: 'Páginas de Financeiro' });
    expect(rail.querySelectorAll('li svg')).toHaveLength(5);
    expect(within(rail).queryByRole('link', { name: 'Beneficiários' })).toBeNull();
    // A folded group says what waits in it.
    await within(rail).findByRole('button', { name: 'Cadastros 1 3 à espera' });
    await within(rail).findByRole('link', { name: 'Conciliação bancária 21 a conciliar' });
    expect(within(rail).getByRole('link', { current: 'page' }).textContent).toContain('Despesas');
    await user.click(within(rail).getByRole('button', { name: /Cadastros/ }));
    await user.click(within(rail).getByRole('button', { name: 'Soltar o menu' }));
    expect(sent).toMatchObject([{ secao: { fechados: [], fixada: true } }, { secao: { fixada: false } }]);
    await expectNoViolations();
  });

  it('on a phone opens on the pages, each a link of its own, with its star beside it', async () => {
    const { panel } = await openMais({ phone: true });
    await waitFor(() => expect(focused()).toContain('Painel'));
    expect(panel.querySelectorAll('a button, button a')).toHaveLength(0);
    await expectNoViolations();
    void navigate('/');
  });
});
