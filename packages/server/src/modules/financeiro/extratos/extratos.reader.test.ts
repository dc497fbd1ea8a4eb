/** Big statement files are read in a thread: the same lines, the same refusals, and the server goes on meanwhile. */
import type { SedeError } from '@sede/domain/kernel';
import { expect, it } from 'vitest';
import { readExtrato } from './extratos.read.ts';
import { readArquivo } from './extratos.reader.ts';

const CONTA = { codigoBanco: null, agencia: null, conta: null };
const LINHAS = 20_000;
const csv = (ultima = '') =>
  Buffer.from(
    `Data;Histórico;Documento;Valor\n${Array.from(
      { length: LINHAS },
      (_, i) => `${String(1 + (i % 28)).padStart(2, '0')}/10/2026;PIX ENVIADO ${i};${i};-${(i % 5000) + 1},10\n`,
    ).join('')}${ultima}`,
  );
const pedido = (bytes: Buffer) => ({ bytes, conta: CONTA, leiaute: null });

it('a big file is what it is read at once, and others are answered while it is read', async () => {
  const bytes = csv();
  expect(bytes.length).toBeGreaterThan(256 * 1024);
  let voltas = 0;
  const outros = setInterval(() => {
    voltas += 1;
  }, 5);
  const lido = await readArquivo(pedido(bytes));
  clearInterval(outros);
  // Read on the server's own thread, nothing else would have had its turn.
  expect(voltas).toBeGreaterThan(3);
  expect(lido.lancamentos).toHaveLength(LINHAS);
  expect(lido).toEqual(await readExtrato(bytes, CONTA, null));
});

it('a big file that is refused says the same line and reason', async () => {
  const bytes = csv('31/02/2026;PIX;1;-1,00\n');
  const recusa = await readArquivo(pedido(bytes)).catch((error: SedeError) => error);
  const mesma = await readExtrato(bytes, CONTA, null).catch((error: SedeError) => error);
  expect(recusa).toMatchObject({ name: 'SedeError', code: 'extratos.ilegivel', kind: 'rule' });
  expect((recusa as SedeError).message).toBe((mesma as SedeError).message);
  expect((recusa as SedeError).message).toContain('Linha 20.002: Data inválida');
});
