/**
 * What a person has chosen about menus, keys and home page: on the server, so that another machine knows it. No zod.
 *
 * `secoes` by the section's name, as the routes' menu has it ('/financial', 'sistema'); without an entry the section shows
 * its first pages. Addresses of pages that the person may no longer open, or that are gone, are ignored by the screens.
 * Source: decisions §6 (Navigation); WCAG 2.2, 2.1.4 (character key shortcuts); docs/decisions/051.
 */

export interface SecaoPreferida {
  /** Pages that stand in sight, by address, the oldest choice first. */
  estrelas: string[];
  /** The menu stands as a rail on the left. */
  fixada: boolean;
  /** Groups that are folded in the rail. */
  fechados: string[];
}

export interface InicioPreferido {
  /** Areas of the home page in the person's order, by address; the others follow in the program's. */
  ordem: string[];
  ocultas: string[];
}

export interface Preferencias {
  /** Single letters act ('n', '/', 'g d'); off, only what is held with Ctrl or Alt does. */
  teclasDeLetra: boolean;
  secoes: Record<string, SecaoPreferida>;
  inicio: InicioPreferido;
}

export const PREFERENCIAS_PADRAO: Preferencias = {
  teclasDeLetra: true,
  secoes: {},
  inicio: { ordem: [], ocultas: [] },
};

/** Pages of a section that stand in sight. Source: spec 1 §2.6. */
export const MAX_ESTRELAS = 3;
/** More areas, groups and sections than the product will have. */
export const MAX_PREFERIDOS = 60;
