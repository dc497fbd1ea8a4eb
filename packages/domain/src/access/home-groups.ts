/** The modules of the text, which group the home page, the menus and the roles. Source: spec 1 §2.7. */

/** The modules of the text: groups of the home page, in their order; `curto` is their button in the top bar. */
export const HOME_GROUPS = [
  { id: 'administrativo', rotulo: 'Administrativo e Financeiro', curto: 'Administrativo' },
  { id: 'filiados', rotulo: 'Filiados', curto: 'Filiados' },
  { id: 'juridico', rotulo: 'Jurídico', curto: 'Jurídico' },
  { id: 'sindical', rotulo: 'Sindical', curto: 'Sindical' },
] as const;
export type HomeGroup = (typeof HOME_GROUPS)[number]['id'];
