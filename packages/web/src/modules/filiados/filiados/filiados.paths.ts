/** Addresses of members: their list, and the page of one. Source: spec 2 §2; decisions §5 (every record has an address). */
export const FILIADOS = '/filiados';
export const filiadoPath = (id: string): string => `${FILIADOS}/${id}`;
