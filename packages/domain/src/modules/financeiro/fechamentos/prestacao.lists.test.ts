import { expect, it } from 'vitest';
import {
  LIMITES_DO_ARQUIVO,
  LIMITES_DO_ZIP,
  motivoSemArquivo,
  motivoSemZip,
  nomeDoArquivo,
} from './prestacao.lists.ts';

it('one PDF takes a period up to its limits, each of them', () => {
  expect(motivoSemArquivo(LIMITES_DO_ARQUIVO)).toBeNull();
  for (const limit of ['lancamentos', 'pdfs', 'bytes'] as const) {
    const over = { ...LIMITES_DO_ARQUIVO, [limit]: LIMITES_DO_ARQUIVO[limit] + 1 };
    expect([limit, motivoSemArquivo(over)]).toEqual([limit, expect.stringContaining('baixe o .zip')]);
  }
});

it('one zip takes a period up to its limits, each of them', () => {
  expect(motivoSemZip(LIMITES_DO_ZIP)).toBeNull();
  expect(motivoSemZip({ pdfs: 1, bytes: LIMITES_DO_ZIP.bytes + 1 })).toContain('período menor');
  expect(motivoSemZip({ pdfs: LIMITES_DO_ZIP.pdfs + 1, bytes: 1 })).toContain('60.000 PDFs');
});

it('the file is called by its days; an open end is left out', () => {
  expect(nomeDoArquivo({ inicio: '2026-09-21', fim: '2026-10-20' }, 'pdf')).toBe(
    'prestacao-de-contas-2026-09-21-2026-10-20.pdf',
  );
  expect(nomeDoArquivo({}, 'zip')).toBe('prestacao-de-contas.zip');
});
