import { expect, it } from 'vitest';
import { findRoute, matchPattern } from './match.ts';

it('takes parameters out of the path, decoded', () => {
  expect(matchPattern('/financial/despesas/:inicio/:fim', '/financial/despesas/2026-01-01/2026%2D01-31')).toEqual({
    inicio: '2026-01-01',
    fim: '2026-01-31',
  });
});

it.each([
  '/financial',
  '/financial/despesas/2026-01-01',
  '/financial/despesas//2026',
  '/financial/despesas/%E0%A4%A/b',
])('does not match %s', (path) => expect(matchPattern('/financial/despesas/:inicio/:fim', path)).toBeNull());

it('prefers the pattern with more literal segments', () => {
  const routes = [{ path: '/financial/:pagina' }, { path: '/financial/expenses' }];
  expect(findRoute(routes, '/financial/expenses')?.route.path).toBe('/financial/expenses');
});
