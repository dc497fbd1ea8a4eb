import { onlyPdf } from '@sede/domain/kernel';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FileList } from './FileList.tsx';

const file = (id: string, nome: string, protegido: boolean) => ({
  id,
  nome,
  protegido,
  tamanho: 2048,
  anexadoEm: '2026-11-20T15:00:00.000Z',
  anexadoPor: 'Ana',
});

it('a file opens in the browser; a locked one says so and is only downloaded', () => {
  render(<FileList rule={onlyPdf('despesas')} files={[file('1', 'nota.pdf', false), file('2', 'boleto.pdf', true)]} />);
  expect(screen.getByRole('link', { name: /^nota\.pdf/ }).getAttribute('href')).toBe('/api/anexos/1?exibir=sim');
  const locked = screen.getByRole('link', { name: 'boleto.pdf' });
  expect([locked.getAttribute('href'), locked.hasAttribute('download')]).toEqual(['/api/anexos/2', true]);
  expect(screen.getByText(/PDF protegido por senha · 2 KB/)).toBeTruthy();
});
