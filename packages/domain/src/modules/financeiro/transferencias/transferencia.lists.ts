/** A transfer's fields: label and kind, once for form, columns, export and history. No zod. Source: issue 4 (transfers). */
import { type FieldSpecs, listOrder } from '@sede/domain/kernel';

/** A side of a transfer without an account is the till. */
export const CAIXA = 'Suprimentos (caixa)';

export const TRANSFERENCIA_FIELDS = {
  data: { rotulo: 'Data', tipo: 'data' },
  idContaOrigem: { rotulo: 'De', tipo: 'referencia' },
  idContaDestino: { rotulo: 'Para', tipo: 'referencia' },
  valor: { rotulo: 'Valor', tipo: 'dinheiro' },
  numeroDocumento: { rotulo: 'Número do documento', tipo: 'texto' },
  descricao: { rotulo: 'Descrição', tipo: 'texto' },
} as const satisfies FieldSpecs;

export const TRANSFERENCIAS_ORDEM = listOrder(['data', 'contaOrigem', 'contaDestino', 'valor'], '-data');
