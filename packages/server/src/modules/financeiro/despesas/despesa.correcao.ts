/**
 * What correcting a paid expense writes of its payment: the settlement's own columns, and `valorPago` anew.
 *
 * In: the locked row, the new values (only what differs). Out: the payment's columns, {} where nothing of it changes.
 * Banks and numbers that an old row never had are asked for only when they, or the method, are touched. In cash the sent
 * `pagamento` must be what the parts come to. The refund stays within the amount and not before the payment.
 * Errors: `plataforma.invalido`, `despesas.pagamento_invalido`, `despesas.estorno_maior`.
 * Source: decisions §7 (Settlement: paid rows are read-only except to financeiroEspecial); invariant A6.
 */
import {
  AJUSTES_DO_PAGAMENTO,
  BASES_DO_PAGAMENTO,
  CAMPOS_DO_PAGAMENTO,
  DINHEIRO,
  despesaMessages,
  despesasErrors,
  type LiquidacaoInput,
  valorPago,
} from '@sede/domain/modules/financeiro/despesas';
import type { RecordPatch } from '#platform/db/record/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { liquidacaoDe } from './despesa.liquidacao.ts';
import type { DespesaRow } from './despesa.record.ts';

type Patch = RecordPatch<'despesas'>;
/** Any of a settlement's fields, as sent. */
export type PagamentoNovo = { [K in keyof LiquidacaoInput]?: LiquidacaoInput[K] | undefined };
type Novos = PagamentoNovo & { valor?: number | undefined; meioPagamento?: string | undefined };

const DO_PAGAMENTO: readonly string[] = [
  ...CAMPOS_DO_PAGAMENTO,
  ...AJUSTES_DO_PAGAMENTO,
  ...BASES_DO_PAGAMENTO,
  'pagamento',
];

/** Splits the fields into those of the settlement and those of any expense. An empty adjustment counts as none. */
export function splitPagamento<D extends PagamentoNovo>(dados: D) {
  const entries = Object.entries(dados).map(([campo, valor]) => {
    const ajuste = (AJUSTES_DO_PAGAMENTO as readonly string[]).includes(campo);
    return [campo, ajuste && valor === null ? 0 : valor] as const;
  });
  const part = (inside: boolean) => Object.fromEntries(entries.filter(([c]) => DO_PAGAMENTO.includes(c) === inside));
  return { pagamento: part(true) as PagamentoNovo, cadastro: part(false) as Omit<D, keyof PagamentoNovo> };
}

/** The cash amount repeated as it was is no change. */
export const mudaPagamento = (row: DespesaRow, { pagamento, ...outros }: PagamentoNovo): boolean =>
  Object.keys(outros).length > 0 || (pagamento !== undefined && pagamento !== row.valorPago);

function checkEstorno(row: DespesaRow, { valor, dataLiquidacaoPagamento }: Novos): void {
  if (row.valorEstorno === null) return;
  if (valor !== undefined && valor < row.valorEstorno) {
    const { message } = despesasErrors.estorno_maior();
    throw despesasErrors.estorno_maior({ campos: { valor: message } });
  }
  if (dataLiquidacaoPagamento !== undefined && row.dataEstorno !== null && dataLiquidacaoPagamento > row.dataEstorno) {
    refuseCampos({ dataLiquidacaoPagamento: despesaMessages.pagamentoPosterior });
  }
}

export function correcaoDe(row: DespesaRow, novos: Novos): Patch {
  const { valor = row.valor, meioPagamento = row.meioPagamento, pagamento, ...campos } = novos;
  const outro = novos.valor !== undefined || novos.meioPagamento !== undefined;
  if (!outro && !mudaPagamento(row, splitPagamento(novos).pagamento)) return {};
  checkEstorno(row, novos);
  // A base that is sent empty is taken away; one that is not sent stays.
  const bases = Object.fromEntries(
    BASES_DO_PAGAMENTO.map((campo) => [campo, campos[campo] === undefined ? row[campo] : campos[campo]] as const),
  );
  const parts = Object.fromEntries(
    AJUSTES_DO_PAGAMENTO.map((campo) => [campo, campos[campo] ?? row[campo]] as const),
  ) as Record<(typeof AJUSTES_DO_PAGAMENTO)[number], number>;
  const pago = valorPago({ valor, ...parts });
  if (pago < 0 && novos.valor !== undefined) {
    const { message } = despesasErrors.pagamento_invalido();
    throw despesasErrors.pagamento_invalido({ campos: { valor: message } });
  }
  const trocaDinheiro = (meioPagamento === DINHEIRO) !== (row.meioPagamento === DINHEIRO);
  const exigidos = (['bancoLiquidacao', 'numeroPagamento'] as const).filter(
    (campo) => trocaDinheiro || campo in campos || row[campo] !== null,
  );
  return liquidacaoDe(
    { valor, meioPagamento },
    {
      ...parts,
      ...bases,
      dataLiquidacaoPagamento: campos.dataLiquidacaoPagamento ?? row.dataLiquidacaoPagamento ?? '',
      idContaLiquidacao: campos.idContaLiquidacao === undefined ? row.idContaLiquidacao : campos.idContaLiquidacao,
      bancoLiquidacao: campos.bancoLiquidacao === undefined ? row.bancoLiquidacao : campos.bancoLiquidacao,
      numeroPagamento: campos.numeroPagamento === undefined ? row.numeroPagamento : campos.numeroPagamento,
      pagamento: pagamento ?? pago,
    },
    exigidos,
  );
}
