/**
 * What an expense is, as forms hold it: what an expense and a recurring expense are registered with alike.
 * '' is an empty text, null an empty choice. Source: spec 1 §3.4 (item_despesa … id_evento).
 */
export const NATUREZA = {
  idItemDespesa: null as string | null,
  idBeneficiario: null as string | null,
  tipoDespesa: null as string | null,
  centroCusto: null as string | null,
  descricao: '',
  relacaoEvento: false,
  idEvento: null as string | null,
};
export type NaturezaValues = typeof NATUREZA;

/** What the same expense has again in another month: all but its day, its document and its files. Amount in centavos. */
export const DE_OUTRO_MES = {
  ...NATUREZA,
  valor: null as number | null,
  meioPagamento: null as string | null,
  tipoDocumento: null as string | null,
};
