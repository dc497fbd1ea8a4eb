/** An expense as its forms hold it: '' for an empty text, null for an empty choice, amounts in centavos. */
import { addMonthsAnchored } from '@sede/domain/kernel';
import {
  type Despesa,
  type DespesaCompleta,
  DINHEIRO,
  type Escopo,
  erroPrimeira,
  formatLinhaDigitavel,
} from '@sede/domain/modules/financeiro/despesas';
import { beginsWith, formValues, NO_CHOICE, NO_NUMBER, noneOf } from '#platform/ui/form/formValues.ts';
import type { Attachment } from '#platform/ui/form.ts';
import { ajustesDe, SEM_AJUSTES } from '../financeiro.ajustes.ts';
import { DE_OUTRO_MES, NATUREZA } from '../financeiro.natureza.ts';

const CAMPOS = {
  ...NATUREZA,
  valor: NO_NUMBER,
  dataVencimento: NO_CHOICE,
  meioPagamento: NO_CHOICE,
  tipoDocumento: NO_CHOICE,
  numeroDocumento: '',
  boleto: '',
};
/** What registering and editing share. */
export type DespesaValues = typeof CAMPOS;

export const SEM_PAGAMENTO = {
  dataLiquidacaoPagamento: NO_CHOICE,
  idContaLiquidacao: NO_CHOICE,
  bancoLiquidacao: '',
  numeroPagamento: '',
  pagamento: NO_NUMBER,
  ...SEM_AJUSTES,
};
export type PagamentoValues = typeof SEM_PAGAMENTO;

export const NOVA_DESPESA = {
  ...CAMPOS,
  anexos: noneOf<Attachment>(),
  numeroParcelas: beginsWith(1),
  dividirTotal: false,
  vencimentos: noneOf<string>(),
  liquidar: false,
  ...SEM_PAGAMENTO,
};
export type NovaDespesaValues = typeof NOVA_DESPESA;

const temMesSeguinte = (d: Despesa) => erroPrimeira({ primeira: d.dataVencimento, numeroParcelas: 2 }) === null;

/** The same again, due a month later; document, boleto and files are the new one's own. */
export const duplicataDe = (d: Despesa): NovaDespesaValues => ({
  ...NOVA_DESPESA,
  ...formValues(DE_OUTRO_MES, d),
  // The calendar ends in 2100: a copy of the last month keeps its date.
  dataVencimento: temMesSeguinte(d) ? addMonthsAnchored(d.dataVencimento, 1) : d.dataVencimento,
});

export const valuesOf = (d: DespesaCompleta) => ({
  ...formValues(CAMPOS, d),
  pdfs: d.arquivos.map(({ id, nome, tamanho }): Attachment => ({ id, nome, tamanho })),
  boleto: d.boleto ? formatLinhaDigitavel(d.boleto) : '',
  escopo: 'so_esta' as Escopo, // of a group any of them is chosen
});
export type EdicaoValues = ReturnType<typeof valuesOf>;

/** What was paid, to be corrected: no addition is an empty field. */
export const pagamentoOf = (d: Despesa): PagamentoValues => ({
  dataLiquidacaoPagamento: d.dataLiquidacaoPagamento,
  idContaLiquidacao: d.idContaLiquidacao,
  bancoLiquidacao: d.bancoLiquidacao ?? '',
  numeroPagamento: d.numeroPagamento ?? '',
  pagamento: d.meioPagamento === DINHEIRO ? d.valorPago : null,
  ...ajustesDe(d),
});

/** Names of the ids that an expense carries, for the conflict dialog. */
export const namesOf = (d: Despesa): ReadonlyMap<string, string> =>
  new Map([
    [d.idItemDespesa, d.itemDespesa],
    [d.idBeneficiario, d.nomeBeneficiario],
    ...(d.idEvento && d.nomeEvento ? [[d.idEvento, d.nomeEvento] as const] : []),
    ...(d.idContrato && d.nomeContrato ? [[d.idContrato, d.nomeContrato] as const] : []),
    ...(d.idContaLiquidacao && d.contaLiquidacao ? [[d.idContaLiquidacao, d.contaLiquidacao] as const] : []),
  ]);
