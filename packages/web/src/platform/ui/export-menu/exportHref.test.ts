import { expect, it } from 'vitest';
import { exportHref } from './exportHref.ts';

it('an export asks for what the list shows, in its order', () => {
  const href = exportHref(
    '/api/despesas/exportar',
    'csv',
    { busca: 'a & b', situacao: ['aprovada', 'negada'], liquidada: false, vencimentoDe: '2026-10-21' },
    '-valor',
  );
  expect(href).toMatch(/^\/api\/despesas\/exportar\?/);
  expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toEqual({
    formato: 'csv',
    ordem: '-valor',
    busca: 'a & b',
    situacao: 'aprovada,negada',
    liquidada: 'nao',
    vencimentoDe: '2026-10-21',
  });
});
