/**
 * Expenses for what a maintenance cost: beneficiary, and below it what, when and how much.
 * Source: decisions-sindical-contratos-patrimonio (Maintenance).
 */
import { formatDataBr, formatReais } from '@sede/domain/kernel';
import { MIN_BUSCA_BEM } from '@sede/domain/modules/patrimonio/bens';
import { api } from '#platform/api/index.ts';
import { optionsSource } from '#platform/ui/index.ts';

export const despesasSource = optionsSource(
  (input, options) => api.manutencoes.despesas(input, options),
  ({ id, nomeBeneficiario, descricao, itemDespesa, valorLiquido, dataVencimento }) => ({
    value: id,
    label: `${nomeBeneficiario} · ${formatReais(valorLiquido)}`,
    detail: [itemDespesa, descricao, `vence em ${formatDataBr(dataVencimento)}`].filter(Boolean).join(' · '),
  }),
  { minLetters: MIN_BUSCA_BEM },
);
