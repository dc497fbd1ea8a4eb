/**
 * Whether a place is one of that kind of appointment: a virtual one takes place at a link, another one at an address. So an office's usual
 * place is proposed only where somebody can go to it. Source: decisions-legal (Tables, Agendas).
 */
import type { TipoAtendimento } from '../juridico.lists.ts';

/** How a link begins; PostgreSQL reads the pattern too. */
export const INICIO_DE_LINK = '^https?://';
const LINK = new RegExp(INICIO_DE_LINK, 'i');

export const isLocalDoTipo = (local: string, tipo: TipoAtendimento): boolean =>
  LINK.test(local) === (tipo === 'Virtual');
