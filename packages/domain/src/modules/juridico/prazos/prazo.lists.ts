/** States and fields of a deadline, and their limits. Source: decisions-legal (Prazos). */
import { type FieldSpecs, listOrder } from '@sede/domain/kernel';

export const ESTADOS_DO_PRAZO = ['Aberto', 'Cumprido', 'Cancelado'] as const;
export type EstadoDoPrazo = (typeof ESTADOS_DO_PRAZO)[number];

export const MAX_NOTA_DO_PRAZO = 5000;
export const MAX_MOTIVO_DO_PRAZO = 1000;
/** Days to come that the worklist counts. */
export const DIAS_DA_PENDENCIA = 3;
/** Of the deadlines of a deleted case. */
export const MOTIVO_PROCESSO_EXCLUIDO = 'Processo excluído.';

export const PRAZO_FIELDS = {
  titulo: { rotulo: 'Prazo', tipo: 'texto' },
  vencimento: { rotulo: 'Vencimento', tipo: 'data' },
  processo: { rotulo: 'Processo', tipo: 'texto' },
  tribunal: { rotulo: 'Tribunal/Órgão', tipo: 'texto' },
  escritorio: { rotulo: 'Escritório', tipo: 'texto' },
  responsavel: { rotulo: 'Responsável', tipo: 'texto' },
  responsavelId: { rotulo: 'Responsável', tipo: 'referencia' },
  tipoContagem: { rotulo: 'Contagem', tipo: 'texto' },
  publicacao: { rotulo: 'Publicação', tipo: 'data' },
  dias: { rotulo: 'Dias', tipo: 'inteiro' },
  estado: { rotulo: 'Situação', tipo: 'texto' },
  nota: { rotulo: 'Nota do cumprimento', tipo: 'texto' },
  motivo: { rotulo: 'Motivo do cancelamento', tipo: 'texto' },
  encerradoEm: { rotulo: 'Encerrado em', tipo: 'instante' },
} as const satisfies FieldSpecs;
/** Professional secrecy: told as changed to whoever is not of the legal staff. */
export const PRAZO_SIGILOSOS = ['titulo', 'nota', 'motivo'] as const;

/** What was done, by operation. */
export const PRAZO_ACTIONS = {
  cumprir: 'Prazo cumprido',
  cancelar: 'Prazo cancelado',
  recalcular: 'Data mudada por feriado',
  manter: 'Data mantida',
} as const;

export const PRAZOS_ORDEM = listOrder(
  ['vencimento', 'titulo', 'processo', 'escritorio', 'responsavel', 'estado'],
  'vencimento',
);
