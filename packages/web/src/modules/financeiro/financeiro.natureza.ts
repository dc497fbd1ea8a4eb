/**
 * What an expense is, as forms hold it: what an expense and a recurring expense are registered with alike.
 * '' is an empty text, null an empty choice. Source: spec 1 §3.4 (item_despesa … id_contrato).
 */
import { NO_CHOICE, NO_NUMBER } from '#platform/ui/form/formValues.ts';

/** What a record of money is related to. */
export const SEM_VINCULOS = {
  relacaoEvento: false,
  idEvento: NO_CHOICE,
  relacaoContrato: false,
  idContrato: NO_CHOICE,
};
export type VinculosValues = typeof SEM_VINCULOS;

export const NATUREZA = {
  idItemDespesa: NO_CHOICE,
  idBeneficiario: NO_CHOICE,
  tipoDespesa: NO_CHOICE,
  centroCusto: NO_CHOICE,
  descricao: '',
  ...SEM_VINCULOS,
};

/** What the same expense has again in another month: all but its day, its document and its files. Amount in centavos. */
export const DE_OUTRO_MES = {
  ...NATUREZA,
  valor: NO_NUMBER,
  meioPagamento: NO_CHOICE,
  tipoDocumento: NO_CHOICE,
};
export type DeOutroMesValues = typeof DE_OUTRO_MES;
