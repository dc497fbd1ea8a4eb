/**
 * What each list and query of the contract may be asked, as types: by 'despesas.list' its sort keys, its filters, the pairs
 * of filters that are one range, and the input as it is sent. Types only: nothing of the contract is loaded by the screens.
 */
import type { Asked, AskedOf, Op, OpMethod, OpPermission } from '@sede/domain/contract';
import type { z } from 'zod';
import type { AppContract } from './contract-type.ts';

type Module = keyof AppContract & string;
type OperationName = { [M in Module]: `${M}.${keyof AppContract[M] & string}` }[Module];
type OperationAt<N extends string> = N extends `${infer M extends Module}.${infer V}`
  ? V extends keyof AppContract[M]
    ? AppContract[M][V]
    : never
  : never;
type InputSchema<N extends string> = OperationAt<N> extends Op<OpPermission, OpMethod, infer I> ? I : never;

/** 'despesas.list', 'painel.ler': operations that are asked by filters. */
export type QueryName = {
  [N in OperationName]: [AskedOf<InputSchema<N>>] extends [never] ? never : N;
}[OperationName];
/** Those that are also sorted and cut into pages. */
export type ListName = { [N in QueryName]: [AskedBy<N>['order']] extends [never] ? never : N }[QueryName];

export type AskedBy<N extends QueryName> = AskedOf<InputSchema<N>> extends infer A extends Asked ? A : never;
/** The input as it is sent, every part optional to whoever fills it. */
export type SentTo<N extends QueryName> = z.input<InputSchema<N>>;
