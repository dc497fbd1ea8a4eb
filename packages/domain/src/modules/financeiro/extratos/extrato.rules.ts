/**
 * When a statement's file may be deleted: a code of `extratosMotivos`, or null when it may. What was decided of its lines
 * would go with it. Source: issue 4 (statement import).
 */
import type { MotivoDoExtrato } from './extratos.messages.ts';

export interface LancamentosDoArquivo {
  /** Lines that came with this file, and those of them of which nothing was decided. */
  novos: number;
  pendentes: number;
}

export function motivoNaoExcluirExtrato(
  { novos, pendentes }: LancamentosDoArquivo,
  may: boolean,
): MotivoDoExtrato | null {
  if (!may) return 'so_consulta';
  return pendentes < novos ? 'decididos' : null;
}
