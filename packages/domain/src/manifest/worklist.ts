/**
 * What waits for somebody, as the home page's worklist shows it ('Minhas pendências').
 *
 * A pendência is a list and a filter, nothing else: the server counts it through the list's own operation, the home page
 * links to the list's screen with the same filter, so the number is the list's. A module declares its own in
 * `<módulo>.pendencias.ts` and names it in its manifest. Source: issue 3; spec 1 §2.7, §9 (windows).
 */

import type { Permission } from '../access/index.ts';
import type { CalendarDate } from '../kernel/index.ts';

/** Colour with a meaning; the words say it too. */
export type TomPendencia = 'atrasado' | 'hoje' | 'espera' | 'neutro';

/** Whose worklist it is: stored roles, ids of their offices. */
export interface Quem {
  papeis: readonly string[];
  escritorios: readonly string[];
}

export interface Pendencia {
  /** 'despesas.vencidas' */
  id: string;
  /** Who can do something about it: less than who may see the list. */
  permissao: Permission;
  /** Contract key and operation that count it: its `total`, and its `somas.valorLiquido` where it has sums. */
  modulo: string;
  operacao: string;
  /** Of an answer that has no total: the list in it that is counted, and what its rows must be. */
  lista?: { campo: string; onde?: Readonly<Record<string, string>> };
  /** Input of the operation. `hoje` is São Paulo's calendar date. */
  filtro: (hoje: CalendarDate) => Readonly<Record<string, unknown>>;
  /**
   * Of somebody who reads more of the list than they may act upon: the filter that leaves theirs, for operation and screen alike. One
   * without any value leaves nothing.
   */
  alcance?: (quem: Quem) => Readonly<Record<string, readonly string[]>>;
  /** The screen with the same filter. */
  caminho: string;
  busca: (hoje: CalendarDate) => Readonly<Record<string, string>>;
  /** After the number: 'despesa vencida', 'despesas vencidas'. */
  uma: string;
  muitas: string;
  /** The same beside the page's own name, in menus: 'vencida', 'vencidas'. */
  curta: readonly [uma: string, muitas: string];
  /** The page of the menus whose counter it is, where `caminho` stands in none. */
  pagina?: string;
  tom: TomPendencia;
}
