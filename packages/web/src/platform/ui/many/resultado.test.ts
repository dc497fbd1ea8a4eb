import { expect, it } from 'vitest';
import { textoResultado } from './resultado.ts';

const feito = { um: 'solicitada', varios: 'solicitadas' };
const recusa = (id: string, message: string) => ({ id, message });

it('tells how many were done', () => {
  expect(textoResultado({ feitas: ['a', 'b', 'c'], recusadas: [] }, feito)).toBe('3 solicitadas.');
  expect(textoResultado({ feitas: ['a'], recusadas: [] }, feito)).toBe('1 solicitada.');
});

it('tells how many were refused and why', () => {
  const recusadas = [recusa('d', 'A despesa já está aprovada.')];
  expect(textoResultado({ feitas: ['a', 'b', 'c'], recusadas }, feito)).toBe(
    '3 solicitadas; 1 recusada: A despesa já está aprovada.',
  );
});

it('a reason that several have is told once', () => {
  const recusadas = [recusa('d', 'Já aprovada.'), recusa('e', 'Já aprovada.'), recusa('f', 'Alterada por Ana.')];
  expect(textoResultado({ feitas: [], recusadas }, feito)).toBe(
    'Nenhuma solicitada; 3 recusadas: Já aprovada. Alterada por Ana.',
  );
});
