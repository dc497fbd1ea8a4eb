/** Addresses that themes lead to; their own are the domain's. */

/** The page of a case, which a theme may name. */
export const processoPath = (id: string): string => `/juridico/processos/${id}`;
