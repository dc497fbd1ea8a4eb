import { expect, it } from 'vitest';
import { screen, show } from '#platform/testing/index.ts';
import type { HistoryEntry } from './historyLine.ts';
import { Timeline } from './Timeline.tsx';

const entry = (fields: number): HistoryEntry => ({
  ...{ id: fields, em: '2026-03-12T17:05:00Z', por: 'Ana', acao: 'criar', tipo: 'alteracoes' },
  ...{ feito: 'Registro criado', operacao: null, motivo: null },
  mudancas: Array.from({ length: fields }, (_, n) => ({
    campo: `c${n}`,
    rotulo: `Campo ${n}`,
    de: '',
    para: `valor ${n}`,
  })),
});

it('an entry of many fields is folded, so that what happened before stays in sight', async () => {
  await show(<Timeline entries={[entry(6)]} />);
  expect(screen.getByText('6 campos').closest('details')).toHaveProperty('open', false);
});
it('one of few fields says them', async () => {
  await show(<Timeline entries={[entry(5)]} />);
  expect(screen.queryByText('5 campos')).toBeNull();
  expect(screen.getByText('Campo 4').closest('details')).toBeNull();
});
