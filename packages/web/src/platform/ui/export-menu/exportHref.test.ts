import { expect, it } from 'vitest';
import { exportHref } from './exportHref.ts';

it('an export asks for what the list shows, in its order', () => {
  const href = exportHref(
    '/api/despesas/exportar',
    'csv',
    {
      busca: 'a & b',
      situacao: ['aprovada', 'negada'],
      tipo: ['Água, luz'],
      liquidada: false,
      vencimentoDe: '2026-10-21',
    },
    '-valor',
  );
  expect(href).toMatch(/^\/api\/despesas\/exportar\?/);
  const params = new URLSearchParams(href.split('?')[1]);
  expect(params.getAll('situacao')).toEqual(['aprovada', 'negada']);
  expect(params.getAll('tipo')).toEqual(['Água, luz']);
  params.delete('situacao');
  params.delete('tipo');
  expect(Object.fromEntries(params)).toEqual({
    formato: 'csv',
    ordem: '-valor',
    busca: 'a & b',
    liquidada: 'nao',
    vencimentoDe: '2026-10-21',
  });
});
