/**
 * The places of the member area in its section's menu, each said once; a page takes its own: `menu: MENU_DE_FILIADOS.painel`.
 *
 * A page whose address begins with another part than '/filiados' is a sibling by `section`. Order and names are those of
 * decisions-members (Section). Groups stand in the order of their first page.
 */
import type { PageInMenu } from '#platform/routing/routes.ts';

const SECTION = '/filiados';
const CADASTRO = 'Cadastro';
const NUMEROS = 'Números e relatórios';
const TRATAR = 'A tratar';

export const MENU_DE_FILIADOS = {
  filiados: { section: SECTION, order: 10, icon: 'people', group: CADASTRO },
  painel: { section: SECTION, order: 20, icon: 'pie', group: NUMEROS, label: 'Painel' },
  numeros: { section: SECTION, order: 30, icon: 'bars', group: NUMEROS, label: 'Números por casa', quiet: true },
  relatorio: { section: SECTION, order: 40, icon: 'sheet', group: NUMEROS, label: 'Relatório' },
  dependentes: { section: SECTION, order: 50, icon: 'family', group: NUMEROS, label: 'Dependentes' },
  pedidos: { section: SECTION, order: 60, icon: 'letter', group: TRATAR, label: 'Pedidos' },
  desfiliacoes: { section: SECTION, order: 70, icon: 'transfer', group: TRATAR, label: 'Desfiliações' },
  correcoes: { section: SECTION, order: 80, icon: 'checked', group: TRATAR, label: 'Correções' },
  lgpd: { section: SECTION, order: 100, icon: 'shield', group: TRATAR, label: 'Titulares' },
  duplicados: { section: SECTION, order: 90, icon: 'stack', group: TRATAR, label: 'Duplicados' },
} as const satisfies Record<string, PageInMenu>;
