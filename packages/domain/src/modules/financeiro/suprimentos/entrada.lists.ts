/** Labels of an inflow's fields and of the till's statement. No zod. Source: spec 1 §2.19, §3.6. */
import { type FieldSpecs, listOrder } from '@sede/domain/kernel';

export const ENTRADA_FIELDS = {
  data: { rotulo: 'Data', tipo: 'data' },
  descricao: { rotulo: 'Descrição', tipo: 'texto' },
  valor: { rotulo: 'Valor', tipo: 'dinheiro' },
} as const satisfies FieldSpecs;

/** One line of the statement: an inflow or a cash expense, with what is left after it. */
export const EXTRATO_FIELDS = {
  data: { rotulo: 'Data', tipo: 'data' },
  descricao: { rotulo: 'Descrição', tipo: 'texto' },
  numeroDocumento: { rotulo: 'Número do documento', tipo: 'texto' },
  entrada: { rotulo: 'Entrada', tipo: 'dinheiro' },
  saida: { rotulo: 'Saída', tipo: 'dinheiro' },
  situacao: { rotulo: 'Situação', tipo: 'texto' },
  saldo: { rotulo: 'Saldo', tipo: 'dinheiro' },
} as const satisfies FieldSpecs;

export const A_LIQUIDAR = 'a liquidar';
export const LIQUIDADA = 'liquidada';

export const ENTRADAS_ORDEM = listOrder(['data', 'descricao', 'valor'], '-data');
