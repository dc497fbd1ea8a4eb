/**
 * What became of an operation on many records, in one sentence: '3 solicitadas; 1 recusada: A despesa já está
 * aprovada.' Equal reasons are given once; 'nothing done' is also a result. Source: decisions §7 (Approval).
 */
import { formatContagem } from '@sede/domain/kernel';

export interface Resultado {
  feitas: readonly string[];
  recusadas: readonly { id: string; message: string }[];
}

/** 'solicitada', 'solicitadas'. */
export interface Feito {
  um: string;
  varios: string;
}

export function textoResultado({ feitas, recusadas }: Resultado, feito: Feito): string {
  const n = feitas.length;
  const done = n === 0 ? `Nenhuma ${feito.um}` : `${n} ${n === 1 ? feito.um : feito.varios}`;
  if (recusadas.length === 0) return `${done}.`;
  const reasons = [...new Set(recusadas.map(({ message }) => message))].join(' ');
  return `${done}; ${formatContagem(recusadas.length, 'recusada', 'recusadas')}: ${reasons}`;
}
