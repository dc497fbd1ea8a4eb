/**
 * An expense as screen tests show it: 'Energia', R$ 500,00, due on 10/12/2026, open to everything but the special user's
 * correction of what was paid.
 *
 * `despesa` takes overrides, `paga` is a settled one; `handlersOf` answers what the pages ask of one record.
 */

import { podeDe } from '@sede/domain/kernel';
import type {
  DespesaCompleta,
  DespesaLida,
  DespesaListada,
  MotivoDespesa,
} from '@sede/domain/modules/financeiro/despesas';
import {
  CENTROS_CUSTO,
  MEIOS_PAGAMENTO,
  TIPOS_DESPESA,
  TIPOS_DOCUMENTO,
} from '@sede/domain/modules/financeiro/itens-despesa';
import { type Handlers, historyOf, pageOf, readingOf } from '#platform/testing/index.ts';

export const ITEM = '0198c0de-0000-7000-8000-000000000101';
export const BENEFICIARIO = '0198c0de-0000-7000-8000-000000000102';
const MOMENTO = '2026-11-01T12:00:00.000Z';

export const despesa = (given: Partial<DespesaCompleta> = {}): DespesaCompleta => ({
  id: '0198c0de-0000-7000-8000-000000000001',
  versao: 1,
  criadoEm: MOMENTO,
  atualizadoEm: MOMENTO,
  criadoPorNome: 'Olívia Prado',
  idItemDespesa: ITEM,
  itemDespesa: 'Energia',
  tipoDespesa: 'Serviços',
  centroCusto: 'Custos operacionais internos',
  descricao: 'Conta de luz',
  idBeneficiario: BENEFICIARIO,
  nomeBeneficiario: 'Neoenergia',
  cpfCnpj: '11222333000181',
  relacaoEvento: false,
  idEvento: null,
  nomeEvento: null,
  relacaoContrato: false,
  idContrato: null,
  nomeContrato: null,
  valor: 500_00,
  valorLiquido: 500_00,
  numeroParcelas: 1,
  numeroParcela: 1,
  parcela: '1/1',
  grupoParcelas: null,
  dataVencimento: '2026-12-10',
  statusVencimento: 'a_vencer',
  meioPagamento: 'Digital',
  tipoDocumento: 'FATURA',
  numeroDocumento: '2026/118',
  boleto: null,
  motivoDuplicidade: null,
  situacao: null,
  aprovacoes: 0,
  solicitante: null,
  aprovadores: [],
  motivoNegacao: null,
  negadoPor: null,
  dataLiquidacaoPagamento: null,
  idContaLiquidacao: null,
  contaLiquidacao: null,
  bancoLiquidacao: null,
  numeroPagamento: null,
  valorPago: null,
  juros: 0,
  multa: 0,
  desconto: 0,
  irrfBase: null,
  irrfAliquota: null,
  irrf: 0,
  inssBase: null,
  inssAliquota: null,
  inss: 0,
  issBase: null,
  issAliquota: null,
  iss: 0,
  csrfBase: null,
  csrfAliquota: null,
  csrf: 0,
  valorEstorno: null,
  dataEstorno: null,
  conferir: false,
  dataFora: false,
  anexos: 0,
  arquivos: [],
  contrato: null,
  parcelasDoGrupo: [],
  bordero: null,
  recorrencia: null,
  // Only the special user corrects what was paid.
  pode: podeDe<'corrigirPagamento', MotivoDespesa>({ corrigirPagamento: 'so_consulta' }),
  ...given,
});

/** Paid on the day itself, by the bank. */
export const paga = (given: Partial<DespesaCompleta> = {}): DespesaCompleta =>
  despesa({
    statusVencimento: 'liquidada',
    dataLiquidacaoPagamento: '2026-11-20',
    bancoLiquidacao: '001',
    numeroPagamento: '9',
    valorPago: 500_00,
    ...given,
  });

const rowOf = (record: DespesaCompleta): DespesaListada => {
  const { id, versao, itemDespesa, tipoDespesa, centroCusto, descricao, nomeBeneficiario, valor, valorLiquido } =
    record;
  const { numeroParcelas, numeroParcela, parcela, grupoParcelas, dataVencimento, statusVencimento } = record;
  const { meioPagamento, tipoDocumento, numeroDocumento, situacao, aprovacoes, dataLiquidacaoPagamento } = record;
  const { contaLiquidacao, nomeContrato, valorPago, pode } = record;
  return {
    ...{ id, versao, itemDespesa, tipoDespesa, centroCusto, descricao, nomeBeneficiario, valor, valorLiquido },
    ...{ numeroParcelas, numeroParcela, parcela, grupoParcelas, dataVencimento, statusVencimento },
    ...{ meioPagamento, tipoDocumento, numeroDocumento, situacao, aprovacoes, dataLiquidacaoPagamento },
    ...{ contaLiquidacao, nomeContrato, valorPago, pode },
  };
};

const lida = (record: DespesaCompleta): DespesaLida => ({
  ...record,
  chavePix: null,
});

/** Suggests type, cost centre and beneficiary. */
const ITEM_OPCAO = {
  id: ITEM,
  nome: 'Energia',
  tipo: 'Serviços',
  centroCusto: 'Custos operacionais internos',
  idBeneficiario: BENEFICIARIO,
  nomeBeneficiario: 'Neoenergia',
  desabilitado: false,
};
const LISTAS = {
  centrosCusto: [...CENTROS_CUSTO],
  meiosPagamento: [...MEIOS_PAGAMENTO],
  tiposDocumento: [...TIPOS_DOCUMENTO],
  tiposDespesa: [...TIPOS_DESPESA],
};
const SEM_LISTAS = { centrosCusto: [], meiosPagamento: [], tiposDocumento: [], tiposDespesa: [] };

const sumsOf = (records: readonly DespesaCompleta[]) => ({
  valor: records.reduce((total, { valor }) => total + valor, 0),
  valorLiquido: records.reduce((total, { valorLiquido }) => total + valorLiquido, 0),
});

/** What both lists and every drawer ask: rows, sums, one record, its history and what was paid before. */
export function handlersOf(records: readonly DespesaCompleta[], more: Handlers['despesas'] = {}): Handlers {
  const page = () => ({ ...pageOf(records.map(rowOf)), somas: undefined });
  const totals = () => ({ total: records.length, somas: sumsOf(records) });
  return {
    despesas: {
      list: page,
      pendentes: page,
      totals,
      totalsPendentes: totals,
      get: ({ id }) => records.find((one) => one.id === id) ?? despesa({ id }),
      reading: ({ id }) => readingOf(lida(records.find((one) => one.id === id) ?? despesa({ id }))),
      history: () => historyOf([]),
      pagamentosAnteriores: () => ({ itens: [] }),
      ...more,
    },
    itensDespesa: {
      options: () => ({ itens: [ITEM_OPCAO] }),
      get: () => ({ ...ITEM_OPCAO, versao: 1, criadoEm: MOMENTO, atualizadoEm: MOMENTO, descricao: null }),
    },
    beneficiarios: {
      options: () => ({
        itens: [{ id: BENEFICIARIO, nome: 'Neoenergia', cpfCnpj: '11222333000181', desabilitado: false }],
      }),
    },
    contasBancarias: { options: () => ({ itens: [] }) },
    configuracoes: { listas: () => ({ habilitadas: LISTAS, desabilitadas: SEM_LISTAS }) },
  };
}
