/** Limits of the union's logo. No zod. Source: decisions §3. */

/** Bytes, and pixels of each side. */
export const LOGO_MAXIMO = 300 * 1024;
export const LOGO_LADO = { minimo: 16, maximo: 2000 } as const;
export const TIPOS_LOGO = ['image/png', 'image/jpeg'] as const;
export type TipoLogo = (typeof TIPOS_LOGO)[number];
