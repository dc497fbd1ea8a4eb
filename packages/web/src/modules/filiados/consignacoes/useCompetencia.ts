/** The competence in the page's address: '?competencia=2026-10'. Absent or not of the offered years: where the page opens by itself. */
import { setSearch, useSearch } from '#platform/routing/index.ts';
import { ANOS, partsOf } from './competencia.ts';

export const goTo = (competencia: string) => setSearch((now) => ({ ...now, competencia, pagina: null }));

export function useCompetencia(): string | undefined {
  const { competencia } = useSearch();
  if (typeof competencia !== 'string' || !/^\d{4}-(0[1-9]|1[0-2])$/.test(competencia)) return undefined;
  return ANOS.includes(partsOf(competencia).ano) ? competencia : undefined;
}
