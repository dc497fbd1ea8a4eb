/** An event's words, to the letter of the spec. No zod. Source: spec 1 §3.6. */
export const TIPOS_EVENTO = ['Próprio', 'Patrocinado'] as const;
export const AREAS_EVENTO = ['Defesa', 'Benefício', 'Outra'] as const;
export const PUBLICOS_ALVO = ['Filiados CD', 'Filiados SF', 'Filiados TCU', 'Outras pessoas'] as const;
/** What the form calls the one place of both. */
export const DOCUMENTO_OU_CONTRATO = {
  rotulo: 'Documento ou contrato',
  busca: 'Nome do documento; número, nome ou CNPJ do contrato',
} as const;
