import { expect, it } from 'vitest';
import { findNotice, openAt, screen, there, waitFor, within } from '#platform/testing/index.ts';
import { takeNoise } from '#platform/testing/noise.ts';
import { navigate } from './location.ts';
import { lazyPage, type RouteDefinition } from './routes.ts';

function ListPage() {
  return (
    <>
      <h1>Lista</h1>
      <a href="/registro">Abrir</a>
      <button type="button">Ações</button>
    </>
  );
}

function RecordPage() {
  return <h1>Registro</h1>;
}

/** Resolves when the test says so: the record's page arrives late. */
function routes() {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const ROUTES: RouteDefinition[] = [
    { path: '/lista', title: 'Lista', access: 'session', help: 'README', page: lazyPage(async () => ListPage) },
    {
      path: '/registro',
      title: 'Registro',
      access: 'session',
      help: 'README',
      page: lazyPage(() => held.then(() => RecordPage)),
    },
    {
      path: '/despesas',
      title: 'Despesas',
      access: 'despesas.ver',
      help: 'README',
      page: lazyPage(async () => ListPage),
    },
  ];
  return { ROUTES, arrive };
}

const outside = () => {
  const button = document.createElement('button');
  button.textContent = 'Menu de Ana';
  document.body.prepend(button);
  return button;
};

it('a link inside the page opens the other page; its heading takes the focus and its title names the window', async () => {
  const { ROUTES, arrive } = routes();
  const { user } = await openAt('/lista', ROUTES);
  await user.click(await screen.findByRole('link', { name: 'Abrir' }));
  arrive();
  const heading = await screen.findByRole('heading', { name: 'Registro' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect([window.location.pathname, document.title]).toEqual(['/registro', 'Registro · Sede']);
});

it('who has gone on by keyboard while the page was coming keeps the focus where it is', async () => {
  const { ROUTES, arrive } = routes();
  const menu = outside();
  const { user } = await openAt('/lista', ROUTES);
  await user.click(await screen.findByRole('link', { name: 'Abrir' }));
  document.body.focus();
  await user.tab();
  expect(document.activeElement).toBe(menu);
  arrive();
  await screen.findByRole('heading', { name: 'Registro' });
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(document.activeElement).toBe(menu);
  menu.remove();
});

it('a page that is not theirs leads home with a notice', async () => {
  const { ROUTES } = routes();
  await openAt('/despesas', ROUTES, { as: ['gestor_evento'] });
  await findNotice('Você não tem permissão para abrir essa página.');
  expect(window.location.pathname).toBe('/');
});

it('the browser goes back to the page before', async () => {
  const { ROUTES, arrive } = routes();
  arrive();
  await openAt('/lista', ROUTES);
  await screen.findByRole('heading', { name: 'Lista' });
  await navigate('/registro');
  await screen.findByRole('heading', { name: 'Registro' });
  window.history.back();
  await screen.findByRole('heading', { name: 'Lista' });
});

it('a page whose code does not come says so, also at the second look, and is tried anew at the next visit', async () => {
  const { ROUTES } = routes();
  let loads = 0;
  let deployed = false;
  const load = async () => {
    loads++;
    if (!deployed) throw new TypeError('Failed to fetch dynamically imported module');
    return RecordPage;
  };
  const broken: RouteDefinition = { ...there(ROUTES[0]), path: '/quebrada', page: lazyPage(load) };
  const { user } = await openAt('/quebrada', [...ROUTES, broken], {
    addresses: { 'GET /api/health': () => Response.error() },
  });
  const heading = await screen.findByRole('heading', { name: 'Não foi possível abrir esta página' });
  const alert = there(heading.closest<HTMLElement>('[role="alert"]'));
  // Nothing begins the download again and again behind an empty page.
  expect(loads).toBe(1);
  // React tells of it on the console.
  expect(takeNoise().join()).toContain('dynamically imported module');
  await user.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
  await within(alert).findByText('O servidor ainda não responde. Tente de novo em alguns instantes.');
  deployed = true;
  await navigate('/lista');
  await screen.findByRole('heading', { name: 'Lista' });
  await navigate('/quebrada');
  await screen.findByRole('heading', { name: 'Registro' });
});
