import type { Despesa } from '@sede/domain/modules/financeiro/despesas';
import { expect, it } from 'vitest';
import { duplicataDe } from './despesa.values.ts';

it('a copy is due a month later, at the month end where it is shorter, with a document of its own', () => {
  const despesa = {
    idItemDespesa: 'i',
    idBeneficiario: 'b',
    tipoDespesa: 'Serviços',
    centroCusto: 'Outro',
    descricao: 'Aluguel',
    relacaoEvento: true,
    idEvento: 'e',
    meioPagamento: 'Digital',
    tipoDocumento: 'FATURA',
    valor: 100_00,
    dataVencimento: '2027-01-31',
    numeroDocumento: '77',
    boleto: '1',
    dataLiquidacaoPagamento: '2027-01-30',
  } as Despesa; // what the copy reads of one
  expect(duplicataDe(despesa)).toMatchObject({
    idItemDespesa: 'i',
    idBeneficiario: 'b',
    tipoDespesa: 'Serviços',
    centroCusto: 'Outro',
    descricao: 'Aluguel',
    relacaoEvento: true,
    idEvento: 'e',
    meioPagamento: 'Digital',
    tipoDocumento: 'FATURA',
    valor: 100_00,
    dataVencimento: '2027-02-28',
    numeroDocumento: '',
    boleto: '',
    numeroParcelas: 1,
    liquidar: false,
    dataLiquidacaoPagamento: null,
  });
});
