/**
 * The budget of the old system: previsoes_orcamentarias/{year}/{month}/{cost centre}/{item}, the last two URL-encoded.
 *
 * The name of the field that holds the value is not known (spec 1 §3.6): a cell is the amount itself, or a record with
 * exactly one amount. A month is 1–12 or its name. The key of a cell is its path.
 */
import { childTable } from '#platform/db/record/index.ts';
import { children, decodeKey, type ImportSource, type Node, Refusal, readReais } from '#platform/import/index.ts';
import { findItem } from '../financeiro.import.ts';

const celulas = childTable('previsoesOrcamentarias');

const MESES = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

function mesDe(text: string): number {
  const mes = /^[0-9]+$/.test(text) ? Number(text) : MESES.indexOf(text.slice(0, 3).toLowerCase()) + 1;
  if (mes >= 1 && mes <= 12) return mes;
  throw new Refusal(`mês '${text}' não existe`);
}

function anoDe(text: string): number {
  if (/^[0-9]{4}$/.test(text)) return Number(text);
  throw new Refusal(`ano '${text}' não existe`);
}

function valorDe(cell: unknown): number | null {
  if (typeof cell !== 'object') return readReais(cell);
  const amounts = children(cell).filter(([, value]) => typeof value === 'number' || typeof value === 'string');
  const [only, ...more] = amounts.filter(([field]) => !field.startsWith('id'));
  if (!only || more.length > 0) throw new Refusal('não sei qual campo é o valor');
  return readReais(only[1]);
}

function* cells(exported: Node): Generator<[string, Node]> {
  for (const [ano, months] of children(exported.previsoes_orcamentarias))
    for (const [mes, centres] of children(months))
      for (const [centro, items] of children(centres))
        for (const [item, cell] of children(items))
          yield [`${ano}/${mes}/${centro}/${item}`, { ano, mes, centro, item, cell }];
}

export const orcamentoImportSource: ImportSource = {
  order: 100,
  area: 'previsoes_orcamentarias',
  table: 'previsoesOrcamentarias',
  records: cells,
  async importRecord(context, fields) {
    const { tx, chave } = context;
    const text = (field: string) => decodeKey(String(fields.raw(field)));
    const item = await findItem(context, 'itensDespesa', text('item'));
    const valor = valorDe(fields.raw('cell'));
    if (!valor) throw new Refusal('sem valor');
    const { id } = await celulas.insert(tx, {
      idOrigem: chave,
      ano: anoDe(text('ano')),
      mes: mesDe(text('mes')),
      centroCusto: text('centro'),
      idItemDespesa: item.id,
      valor,
    });
    return id;
  },
};
