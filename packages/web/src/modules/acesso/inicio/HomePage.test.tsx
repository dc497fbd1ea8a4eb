import { PREFERENCIAS_PADRAO, permissionsOf, type Role } from '@sede/domain/access';
import { beforeEach, expect, it } from 'vitest';
import type { Access, RouteDefinition } from '#platform/routing/index.ts';
import { expectNoViolations, screen, show, waitFor, within } from '#platform/testing/index.ts';
import { NavigationProvider } from '#platform/ui/shell/index.ts';
import { keepVisit } from '#platform/visits/index.ts';
import { HomePage } from './HomePage.tsx';

const page = Object.assign(() => null, { preload: async () => undefined });
const route = (path: string, title: string, access: Access, menu?: RouteDefinition['menu']): RouteDefinition => ({
  path,
  title,
  access,
  help: 'README',
  page,
  ...(menu && { menu }),
});
const ROUTES = [
  route('/financial', 'Painel', 'financeiro.ver', { order: 10 }),
  { ...route('/financial/expenses', 'Despesas', 'despesas.ver', { order: 20 }), lists: ['despesas.list'] },
  route('/financial/despesas/aprovar', 'Aprovação de despesas', 'despesas.ver-aprovacao', { order: 30 }),
  route('/eventos', 'Eventos', 'eventos.ver'),
  route('/roles', 'Usuários e perfis', 'usuarios.ver', { order: 10, section: 'sistema' }),
];
const EU: readonly Role[] = ['admin_financeiro', 'aprovador', 'gestor_evento', 'gestor_sistema'];

type Tom = 'atrasado' | 'hoje' | 'espera' | 'neutro';
const item = (texto: string, quantidade: number, tom: Tom, pagina: string, valor: number | null = null) => ({
  id: `x.${texto}`,
  quantidade,
  texto,
  curto: texto,
  pagina,
  tom,
  caminho: pagina,
  busca: { periodo: 'tudo' },
  valor,
});
const D = '/financial/expenses';
const ITENS = [
  item('despesas aprovadas a liquidar', 17, 'neutro', D, 18_481_470),
  item('despesas negadas a rever', 1, 'espera', D),
  item('despesas sem pedido', 3, 'neutro', D),
  item('despesas a conferir', 2, 'neutro', D),
  item('despesas vencidas', 9, 'atrasado', D, 9_665_590),
  item('despesas aguardando a sua aprovação', 14, 'espera', '/financial/despesas/aprovar', 100),
  item('despesas vencem hoje', 4, 'hoje', D),
  item('convites pendentes', 1, 'neutro', '/roles'),
];

interface Given {
  as?: readonly Role[];
  itens?: typeof ITENS;
  /** Answers later than the page comes. */
  pending?: Promise<typeof ITENS>;
  inicio?: { ordem: string[]; ocultas: string[] };
  fixadas?: {
    id: string;
    nome: string;
    lista: string;
    consulta: Record<string, string>;
    total: number | null;
    valor: number | null;
  }[];
}
const sent: unknown[] = [];
function showHome({ as = EU, itens = ITENS, pending, inicio = { ordem: [], ocultas: [] }, fixadas = [] }: Given = {}) {
  const may = (access: Access) => [access].flat().some((one) => permissionsOf(as).some((granted) => granted === one));
  return show(
    <NavigationProvider routes={ROUTES} can={may} may={may} home="/profile">
      <main>
        <HomePage />
      </main>
    </NavigationProvider>,
    {
      as,
      at: '/profile',
      session: { pendencias: ['despesas'], preferencias: { ...PREFERENCIAS_PADRAO, inicio } },
      contract: {
        inicio: {
          pendencias: async () => ({ itens: pending ? await pending : itens, paginas: [], hoje: '2026-11-21' }),
          fixadas: () => ({ itens: fixadas }),
        },
      },
      addresses: {
        'POST /api/conta/preferencias': async (request) => {
          sent.push(await request.json());
          return Response.json(PREFERENCIAS_PADRAO);
        },
      },
    },
  );
}
const area = (name: string) => screen.findByRole('region', { name });
const lines = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
});

it('what waits stands by area, the most urgent first, with number and amount beside its words', async () => {
  const { user } = await showHome();
  const financeiro = await area('Financeiro');
  expect(lines(financeiro)).toEqual([
    '9despesas vencidas R$ 96.655,90',
    '4despesas vencem hoje ',
    '1despesas negadas a rever ',
    '14despesas aguardando a sua aprovação R$ 1,00',
    '17despesas aprovadas a liquidar R$ 184.814,70',
  ]);
  expect(within(financeiro).getByText('9').dataset.tone).toBe('late');
  expect(within(financeiro).getAllByRole('link')[0]?.getAttribute('href')).toBe(`${D}?periodo=tudo`);
  screen.getByText('9 itens vencidos');
  screen.getByText(/^Atualizado às \d{1,2}h\d{2}$/);
  expect(lines(await area('Sistema'))).toEqual(['1convites pendentes ']);
  screen.getByText('Nada pendente em Eventos.');
  await expectNoViolations();
  await user.click(within(financeiro).getByRole('button', { name: 'ver todas as 7' }));
  expect(lines(financeiro)).toHaveLength(7);
});

it('the head keeps the place of what it will say, and says that nothing is late', async () => {
  let answer: (lines: typeof ITENS) => void = () => undefined;
  await showHome({ pending: new Promise((resolve) => (answer = resolve)) });
  expect(screen.getByText(/^Atualizado às/).dataset.waiting).toBe('true');
  const urgency = screen.getByText('nada vencido nem para hoje');
  expect(urgency.dataset.waiting).toBe('true');
  answer([]);
  await waitFor(() => expect(urgency.dataset.waiting).toBeUndefined());
  expect(screen.getByText(/^Atualizado às/).dataset.waiting).toBeUndefined();
});

it('arrows lead through the lines of all areas', async () => {
  const { user } = await showHome({ itens: ITENS.filter(({ quantidade }) => quantidade === 1) });
  within(await area('Financeiro'))
    .getByRole('link', { name: /negadas/ })
    .focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('convites pendentes');
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toContain('negadas');
});

it('nothing waiting says so', async () => {
  await showHome({ itens: [] });
  await screen.findByText('Nada pendente.');
});

it('the person’s order and hidden areas are kept by the server', async () => {
  const { user } = await showHome({ inicio: { ordem: ['sistema'], ocultas: ['/eventos'] } });
  await area('Financeiro');
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Sistema', 'Financeiro']);
  expect(screen.queryByText(/^Nada pendente/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Organizar' }));
  await user.click(await screen.findByRole('button', { name: 'Descer Sistema' }));
  await user.click(screen.getByRole('checkbox', { name: 'Eventos' }));
  await expectNoViolations();
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(sent).toEqual([{ inicio: { ordem: ['/financial', 'sistema', '/eventos'], ocultas: [] } }]),
  );
});

it('below stand what was opened lately and may still be opened, and the modules', async () => {
  const eu = '0198c0de-0000-7000-8000-0000000000aa';
  keepVisit(eu, { label: 'Segredo', detail: null, to: '/patrimonio?registro=1' });
  keepVisit(eu, { label: 'Luz · CEB', detail: null, to: `${D}?registro=1` });
  await showHome();
  const recentes = await area('Abertos há pouco');
  expect(
    within(recentes)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^Luz · CEB\d{1,2}h\d{2}$/)]);
  const titulo = await screen.findByRole('heading', { name: 'Administrativo e Financeiro' });
  const modulo = titulo.parentElement ?? titulo;
  expect(
    within(modulo)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Financeiro', 'Aprovações', 'Eventos', 'Perfis']);
});

it('pinned views show how many their lists have, and the sum, and open them', async () => {
  const fixada = (id: string, nome: string, lista: string, total: number | null, valor: number | null) => ({
    id,
    nome,
    lista,
    consulta: { periodo: 'tudo' },
    total,
    valor,
  });
  await showHome({
    fixadas: [
      fixada('v1', 'A liquidar esta semana', 'despesas.list', 11, 5_859_250),
      fixada('v2', 'De outro tempo', 'despesas.list', null, null),
      fixada('v3', 'Sem página', 'despesas.list:nao-liquidadas', 4, null),
    ],
  });
  const links = within(await area('Visões fixadas')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'A liquidar esta semana11R$ 58.592,50',
    'De outro tempo',
  ]);
  expect(links[0]?.getAttribute('href')).toBe(`${D}?periodo=tudo&visao=v1`);
  await expectNoViolations();
});
