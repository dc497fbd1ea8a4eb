/** The competence in the page's address: '?competencia=2026-10'. Absent or not of the offered years: where the page opens by itself. */
import { ANOS_DA_CONSIGNACAO } from '@sede/domain/modules/filiados/consignacoes';
import { setSearch, useSearch } from '#platform/routing/index.ts';

const ANOS: readonly number[] = ANOS_DA_CONSIGNACAO;

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

export const goTo = (competencia: string) => setSearch((now) => ({ ...now, competencia, pagina: null }));

export function useCompetencia(): string | undefined {
  const { competencia } = useSearch();
  if (typeof competencia !== 'string' || !/^\d{4}-(0[1-9]|1[0-2])$/.test(competencia)) return undefined;
  return ANOS.includes(partsOf(competencia).ano) ? competencia : undefined;
}
