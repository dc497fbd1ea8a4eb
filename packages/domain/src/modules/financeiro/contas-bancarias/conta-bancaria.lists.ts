/**
 * A bank account's words: kinds of account, kinds of movement, and each field's label, once for form, columns, export,
 * conflict dialog and history. No zod. Source: issue 4 (bank accounts); decision 023.
 */
import { type FieldSpecs, listOrder } from '@sede/domain/kernel';
import { nomeDoBanco } from './bancos.ts';

export const TIPOS_CONTA = ['corrente', 'poupanca', 'aplicacao', 'cartao'] as const;
export type TipoConta = (typeof TIPOS_CONTA)[number];
export const TIPO_CONTA_ROTULOS: Readonly<Record<TipoConta, string>> = {
  corrente: 'Conta corrente',
  poupanca: 'Poupança',
  aplicacao: 'Aplicação',
  cartao: 'Cartão',
};

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

export const CONTA_FIELDS = {
  nome: { rotulo: 'Nome', tipo: 'texto' },
  tipo: { rotulo: 'Tipo', tipo: 'texto', valores: TIPO_CONTA_ROTULOS },
  codigoBanco: { rotulo: 'Banco', tipo: 'texto', formato: nomeDoBanco },
  banco: { rotulo: 'Nome do banco', tipo: 'texto' },
  agencia: { rotulo: 'Agência', tipo: 'texto' },
  conta: { rotulo: 'Conta', tipo: 'texto' },
  dataSaldoInicial: { rotulo: 'Data do saldo inicial', tipo: 'data' },
  saldoInicial: { rotulo: 'Saldo inicial', tipo: 'dinheiro' },
  desabilitado: { rotulo: 'Desabilitada', tipo: 'simNao' },
} as const satisfies FieldSpecs;

/** What the reads add to the account's own fields. */
export const CONTA_READ_FIELDS = {
  ...CONTA_FIELDS,
  saldo: { rotulo: 'Saldo atual', tipo: 'dinheiro' },
} as const satisfies FieldSpecs;

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
