/** A bank account as its form holds it: '' for an empty text, null for an empty choice, centavos. */
import type { ContaBancaria } from '@sede/domain/modules/financeiro/contas-bancarias';
import { NO_CHOICE, NO_NUMBER } from '#platform/ui/form/formValues.ts';

export const NO_CONTA = {
  nome: '',
  tipo: 'corrente' as string | null,
  codigoBanco: NO_CHOICE,
  banco: '',
  agencia: '',
  conta: '',
  dataSaldoInicial: NO_CHOICE,
  saldoInicial: NO_NUMBER,
};
export type ContaValues = typeof NO_CONTA;

export const valuesOf = (c: ContaBancaria): ContaValues => ({
  nome: c.nome,
  tipo: c.tipo,
  codigoBanco: c.codigoBanco,
  banco: c.banco ?? '',
  agencia: c.agencia ?? '',
  conta: c.conta ?? '',
  dataSaldoInicial: c.dataSaldoInicial,
  saldoInicial: c.saldoInicial,
});
