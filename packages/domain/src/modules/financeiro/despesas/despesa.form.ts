/**
 * What the forms of expenses validate with: the fields of `despesa.schema.ts` and their rules over several fields.
 *
 * In the forms an empty choice is null. Registering may settle at once (`liquidar`), for a single instalment; bank and
 * number, or for 'Dinheiro' the cash amount, are then required. The server asks the same again.
 * Source: spec 1 §2.11, §5; decisions §7 (Instalments, Settlement).
 */
import { field, withRule } from '@sede/domain/contract';
import { OBRIGATORIO } from '@sede/domain/kernel';
import { z } from 'zod';
import { erroDatas, erroTotal } from '../financeiro.divisao.ts';
import { DINHEIRO } from '../financeiro.lists.ts';
import { ESCOPOS, erroPrimeira } from '../financeiro.parcelas.ts';
import {
  contratoPedido,
  divisaoFields,
  estornoForm,
  eventoPedido,
  numeroParcelas,
  vinculoFormFields,
} from '../financeiro.schema.ts';
import { despesaMessages, despesasErrors } from './despesa.messages.ts';
import { despesaFields, liquidacaoEmLoteFields, liquidacaoFields } from './despesa.schema.ts';

const fields = { ...despesaFields, ...vinculoFormFields };

/**
 * `pdfs`: the files that it shall have; not `anexos`, which in the record is their count (conflict dialog). That 'Relacionada a um contrato'
 * names one is the server's to ask where it changes: an imported expense may say so and name none.
 */
export const alterarDespesaForm = withRule(
  z.strictObject({ ...fields, pdfs: z.array(z.looseObject({ id: z.string() })), escopo: z.enum(ESCOPOS) }),
  ['relacaoEvento', 'idEvento'],
  'idEvento',
  eventoPedido,
);

/**
 * The same for a settled expense, by whoever may correct what was paid; which fields its payment method requires is
 * checked by the server.
 */
export const corrigirDespesaForm = withRule(
  z.strictObject({
    ...fields,
    ...liquidacaoFields,
    pdfs: z.array(z.looseObject({ id: z.string() })),
    escopo: z.enum(ESCOPOS),
  }),
  ['relacaoEvento', 'idEvento'],
  'idEvento',
  eventoPedido,
);

const registro = z.strictObject({
  ...fields,
  numeroParcelas: numeroParcelas(),
  ...divisaoFields,
  anexos: z.array(z.looseObject({ id: z.string() })).max(20, 'No máximo 20.'),
  liquidar: z.boolean(),
  ...liquidacaoFields,
  dataLiquidacaoPagamento: liquidacaoFields.dataLiquidacaoPagamento.nullable(),
});

const DIVISAO = ['valor', 'numeroParcelas', 'dataVencimento', 'dividirTotal', 'vencimentos'] as const;
const comTotal = withRule(registro, DIVISAO, 'valor', erroTotal);
const comPrimeira = withRule(
  comTotal,
  ['dataVencimento', 'numeroParcelas'],
  'dataVencimento',
  ({ dataVencimento, numeroParcelas: n }) => erroPrimeira({ primeira: dataVencimento, numeroParcelas: n }),
);
const comVencimentos = withRule(comPrimeira, DIVISAO, 'vencimentos', ({ dataVencimento, vencimentos, ...resto }) =>
  erroDatas({ ...resto, primeira: dataVencimento, datas: vencimentos }, 'vencimento'),
);
const comEvento = withRule(comVencimentos, ['relacaoEvento', 'idEvento'], 'idEvento', eventoPedido);
const comContrato = withRule(comEvento, ['relacaoContrato', 'idContrato'], 'idContrato', contratoPedido);
const comData = withRule(
  comContrato,
  ['liquidar', 'dataLiquidacaoPagamento'],
  'dataLiquidacaoPagamento',
  ({ liquidar, dataLiquidacaoPagamento }) => (liquidar && !dataLiquidacaoPagamento ? OBRIGATORIO : null),
);
const comBanco = withRule(
  comData,
  ['liquidar', 'meioPagamento', 'bancoLiquidacao'],
  'bancoLiquidacao',
  ({ liquidar, meioPagamento, bancoLiquidacao }) =>
    liquidar && meioPagamento !== DINHEIRO && !bancoLiquidacao ? OBRIGATORIO : null,
);
const comNumero = withRule(
  comBanco,
  ['liquidar', 'meioPagamento', 'numeroPagamento'],
  'numeroPagamento',
  ({ liquidar, meioPagamento, numeroPagamento }) =>
    liquidar && meioPagamento !== DINHEIRO && !numeroPagamento ? OBRIGATORIO : null,
);
export const registrarDespesaForm = withRule(
  comNumero,
  ['liquidar', 'meioPagamento', 'pagamento'],
  'pagamento',
  ({ liquidar, meioPagamento, pagamento }) =>
    liquidar && meioPagamento === DINHEIRO && (pagamento === null || pagamento === undefined) ? OBRIGATORIO : null,
);

/** Settling many at once. In: whether one of them is not paid in 'Dinheiro', or may not be: bank and number are then required. */
export const liquidarVariasForm = (peloBanco: boolean) =>
  z.strictObject({
    ...liquidacaoEmLoteFields,
    ...(peloBanco ? { bancoLiquidacao: field.text(80), numeroPagamento: field.text(60) } : {}),
  });

/** Settling an expense of this payment method. */
export function liquidarForm(meioPagamento: string) {
  const { bancoLiquidacao, numeroPagamento, pagamento } = liquidacaoFields;
  const cash = meioPagamento === DINHEIRO;
  return z.strictObject({
    ...liquidacaoFields,
    bancoLiquidacao: cash ? bancoLiquidacao : field.text(80),
    numeroPagamento: cash ? numeroPagamento : field.text(60),
    pagamento: cash ? field.money({ zero: true }) : pagamento,
  });
}

/** A refund of at most the expense's amount, not before its payment. */
export const estornarForm = (valor: number, pagoEm: string) =>
  estornoForm({
    valor,
    desde: pagoEm,
    maior: despesasErrors.estorno_maior().message,
    anterior: despesaMessages.estornoAnterior,
  });
