/** Addresses of members: their list, and the page of one. Source: spec 2 §2; decisions §5 (every record has an address). */
import { recordHref } from '#platform/routing/index.ts';

export const FILIADOS = '/filiados';
export const filiadoPath = (id: string): string => recordHref(FILIADOS, id);
