/**
 * The columns of a settlement from what a person typed.
 *
 * In: the expense's amount and payment method, the settlement's form. Out: the columns; `valorPago` = valor + juros +
 * multa − desconto − retenções, in centavos. 'Dinheiro' takes the cash amount (`pagamento`, which must be that sum) and
 * no bank and no account; every other method takes bank and number. Errors: `plataforma.invalido`,
 * `despesas.pagamento_invalido`. Source: spec 1 §4.2, §5; decisions §7 (Settlement); invariant A6.
 */
import { formatReais, VALOR_MAXIMO } from '@sede/domain/kernel';
import { DINHEIRO, despesasErrors, type LiquidacaoInput, valorPago } from '@sede/domain/modules/financeiro/despesas';
import { faltaNaLiquidacao } from '@sede/domain/modules/financeiro/despesas/contract';
import { refuseCampos } from '#platform/records/index.ts';

const ZERO = { juros: 0, multa: 0, desconto: 0, irrf: 0, inss: 0, iss: 0, csrf: 0 };
/** The columns of an expense that is not settled. */
export const SEM_LIQUIDACAO = {
  ...ZERO,
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
  const { bancoLiquidacao = null, numeroPagamento = null, ...ajustes } = outros;
  const missing = Object.entries(faltaNaLiquidacao(despesa.meioPagamento, input));
  refuseCampos(Object.fromEntries(missing.filter(([campo]) => exigidos.includes(campo))));
  const given = Object.entries(ajustes).filter(([, value]) => value !== null && value !== undefined);
  const parts = { ...ZERO, ...(Object.fromEntries(given) as Partial<typeof ZERO>) };
  const pago = valorPago({ valor: despesa.valor, ...parts });
  if (pago < 0) throw despesasErrors.pagamento_invalido();
  if (pago > VALOR_MAXIMO) refuseCampos({ juros: 'Valor acima do limite de R$ 9.999.999.999.999,99.' });
  const dinheiro = despesa.meioPagamento === DINHEIRO;
  if (dinheiro && pagamento !== pago) {
    refuseCampos({
      pagamento: `O valor pago deve ser ${formatReais(pago)}: valor, acréscimos, desconto e retenções.`,
    });
  }
  return {
    ...parts,
    dataLiquidacaoPagamento,
    idContaLiquidacao: dinheiro ? null : idContaLiquidacao,
    bancoLiquidacao: dinheiro ? null : bancoLiquidacao,
    numeroPagamento: dinheiro ? null : numeroPagamento,
    valorPago: pago,
  };
}
