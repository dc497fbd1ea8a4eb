/**
 * The groups of finance's menu, each named once; a page says its own beside its place (`menu: { order: 20, group: … }`).
 *
 * Groups stand in the order of their first page. Source: decisions §6 (Navigation); ../design/areas/navegacao-secao.png.
 */
export const GRUPOS = {
  dia: 'Dia a dia',
  bancos: 'Bancos',
  mes: 'Mês',
  analise: 'Análise',
  cadastros: 'Cadastros',
} as const;
