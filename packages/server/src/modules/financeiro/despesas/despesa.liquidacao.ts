/**
 * The columns of a settlement from what a person typed.
 *
 * In: the expense's amount and payment method, the settlement's form. Out: the columns; `valorPago` = valor + juros +
 * multa − desconto − retenções, in centavos. 'Dinheiro' takes the cash amount (`pagamento`, which must be that sum) and
 * no bank and no account; every other method takes bank and number. Errors: `plataforma.invalido`,
 * `despesas.pagamento_invalido`. Source: spec 1 §4.2, §5; decisions §7 (Settlement); invariant A6.
 */
import { formatReais, VALOR_ACIMA_DO_LIMITE, VALOR_MAXIMO } from '@sede/domain/kernel';
import {
  AJUSTES_DO_PAGAMENTO,
  BASES_DO_PAGAMENTO,
  DINHEIRO,
  despesasErrors,
  type LiquidacaoInput,
  valorPago,
} from '@sede/domain/modules/financeiro/despesas';
import { faltaNaLiquidacao } from '@sede/domain/modules/financeiro/despesas/contract';
import { refuseCampos } from '#platform/records/index.ts';

type Ajuste = (typeof AJUSTES_DO_PAGAMENTO)[number];
type CampoDaBase = (typeof BASES_DO_PAGAMENTO)[number];
/** What is added to a payment and taken off it, as it is sent: what is left out is none. */
export type AjustesEnviados = Partial<Record<Ajuste | CampoDaBase, number | null | undefined>>;
export type Ajustes = Record<Ajuste, number> & Record<CampoDaBase, number | null>;

/** The columns of them, a place for each. */
const allAjustes = (input: AjustesEnviados): Ajustes =>
  // Object.fromEntries forgets the keys; they are those of both lists.
  Object.fromEntries([
    ...AJUSTES_DO_PAGAMENTO.map((campo) => [campo, input[campo] ?? 0]),
    ...BASES_DO_PAGAMENTO.map((campo) => [campo, input[campo] ?? null]),
  ]) as Ajustes;

/**
 * The same checked against the amount that they change. Base and rate of a tax explain what was kept back and change
 * nothing. Out: the columns, and what is paid. Errors: `despesas.pagamento_invalido`, `plataforma.invalido`.
 */
export function ajustesDe(valor: number, input: AjustesEnviados): { ajustes: Ajustes; pago: number } {
  const ajustes = allAjustes(input);
  const pago = valorPago({ valor, ...ajustes });
  if (pago < 0) throw despesasErrors.pagamento_invalido();
  if (pago > VALOR_MAXIMO) refuseCampos({ juros: VALOR_ACIMA_DO_LIMITE });
  return { ajustes, pago };
}

/** The columns of an expense that is not settled. */
export const SEM_LIQUIDACAO = {
  ...allAjustes({}),
  dataLiquidacaoPagamento: null,
  idContaLiquidacao: null,
  bancoLiquidacao: null,
  numeroPagamento: null,
  valorPago: null,
};

const EXIGIDOS: readonly string[] = ['bancoLiquidacao', 'numeroPagamento', 'pagamento'];

/** `exigidos`: which of the payment's fields are reported as missing; by default all that the method requires. */
export function liquidacaoDe(
  despesa: { valor: number; meioPagamento: string },
  input: LiquidacaoInput,
  exigidos = EXIGIDOS,
) {
  const { pagamento, dataLiquidacaoPagamento, idContaLiquidacao = null, ...outros } = input;
  const { bancoLiquidacao = null, numeroPagamento = null, ...enviados } = outros;
  const missing = Object.entries(faltaNaLiquidacao(despesa.meioPagamento, input));
  refuseCampos(Object.fromEntries(missing.filter(([campo]) => exigidos.includes(campo))));
  const { ajustes, pago } = ajustesDe(despesa.valor, enviados);
  const dinheiro = despesa.meioPagamento === DINHEIRO;
  if (dinheiro && pagamento !== pago) {
    refuseCampos({
      pagamento: `O valor pago deve ser ${formatReais(pago)}: valor, acréscimos, desconto e retenções.`,
    });
  }
  return {
    ...ajustes,
    dataLiquidacaoPagamento,
    idContaLiquidacao: dinheiro ? null : idContaLiquidacao,
    bancoLiquidacao: dinheiro ? null : bancoLiquidacao,
    numeroPagamento: dinheiro ? null : numeroPagamento,
    valorPago: pago,
  };
}
