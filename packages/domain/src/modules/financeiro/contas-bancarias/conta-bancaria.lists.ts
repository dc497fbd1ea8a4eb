/**
 * Words of bank accounts: kinds of account, kinds of movement, the fields of a statement's line. No zod.
 * Source: issue 4 (bank accounts); decision 023.
 */
import { type FieldSpecs, listOrder } from '@sede/domain/kernel';

export const TIPOS_CONTA = [
  { valor: 'corrente', rotulo: 'Conta corrente' },
  { valor: 'poupanca', rotulo: 'Poupança' },
  { valor: 'aplicacao', rotulo: 'Aplicação' },
  { valor: 'cartao', rotulo: 'Cartão' },
] as const;

/** What moves an account. The opening balance is the first line of its statement. */
export const MOVIMENTOS = [
  'saldoInicial',
  'pagamento',
  'estornoDespesa',
  'credito',
  'estornoReceita',
  'transferenciaEnviada',
  'transferenciaRecebida',
] as const;
export type TipoMovimento = (typeof MOVIMENTOS)[number];
export const MOVIMENTO_ROTULOS: Readonly<Record<TipoMovimento, string>> = {
  saldoInicial: 'Saldo inicial',
  pagamento: 'Pagamento',
  estornoDespesa: 'Estorno de despesa',
  credito: 'Crédito',
  estornoReceita: 'Estorno de receita',
  transferenciaEnviada: 'Transferência enviada',
  transferenciaRecebida: 'Transferência recebida',
};

/** One line of an account's statement, with what is left after it. */
export const MOVIMENTO_FIELDS = {
  data: { rotulo: 'Data', tipo: 'data' },
  tipo: { rotulo: 'Movimento', tipo: 'texto', valores: MOVIMENTO_ROTULOS },
  descricao: { rotulo: 'Descrição', tipo: 'texto' },
  detalhe: { rotulo: 'Detalhe', tipo: 'texto' },
  numero: { rotulo: 'Número', tipo: 'texto' },
  entrada: { rotulo: 'Entrada', tipo: 'dinheiro' },
  saida: { rotulo: 'Saída', tipo: 'dinheiro' },
  saldo: { rotulo: 'Saldo', tipo: 'dinheiro' },
} as const satisfies FieldSpecs;

export const EXTRATO_ORDEM = listOrder(['data'], 'data');
