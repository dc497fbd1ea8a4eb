/** What the analysis of expenses groups by, and how many slices stand apart. No zod. Source: spec 1 §2.14, §9. */
export const CAMPOS_ANALISE = ['itemDespesa', 'tipoDespesa', 'centroCusto'] as const;
export type CampoAnalise = (typeof CAMPOS_ANALISE)[number];
export const CAMPO_ANALISE_ROTULOS: Readonly<Record<CampoAnalise, string>> = {
  itemDespesa: 'Item de despesa',
  tipoDespesa: 'Tipo de despesa',
  centroCusto: 'Centro de custo',
};
/** More slices than these are one, 'Outros'. */
export const MAX_FATIAS_DESPESA = 30;
