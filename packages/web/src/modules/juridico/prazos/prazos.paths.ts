/** Where the page of deadlines stands, and one of them. */
import { recordHref } from '#platform/routing/index.ts';

export const PRAZOS = '/juridico/prazos';
export const prazoHref = (id: string): string => recordHref(PRAZOS, id);
