/**
 * Builders of operation inputs: the only shapes that `op` takes.
 *
 * Every builder gives a strict object: a key that the operation does not know is a 400, never ignored. Query
 * parameters arrive as text on the REST face and typed from the screens; `params.ts` reads both the same way, and
 * refuses '' as 0, '1e1' and '0x10'.
 *
 * Shapes: `listInput` → { pagina, porPagina, ordem: [{campo, desc}], busca?, totais, …filtros };
 * `updateInput`, `removeInput`, `transitionInput` → { id, versao, … }; `manyInput` → { ids, versoes, … } or
 * { filtro, esperadas, marca, … }.
 * Source: decisions §2a.
 */

import { z } from 'zod';
import { HISTORY_KINDS, type ListOrder, MAX_SELECAO, OBRIGATORIO, PAGE_SIZES } from '../kernel/index.ts';
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

/** An operation that takes nothing. */
export const noInput = () => brand(z.strictObject({}));

/** One record by its `id` (uuid), with further fields. */
export const idInput = <S extends Shape = Record<never, never>>(extra = {} as S) =>
  brand(z.strictObject({ id: field.id(), ...extra }));
/** A page of one record's history: `limite` entries older than `antes`, of one kind or of all. */
export const historyInput = () =>
  brand(
    z.strictObject({
      id: field.id(),
      antes: param.int(1, Number.MAX_SAFE_INTEGER).optional().describe('O `proximo` da página anterior'),
      limite: param.int(1, 200).default(50),
      tipo: z.enum(HISTORY_KINDS).optional().describe('Só as entradas deste tipo'),
    }),
  );
/** Query of a GET that is not a list: fields made with `param`. */
export const queryInput = <S extends Shape, const R extends Ranges = NoRanges>(shape: S, intervalos?: R) =>
  asked<never, S, R>()(brand(withRanges(z.strictObject(shape), intervalos)));

/** Body of a POST that makes a record. `intervalos`: pairs of fields that are the two ends of one range. */
export const createInput = <S extends Shape>(shape: S, intervalos?: Ranges) =>
  brand(withRanges(z.strictObject(shape), intervalos));
/** Body of a PATCH: any subset of the fields, against the version that was seen. */
export const updateInput = <S extends Shape>(shape: S) =>
  brand(z.strictObject({ id: field.id(), versao: field.versao(), ...z.object(shape).partial().shape }));

/** Deletion of one record: `id` and the `versao` that was seen. */
export const removeInput = <S extends Shape = Record<never, never>>(extra = {} as S) =>
  brand(z.strictObject({ id: field.id(), versao: field.versao(), ...extra }));
/** A named change of state of one record. */
export const transitionInput = <S extends Shape = Record<never, never>>(extra = {} as S) =>
  brand(z.strictObject({ id: field.id(), versao: field.versao(), ...extra }));

export interface OrderTerm<F extends string = string> {
  campo: F;
  desc: boolean;
}

/** Parameters of a list's address that stand for two filters: { periodo: ['inicio', 'fim'] }. */
export type Ranges = Readonly<Record<string, readonly [string, string]>>;
export type NoRanges = Record<never, never>;

export interface ListDefinition<F extends string, S extends Shape, R extends Ranges = Ranges> extends ListOrder<F> {
  filtros: S;
  intervalos?: R;
  /** What its address means by `periodo`: which days a month has, and whether none said is the current month. */
  periodo?: { meses: 'ciclo' | 'civil'; abreNoMes: boolean };
  porPaginaPadrao?: (typeof PAGE_SIZES)[number];
}
/** A module's list: `listDefinition({ ...DESPESAS_ORDEM, filtros: { … }, intervalos: { periodo: ['inicio', 'fim'] } })`. */
export const listDefinition = <F extends string, S extends Shape, const R extends Ranges = NoRanges>(
  definition: ListDefinition<F, S, R>,
): ListDefinition<F, S, R> => definition;

declare const ASKED: unique symbol;
/** What a read may be asked, for the types of the screens: sort keys, filters, pairs of filters that are one range. */
export interface Asked<F extends string = string, S extends Shape = Shape, R extends Ranges = Ranges> {
  order: F;
  filters: S;
  ranges: R;
}
type WithAsked<I, F extends string, S extends Shape, R extends Ranges> = I & { readonly [ASKED]: Asked<F, S, R> };
const asked =
  <F extends string, S extends Shape, R extends Ranges>() =>
  <I>(schema: I) =>
    schema as WithAsked<I, F, S, R>;
/** Of an operation's input; never for one that is neither a list nor a query. */
export type AskedOf<I> = I extends { readonly [ASKED]: infer A extends Asked } ? A : never;

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

const FIM_ANTES = 'O fim do intervalo vem antes do começo.';
/** A range that ends before it begins is refused, with the message at its end: an empty list would give no reason. */
function withRanges<S extends z.ZodObject>(schema: S, ranges: Ranges = {}): S {
  return schema.superRefine((values, ctx) => {
    const given = values as Record<string, string | number | undefined>;
    for (const [de, ate] of Object.values(ranges)) {
      const [begin, end] = [given[de], given[ate]];
      if (begin !== undefined && end !== undefined && begin > end) {
        ctx.addIssue({ code: 'custom', path: [ate], message: FIM_ANTES });
      }
    }
  });
}

const filterShape = <S extends Shape>({
  filtros,
  intervalos,
}: Pick<ListDefinition<string, S>, 'filtros' | 'intervalos'>) =>
  withRanges(z.strictObject({ busca: param.text(200).optional(), ...filtros }), intervalos);

/** The filters and search of a list without its page: what totals take. In: the list, or its filters alone. */
export const filterInput = <S extends Shape>(
  filtros: S,
  { intervalos }: Pick<ListDefinition<string, S>, 'intervalos'> = {},
) => brand(filterShape({ filtros, ...(intervalos ? { intervalos } : {}) }));

export const MAX_IDS = 500;
const UM_DOS_DOIS = 'Envie ids com versoes, ou filtro com esperadas e marca.';

/**
 * A named change of many records: those named by `ids`, on the versions seen, or all that the list's filter matches, on
 * the selection seen (`esperadas` and `marca`, as the list's `selecao` operation answered). Each is done or refused on
 * its own; a selection that is not the one seen is refused whole. Of a selection the first 500 are done, and the answer
 * says how to go on (`restam`: the same filter with these). Source: decisions §2a; decision 012.
 */
export const manyInput = <L extends Shape, S extends Shape = Record<never, never>>(
  list: Pick<ListDefinition<string, L>, 'filtros' | 'intervalos'>,
  extra = {} as S,
) =>
  brand(
    z
      .strictObject({
        ids: z
          .array(field.id())
          .min(1, 'Selecione ao menos um registro.')
          .max(MAX_IDS, `No máximo ${MAX_IDS} por vez.`)
          // A record named twice would be reported both as done and as refused.
          .refine((ids) => new Set(ids).size === ids.length, 'Há registros repetidos.')
          .optional(),
        versoes: z.record(field.id(), field.versao()).optional().describe('Versão vista de cada id'),
        filtro: filterShape(list).optional().describe('Em vez de ids: o filtro da lista'),
        esperadas: field.int(1, MAX_SELECAO).optional().describe('Quantas o filtro encontrava'),
        marca: z
          .string()
          .regex(/^[0-9a-f]{64}$/, 'Marca inválida.')
          .optional()
          .describe('A marca que veio com a seleção'),
        depois: field.id().optional().describe('Com o filtro: só o que restou depois deste id'),
        ...extra,
      })
      .superRefine((input, ctx) => {
        const { ids, versoes, filtro, esperadas, marca, depois } = input as ManyTarget;
        const named = Object.entries({ ids, versoes });
        const filtered = Object.entries({ filtro, esperadas, marca });
        const used = (parts: [string, unknown][]) => parts.some(([, value]) => value !== undefined);
        if (used(named) === (used(filtered) || depois !== undefined)) {
          ctx.addIssue({ code: 'custom', path: ['ids'], message: UM_DOS_DOIS });
          return;
        }
        for (const [name, value] of used(named) ? named : filtered) {
          if (value === undefined) ctx.addIssue({ code: 'custom', path: [name], message: OBRIGATORIO });
        }
      }),
  );
/** The part of a `manyInput` that says which records. Exactly one of the two ways is filled. */
export interface ManyTarget<F = Record<string, unknown>> {
  ids?: string[] | undefined;
  versoes?: Record<string, number> | undefined;
  filtro?: F | undefined;
  esperadas?: number | undefined;
  marca?: string | undefined;
  depois?: string | undefined;
}
/** What a call on a selection leaves for the next call. */
export interface RestOfSelection {
  esperadas: number;
  marca: string;
  depois: string;
}

/** A list's spreadsheet: its filters, `ordem`, and `formato` (xlsx or csv). */
export const exportInput = <F extends string, S extends Shape>(definition: ListDefinition<F, S>) =>
  brand(
    withRanges(
      z.strictObject({
        formato: z.enum(['xlsx', 'csv']).default('xlsx'),
        ordem: orderSchema(definition.ordem).prefault(definition.ordemPadrao),
        busca: param.text(200).optional(),
        ...definition.filtros,
      }),
      definition.intervalos,
    ),
  );

const lists = new WeakMap<z.ZodType, ListDefinition<string, Shape>>();
/** The definition behind a list operation's input; undefined for every other operation. */
export const listDefinitionOf = (schema: unknown): ListDefinition<string, Shape> | undefined =>
  lists.get(schema as z.ZodType);

/** A page of a list: `pagina`, `porPagina`, `ordem`, `busca`, `totais` and the filters of the definition. */
export function listInput<F extends string, S extends Shape, R extends Ranges>(definition: ListDefinition<F, S, R>) {
  const schema = listShape(definition);
  lists.set(schema, definition);
  return asked<F, S, R>()(schema);
}

const listShape = <F extends string, S extends Shape>(definition: ListDefinition<F, S>) =>
  brand(
    withRanges(
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
        apenas: param.id().optional().describe('Só este registro, se o filtro o encontra'),
        ...definition.filtros,
      }),
      definition.intervalos,
    ),
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
