/**
 * Builders of operation inputs: the only shapes that `op` takes.
 *
 * Every builder gives a strict object: a key that the operation does not know is a 400, never ignored. Query
 * parameters arrive as text on the REST face and typed from the screens; `params.ts` reads both the same way, and
 * refuses '' as 0, '1e1' and '0x10'.
 *
 * Shapes: `listInput` → { pagina, porPagina, ordem: [{campo, desc}], busca?, totais, …filtros };
 * `updateInput`, `removeInput`, `transitionInput` → { id, versao, … }; `manyInput` → { ids, versoes?, … }.
 * Source: decisions §2a.
 */

import { z } from 'zod';
import { PAGE_SIZES } from '../kernel/index.ts';
import { field } from './fields.ts';
import { param } from './params.ts';

declare const OP_INPUT: unique symbol;
/** A schema that one of this file's builders made. */
export type OpInput<S extends z.ZodType> = S & { readonly [OP_INPUT]: true };

const built = new WeakSet<z.ZodType>();
function brand<S extends z.ZodType>(schema: S): OpInput<S> {
  built.add(schema);
  return schema as OpInput<S>;
}
/** Whether a schema came out of a builder (the structure test asks this of every operation). */
export const isOpInput = (schema: unknown): boolean => built.has(schema as z.ZodType);

type Shape = Record<string, z.ZodType>;

export const noInput = () => brand(z.strictObject({}));
export const idInput = <S extends Shape = Record<never, never>>(extra = {} as S) =>
  brand(z.strictObject({ id: field.id(), ...extra }));
/** Query of a GET that is not a list: fields made with `param`. */
export const queryInput = <S extends Shape>(shape: S) => brand(z.strictObject(shape));
export const createInput = <S extends Shape>(shape: S) => brand(z.strictObject(shape));
/** Body of a PATCH: any subset of the fields, against the version that was seen. */
export const updateInput = <S extends Shape>(shape: S) =>
  brand(z.strictObject({ id: field.id(), versao: field.versao(), ...z.object(shape).partial().shape }));
export const removeInput = <S extends Shape = Record<never, never>>(extra = {} as S) =>
  brand(z.strictObject({ id: field.id(), versao: field.versao(), ...extra }));
/** A named change of state of one record. */
export const transitionInput = <S extends Shape = Record<never, never>>(extra = {} as S) =>
  brand(z.strictObject({ id: field.id(), versao: field.versao(), ...extra }));

export const MAX_IDS = 500;
/** A named change of many records: each is done or refused on its own, on the version that was seen. */
export const manyInput = <S extends Shape = Record<never, never>>(extra = {} as S) =>
  brand(
    z.strictObject({
      ids: z
        .array(field.id())
        .min(1, 'Selecione ao menos um registro.')
        .max(MAX_IDS, `No máximo ${MAX_IDS} por vez.`)
        // A record named twice would be told as done and as refused.
        .refine((ids) => new Set(ids).size === ids.length, 'Há registros repetidos.'),
      versoes: z.record(field.id(), field.versao()).describe('Versão vista de cada id'),
      ...extra,
    }),
  );

export interface OrderTerm<F extends string = string> {
  campo: F;
  desc: boolean;
}

export interface ListDefinition<F extends string, S extends Shape> {
  /** Fields that the list can be sorted by. */
  ordem: readonly F[];
  /** '-dataVencimento,item': what an unsorted request gets. The id is always the last term, so order is stable. */
  ordemPadrao: string;
  filtros: S;
  /** Parameters of the list's address that stand for two filters: { periodo: ['inicio', 'fim'] }. */
  intervalos?: Readonly<Record<string, readonly [string, string]>>;
  porPaginaPadrao?: (typeof PAGE_SIZES)[number];
}

const orderSchema = <F extends string>(fields: readonly F[]) =>
  z.string().transform((text, ctx): OrderTerm<F>[] => {
    const terms = text.split(',').map((part) => ({ campo: part.replace(/^-/, '') as F, desc: part.startsWith('-') }));
    const distinct = new Set(terms.map((term) => term.campo));
    if (terms.some((term) => !fields.includes(term.campo)) || distinct.size !== terms.length) {
      ctx.addIssue({ code: 'custom', message: `Ordem inválida. Campos: ${fields.join(', ')}.` });
      return z.NEVER;
    }
    return terms;
  });

/** The filters and search of a list without its page: what totals, exports and 'all that the filter matches' take. */
export const filterInput = <S extends Shape>(filtros: S) =>
  brand(z.strictObject({ busca: param.text(200).optional(), ...filtros }));

export const exportInput = <F extends string, S extends Shape>(definition: ListDefinition<F, S>) =>
  brand(
    z.strictObject({
      formato: z.enum(['xlsx', 'csv']).default('xlsx'),
      ordem: orderSchema(definition.ordem).prefault(definition.ordemPadrao),
      busca: param.text(200).optional(),
      ...definition.filtros,
    }),
  );

const lists = new WeakMap<z.ZodType, ListDefinition<string, Shape>>();
/** The definition behind a list operation's input; undefined for every other operation. */
export const listDefinitionOf = (schema: unknown): ListDefinition<string, Shape> | undefined =>
  lists.get(schema as z.ZodType);

export function listInput<F extends string, S extends Shape>(definition: ListDefinition<F, S>) {
  const schema = listShape(definition);
  lists.set(schema, definition as unknown as ListDefinition<string, Shape>);
  return schema;
}

const listShape = <F extends string, S extends Shape>(definition: ListDefinition<F, S>) =>
  brand(
    z.strictObject({
      pagina: param.int(1, 1_000_000).default(1),
      porPagina: param
        .int(1, 1000)
        .refine((n) => (PAGE_SIZES as readonly number[]).includes(n), `Use ${PAGE_SIZES.join(', ')}.`)
        .default(definition.porPaginaPadrao ?? 10),
      ordem: orderSchema(definition.ordem).prefault(definition.ordemPadrao),
      busca: param.text(200).optional(),
      totais: z
        .enum(['sim', 'nao'])
        .default('sim')
        .describe("'nao': a página sem contagem nem somas")
        .transform((v) => v === 'sim'),
      ...definition.filtros,
    }),
  );

/** What a picker asks: words typed, or the ids whose names it must show (disabled ones too). */
export const optionsInput = <S extends Shape = Record<never, never>>(extra = {} as S) =>
  brand(
    z.strictObject({
      busca: param.text(200).optional(),
      ids: param.ids().optional(),
      desabilitados: param.bool().optional().describe('sim: também os desabilitados'),
      ...extra,
    }),
  );
