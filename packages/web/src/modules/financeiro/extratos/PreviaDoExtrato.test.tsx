import type { Previa } from '@sede/domain/modules/financeiro/extratos';
import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectNoViolations, screen, show } from '#platform/testing/index.ts';
import { PreviaDoExtrato } from './PreviaDoExtrato.tsx';

const line = (linha: number, descricao: string, situacao: Previa['linhas'][number]['situacao']) => ({
  ...{ linha, descricao, situacao, data: '2026-10-05', documento: null, valor: -100 },
});
const PREVIA: Previa = {
  ...{ formato: 'csv', inicio: '2026-10-05', fim: '2026-10-09', jaImportado: false },
  ...{ lidos: 4, novos: 1, repetidos: 1, duvidosos: 2, anteriores: 0, entradas: 0, saidas: 100 },
  linhas: [
    line(2, 'TARIFA', 'duvidosa'),
    line(3, 'TARIFA', 'duvidosa'),
    line(4, 'PIX BIA', 'nova'),
    line(5, 'PIX ANA', 'repetida'),
  ],
};

it('says what enters and what is known, asks about equal lines, and imports what was marked', async () => {
  const onImport = vi.fn();
  await show(<PreviaDoExtrato previa={PREVIA} busy={false} onImport={onImport} />);
  expect(await screen.findByText('1 lançamento entra; 1 já está aqui.')).toBeTruthy();
  expect(screen.getByText(/2 lançamentos são iguais a um que já está na conta/)).toBeTruthy();
  expect(screen.getByRole('row', { name: /PIX ANA/ }).textContent).toContain('Já está aqui');
  fireEvent.click(screen.getByRole('checkbox', { name: /linha 3$/ }));
  await expectNoViolations();
  fireEvent.click(screen.getByRole('button', { name: 'Importar 2 lançamentos' }));
  expect(onImport).toHaveBeenCalledWith([3]);
});

it('of a file that was imported already offers nothing', async () => {
  await show(<PreviaDoExtrato previa={{ ...PREVIA, jaImportado: true }} busy={false} onImport={vi.fn()} />);
  expect(await screen.findByText('Este arquivo já foi importado: nada muda.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Importar/ })).toBeNull();
});
