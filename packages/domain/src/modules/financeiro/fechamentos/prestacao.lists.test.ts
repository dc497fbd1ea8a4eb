import { expect, it } from 'vitest';
import { LIMITES_DO_ARQUIVO, motivoSemArquivo } from './prestacao.lists.ts';

it('one PDF takes a period up to its limits, each of them', () => {
  expect(motivoSemArquivo(LIMITES_DO_ARQUIVO)).toBeNull();
  for (const limit of ['lancamentos', 'pdfs', 'bytes'] as const) {
    const over = { ...LIMITES_DO_ARQUIVO, [limit]: LIMITES_DO_ARQUIVO[limit] + 1 };
    expect([limit, motivoSemArquivo(over)]).toEqual([limit, expect.stringContaining('baixe o .zip')]);
  }
});
