/**
 * How old an authority is, and that at most one of its mandates is the current one.
 *
 * Source: spec 3 §2.11; decisions-sindical-contratos-patrimonio (Authorities); invariant E2.
 */
import { formatContagem, formatDataBr } from '@sede/domain/kernel';

export interface ComIdade {
  /** 'YYYY-MM-DD' */
  dataNascimento: string | null;
  /** As it came over from the old system, with the year in which it was said. */
  idadeInformada: number | null;
  idadeAno: number | null;
}

/** Full years on a day; both 'YYYY-MM-DD'. */
function idadeEm(dataNascimento: string, hoje: string): number {
  const years = Number(hoje.slice(0, 4)) - Number(dataNascimento.slice(0, 4));
  return hoje.slice(5) < dataNascimento.slice(5) ? years - 1 : years;
}

const anos = (quantos: number) => formatContagem(quantos, 'ano', 'anos');

/** '54 anos', or '58 anos (informada em 2022)'; null where nothing is known, or the day of birth is still to come. */
export function idadeCurta({ dataNascimento, idadeInformada, idadeAno }: ComIdade, hoje: string): string | null {
  if (dataNascimento !== null) return dataNascimento > hoje ? null : anos(idadeEm(dataNascimento, hoje));
  if (idadeInformada === null) return null;
  return idadeAno === null ? anos(idadeInformada) : `${anos(idadeInformada)} (informada em ${idadeAno})`;
}

/** The same with the day of birth: '54 anos (14/02/1972)'. */
export function idadeComData(quem: ComIdade, hoje: string): string | null {
  const idade = idadeCurta(quem, hoje);
  return idade === null || quem.dataNascimento === null ? idade : `${idade} (${formatDataBr(quem.dataNascimento)})`;
}

/** Ticking one unticks whichever was ticked before. `qual`: its place; null unticks all. */
export const markAtual = <C extends { atual: boolean }>(cargos: readonly C[], qual: number | null): C[] =>
  cargos.map((cargo, at) => (cargo.atual === (at === qual) ? cargo : { ...cargo, atual: at === qual }));

export const umAtual = (cargos: readonly { atual: boolean }[]): boolean =>
  cargos.filter(({ atual }) => atual).length <= 1;

/** What a profile says beneath the name: 'Senadora · 2023 a 2031 · Colégio eleitoral: Pernambuco'. */
export const descricaoDoCargo = ({
  cargo,
  tempo,
  colegioEleitoral,
}: {
  cargo: string;
  tempo: string | null;
  colegioEleitoral: string | null;
}): string => [cargo, tempo, colegioEleitoral && `Colégio eleitoral: ${colegioEleitoral}`].filter(Boolean).join(' · ');
