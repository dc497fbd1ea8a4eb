/**
 * What the imports of despesas and receitas share: links, instalments that belong together, dates outside.
 * Source: spec 1 §3.4, §3.5; decisions §2 (moving over), §7 (Instalments, Dates of money).
 */
import { stableId, todayInSaoPaulo } from '@sede/domain/kernel';
import { type DatasDoDinheiro, foraDasDatas } from '@sede/domain/modules/financeiro/despesas';
import {
  asNode,
  children,
  type ExportFields,
  type ImportContext,
  readParcela,
  readText,
} from '#platform/import/index.ts';

/** Whether one of its dates lies where none may: it comes all the same, outside every figure, with a remark. */
export function aConferir({ now }: ImportContext, fields: ExportFields, datas: DatasDoDinheiro): boolean {
  const fora = foraDasDatas(datas, todayInSaoPaulo(new Date(now)));
  if (fora) fields.remark('data anterior a 1990, ou de pagamento futuro: ficou a conferir, fora de todos os números');
  return fora;
}

/** 'Sim' if the event came over; otherwise no link, with a remark. */
export async function readEvento(
  { tx, origins }: ImportContext,
  fields: ExportFields,
): Promise<{ relacaoEvento: boolean; idEvento: string | null }> {
  const key = fields.text('id_evento', 200);
  const idEvento = key === null ? undefined : await origins.idOf(tx, 'eventos', key);
  if (!idEvento && (key !== null || fields.yes('relacao_evento'))) fields.remark('sem o evento, que não foi importado');
  return { relacaoEvento: idEvento !== undefined, idEvento: idEvento ?? null };
}

/** Keeps that there was a contract; which one can be kept only when contracts exist. */
export function readContrato(fields: ExportFields): { relacaoContrato: boolean } {
  const key = fields.text('id_contrato', 200);
  if (key !== null) fields.remark(`ligada ao contrato ${key} do sistema anterior`);
  return { relacaoContrato: key !== null || fields.yes('relacao_contrato') };
}

/**
 * The instalments of one purchase had nothing in common but their fields. Those alike in all of `same` are a group when
 * each number stands once among them; else nobody can tell which belong together, and each stays alone.
 */
export function grupoDe(
  { exported, once }: ImportContext,
  area: string,
  same: readonly string[],
  fields: ExportFields,
): string | null {
  const keyOf = (raw: (field: string) => unknown) =>
    JSON.stringify([area, ...same.map((field) => readText(raw(field)))]);
  const groups = once(`parcelas de ${area}`, () => {
    const found = new Map<string, string[]>();
    for (const [, value] of children(exported[area])) {
      const node = asNode(value);
      const key = keyOf((field) => node[field]);
      found.set(key, [...(found.get(key) ?? []), readText(node.parcela)]);
    }
    return found;
  });
  const key = keyOf((field) => fields.raw(field));
  const numbers = groups.get(key) ?? [];
  const { total } = readParcela(fields.raw('parcela'), fields.raw('numero_parcelas'));
  return total > 1 && numbers.length > 1 && new Set(numbers).size === numbers.length ? stableId(key) : null;
}
