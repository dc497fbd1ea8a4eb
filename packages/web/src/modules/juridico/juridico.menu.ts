/**
 * The groups of the legal menu, each named once; a page says its own beside its place (`menu: { order: 20, group: … }`).
 *
 * Groups stand in the order of their first page. Source: decisions §6 (Navigation); decisions-legal (Panel).
 */
export const GRUPOS = {
  dia: 'Dia a dia',
  relatorios: 'Relatórios',
  cadastros: 'Cadastros',
} as const;
