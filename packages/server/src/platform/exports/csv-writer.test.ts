import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { ExportColumn } from './export-column.ts';
import { exportStream } from './export-stream.ts';

type Row = { nome: string | null; parcelas: number; valor: number; vencimento: string; criado: string; pago: boolean };

const columns: ExportColumn<Row>[] = [
  { titulo: 'Nome', tipo: 'texto', valor: (row) => row.nome },
  { titulo: 'Parcelas', tipo: 'inteiro', valor: (row) => row.parcelas },
  { titulo: 'Valor', tipo: 'dinheiro', valor: (row) => row.valor },
  { titulo: 'Vencimento', tipo: 'data', valor: (row) => row.vencimento },
  { titulo: 'Criado em', tipo: 'instante', valor: (row) => row.criado },
  { titulo: 'Paga', tipo: 'simNao', valor: (row) => row.pago },
];

const buildRow = (overrides: Partial<Row> = {}): Row => ({
  nome: 'Ação; "especial"',
  parcelas: 3,
  valor: 123456,
  vencimento: '2026-01-31',
  criado: '2026-11-20T02:30:00Z',
  pago: false,
  ...overrides,
});

async function csv(...rows: Row[]): Promise<string> {
  async function* batches(): AsyncGenerator<Row[]> {
    yield rows;
  }
  return (await buffer(exportStream('csv', columns, batches()))).toString('utf8');
}

const read = (text: string): string[][] => parse(text, { delimiter: ';', bom: true });

describe('the CSV of an export', () => {
  it('begins with a BOM, separates by semicolons and ends lines with CRLF', async () => {
    const text = await csv(buildRow({ nome: 'Ana' }));
    expect(text).toBe(
      '\ufeffNome;Parcelas;Valor;Vencimento;Criado em;Paga\r\nAna;3;1234,56;31/01/2026;19/11/2026 23:30;Não\r\n',
    );
  });

  it('is read back whole, with quotes, semicolons, line breaks and accents', async () => {
    const rows = read(await csv(buildRow(), buildRow({ nome: 'duas\nlinhas' }), buildRow({ nome: null })));
    expect(rows.slice(1).map((row) => row[0])).toEqual(['Ação; "especial"', 'duas\nlinhas', '']);
  });

  it.each(['=cmd|calc', '+1', '-1', '@x', '\t=1', '\r=1', '＝1'])('neutralises %j with an apostrophe', async (nome) => {
    expect(read(await csv(buildRow({ nome })))[1]?.[0]).toBe(`'${nome}`);
  });

  it('does not touch negative amounts, which are numbers', async () => {
    expect(read(await csv(buildRow({ valor: -7 })))[1]?.[2]).toBe('-0,07');
  });

  it('neutralises a header too', async () => {
    async function* none(): AsyncGenerator<Row[]> {}
    const stream = exportStream('csv', [{ titulo: '=1', tipo: 'texto', valor: () => '' }], none());
    expect((await buffer(stream)).toString()).toBe("\ufeff'=1\r\n");
  });
});
