/** Addresses of contracts. Source: spec 3 §2.1; decisions §5. */
export const RESUMO = '/gestao-de-contratos';
export const CONTRATOS = '/gestao-de-contratos/contratos';
export const CONTRATOS_DO_FINANCEIRO = '/financial/contratos';
