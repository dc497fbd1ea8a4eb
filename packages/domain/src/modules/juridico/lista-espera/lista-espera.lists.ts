/** Fields of somebody who waits for a time, their limits, how the list is sorted. Source: decisions-legal (Waiting list). */
import { type FieldSpecs, listOrder } from '@sede/domain/kernel';

export const MAX_NOTA_DA_ESPERA = 500;
/** Of a row without an office. */
export const QUALQUER_ESCRITORIO = 'Qualquer escritório';

export const ESPERA_FIELDS = {
  filiadoId: { rotulo: 'Filiado', tipo: 'referencia' },
  escritorioId: { rotulo: 'Escritório', tipo: 'referencia' },
  tipoAtendimento: { rotulo: 'Tipo de atendimento', tipo: 'texto' },
  tipoServico: { rotulo: 'Tipo de serviço', tipo: 'texto' },
  de: { rotulo: 'A partir de', tipo: 'data' },
  ate: { rotulo: 'Até', tipo: 'data' },
  nota: { rotulo: 'Nota', tipo: 'texto' },
} as const satisfies FieldSpecs;

/** Who has waited longest comes first. */
export const LISTA_DE_ESPERA_ORDEM = listOrder(['criadoEm', 'filiado', 'escritorio', 'de', 'ate'], 'criadoEm');
