/** What the legal home is called. Source: spec 3 §2.1; decisions-legal (Panel). */
export const PAINEL_JURIDICO = {
  titulo: 'Jurídico',
  /** Of whoever works for an office and sees only its own. */
  tituloDoEscritorio: 'Escritório Jurídico',
} as const;
