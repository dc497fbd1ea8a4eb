/** A competence as '2026-10': its month and year, and its neighbours among the years that are offered. */
import { ANOS_DA_CONSIGNACAO } from '@sede/domain/modules/filiados/consignacoes';

export const ANOS: readonly number[] = ANOS_DA_CONSIGNACAO;

export const partsOf = (competencia: string): { ano: number; mes: number } => {
  const [ano = 0, mes = 0] = competencia.split('-').map(Number);
  return { ano, mes };
};
export const competenciaOf = (ano: number, mes: number): string => `${ano}-${String(mes).padStart(2, '0')}`;

/** The month before or after; null where no year is offered. */
export function vizinha(competencia: string, by: 1 | -1): string | null {
  const { ano, mes } = partsOf(competencia);
  const at = ano * 12 + mes - 1 + by;
  const year = Math.floor(at / 12);
  return ANOS.includes(year) ? competenciaOf(year, (at % 12) + 1) : null;
}
