import { expect, it } from 'vitest';
import { redirectOf, safeDestination } from './redirect.ts';

const stranger = { signedIn: false, may: () => false, home: '/profile' };
const viewer = { signedIn: true, may: (access: unknown) => access === 'session', home: '/profile' };
const list = { path: '/financial/expenses', access: 'despesas.ver' } as const;

it('a stranger who follows a deep link signs in first and keeps the link', () => {
  expect(redirectOf(list, { pathname: '/financial/expenses', search: '?busca=luz' }, stranger)).toEqual({
    to: '/?destino=%2Ffinancial%2Fexpenses%3Fbusca%3Dluz',
    refused: false,
  });
});

it('a stranger at home signs in without a destination', () => {
  const home = { path: '/profile', access: 'session' } as const;
  expect(redirectOf(home, { pathname: '/profile', search: '' }, stranger)?.to).toBe('/');
});

it('a signed-in user at the root goes home', () => {
  const root = { path: '/', access: 'public' } as const;
  expect(redirectOf(root, { pathname: '/', search: '' }, viewer)).toEqual({ to: '/profile', refused: false });
});

it('after sign-in the root leads to the deep link', () => {
  const root = { path: '/', access: 'public' } as const;
  expect(redirectOf(root, { pathname: '/', search: '?destino=%2Feventos%3Fbusca%3Da' }, viewer)?.to).toBe(
    '/eventos?busca=a',
  );
});

it('a page that is not theirs leads home, and it is said', () => {
  expect(redirectOf(list, { pathname: list.path, search: '' }, viewer)).toEqual({ to: '/profile', refused: true });
});

it('public pages stay open to everybody', () => {
  const recovery = { path: '/pw-forget', access: 'public' } as const;
  const at = { pathname: '/pw-forget', search: '' };
  expect([redirectOf(recovery, at, stranger), redirectOf(recovery, at, viewer)]).toEqual([null, null]);
});

it.each([
  undefined,
  '',
  '/',
  '//mau.example',
  '/\\mau.example',
  'https://mau.example',
  'javascript:alert(1)',
  '/a\\b',
  '/\t/mau.example',
  '/\n/mau.example',
  '/..//mau.example',
  '/.//mau.example',
])('never leads out of the application: %s', (destino) =>
  expect(safeDestination(destino, '/profile')).toBe('/profile'),
);
it.each(['/eventos?busca=a//b', '/financial/contas/1?x=/..', '/ajuda/despesas#aprovar'])('leads to %s', (destino) =>
  expect(safeDestination(destino, '/profile')).toBe(destino),
);

it('an address whose page is not built yet leads to the one that stands in, for who may open it', () => {
  const panel = { path: '/financial', access: 'despesas.ver', leadsTo: '/financial/expenses' } as const;
  const at = { pathname: '/financial', search: '' };
  const finance = { ...viewer, may: () => true };
  expect(redirectOf(panel, at, finance)).toEqual({ to: '/financial/expenses', refused: false });
  expect(redirectOf(panel, at, viewer)).toEqual({ to: '/profile', refused: true });
});
