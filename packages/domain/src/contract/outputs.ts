/**
 * Shapes of answers. Source: decisions §2a.
 */

import { z } from 'zod';
import { HISTORY_KINDS, type Pode } from '../kernel/index.ts';

/** A page of a list; `total` and `somas` are absent when the caller asked `totais=nao`. */
export const pageOutput = <T extends z.ZodType, S extends z.ZodType>(item: T, somas: S) =>
  z.object({
    itens: z.array(item),
    pagina: z.number().int(),
    porPagina: z.number().int(),
    total: z.number().int().optional(),
    somas: somas.optional(),
  });

/** Count and sums of what a filter finds. In: the schema of the sums (centavos). */
export const totalsOutput = <S extends z.ZodType>(somas: S) => z.object({ total: z.number().int(), somas });
/** For lists that sum nothing. */
export const noSums = () => z.object({});

/** What `manyInput` operations answer: each record is done or refused on its own. */
export const manyOutput = () =>
  z.object({
    feitas: z.array(z.string()),
    recusadas: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
    restam: z
      .object({ esperadas: z.number().int(), marca: z.string(), depois: z.string() })
      .nullable()
      .optional()
      .describe('Com filtro: o que falta, para repetir o pedido com estes valores; nulo no fim'),
  });

/** What the list's filter matches now, to be acted on whole: `marca` stands for these records on these versions. */
export const selectionOutput = <S extends z.ZodType>(somas: S) =>
  z.object({ total: z.number().int(), somas, marca: z.string() });

/**
 * `pode`: what the reader may not do now, action → reason (its code), made with the kernel's `podeDe`. An object, not a
 * partial record: it stands in every row of a list, and is checked in a quarter of the time.
 */
export const impedimentos = <const A extends string, M>(acoes: readonly A[], motivo: z.ZodType<M>) =>
  z
    .object(Object.fromEntries(acoes.map((acao) => [acao, motivo.optional()])))
    .describe('Ação que não se pode fazer agora → código do motivo; a ausente é permitida') as z.ZodType as z.ZodType<
    Pode<A, M>
  >;

/** The answer of a write that returns nothing else. */
export const doneOutput = () => z.object({ id: z.string() });
/** The bytes of a file. */
export const fileOutput = () => z.file();

/** A page of a record's history, newest first: readable entries, how many there are from here on, where the next page begins. */
export const historyOutput = () =>
  z.object({
    itens: z.array(
      z.object({
        id: z.number().int(),
        em: z.string(),
        por: z.string().nullable(),
        acao: z.enum(['criar', 'alterar', 'excluir']),
        tipo: z.enum(HISTORY_KINDS).describe('Dados digitados, situação ou anexos'),
        feito: z.string().describe('O que foi feito, em palavras'),
        operacao: z.string().nullable(),
        motivo: z.string().nullable(),
        mudancas: z.array(z.object({ campo: z.string(), rotulo: z.string(), de: z.string(), para: z.string() })),
      }),
    ),
    total: z.number().int(),
    proximo: z.number().int().nullable().describe('Para ler as anteriores: envie-o em `antes`; nulo no fim'),
  });
export type HistoryPage = z.output<ReturnType<typeof historyOutput>>;
export type HistoryEntry = HistoryPage['itens'][number];

/** A record as a panel reads it, in one answer: with the newest of its history. */
export const readingOutput = <R extends z.ZodType>(record: R) =>
  z.object({ registro: record, historico: historyOutput() });
