/** Money put into the till, of the old system. Source: spec 1 §3.6 (Suprimento). */
import type { ImportSource } from '#platform/import/index.ts';
import { entradasStore } from './suprimentos.store.ts';

export const suprimentosImportSource: ImportSource = {
  order: 90,
  area: 'suprimentos',
  table: 'entradas',
  async importRecord({ tx, chave }, fields) {
    const { id } = await entradasStore.insert(tx, {
      idOrigem: chave,
      data: fields.needDay('data'),
      descricao: fields.text('descricao', 2000) ?? 'Suprimento',
      valor: fields.needReais('valor'),
    });
    return id;
  },
};
