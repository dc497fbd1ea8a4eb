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

/** The groups of other areas' menus in which the cases' report stands too, as those areas call them: a test of all routes holds them together. */
export const EM_OUTRAS = { financeiro: 'Análise', filiados: 'Números e relatórios' } as const;
