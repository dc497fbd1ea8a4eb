/** Texts of bank accounts beside their register's own: refusals by code, words of the statement. Source: issue 4 (bank accounts); decision 023. */
import { defineErrors } from '@sede/domain/kernel';
import { CONTAS_BANCARIAS, PAGINAS_DAS_CONTAS } from './contas-bancarias.name.ts';

export const contasErrors = defineErrors(CONTAS_BANCARIAS.name, {
  abertura_travada: { kind: 'state', message: ({ motivo }: { motivo: string }) => motivo },
});

export const contasMessages = {
  ...PAGINAS_DAS_CONTAS,
  saldoAnterior: 'Saldo anterior',
  saldoInicial: 'Saldo inicial',
  saldoFinal: 'Saldo ao fim',
  entradas: 'Entradas',
  saidas: 'Saídas',
  ajudaAbertura: 'O que havia na conta na manhã deste dia. Movimentos de datas anteriores já estão nele.',
} as const;
