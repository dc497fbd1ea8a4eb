/**
 * A kind of notice: what it is called where a person turns it off, whom it is for, what it says, and where it leads.
 *
 * A notice stores its parts, never its sentence: `dados` by kind, and the ids of the records that it is about, so that
 * notices joined while unread say the number of records ('Ana solicitou a aprovação de 12 despesas'). A module defines
 * its own in `<módulo>.avisos.ts` and names them in its manifest. Source: decisions §6 (E-mail notices: people who are
 * signed in get live notices first); decision 037.
 */
import type { Permission } from '../access/index.ts';

export interface Notice<D extends object = object> {
  /** Under which it is stored: 'despesa_negada'. */
  tipo: string;
  /** Place on the account page, rising. */
  order: number;
  /** On the account page, after 'Avisar-me no sino quando'. */
  rotulo: string;
  /** Who is offered it, and who gets it when it names nobody; null: it always names its people. */
  para: Permission | null;
  texto(dados: D, registros: number): string;
  /** A second line, smaller. */
  detalhe?(dados: D): string;
  caminho(registros: readonly string[], dados: D): string;
}

export const defineNotice = <D extends object>(notice: Notice<D>): Notice<D> => notice;
