/** Money put into the till, of the old system. Source: spec 1 §3.6 (Suprimento). */
import type { ImportSource } from '#platform/import/index.ts';
import { aConferir } from '../financeiro.import.ts';
import { entradas } from './entrada.record.ts';

export const suprimentosImportSource: ImportSource = {
  order: 90,
  area: 'suprimentos',
  table: 'entradas',
  async importRecord(ctx, fields) {
    const data = fields.needDay('data');
    const { id } = await entradas.insert(ctx, {
      idOrigem: ctx.chave,
      data,
      dataFora: aConferir(ctx, fields, { movimentos: [data] }),
      descricao: fields.text('descricao', 2000) ?? 'Suprimento',
      valor: fields.needReais('valor'),
    });
    return id;
  },
};
