/** Names that many people in Brazil have, for beneficiaries that are people. */
import type { Random } from './random.ts';

const PRENOMES = [
  'Maria Aparecida',
  'José Roberto',
  'Francisca',
  'Antônio',
  'Luciana',
  'João Batista',
  'Sônia',
  'Pedro Henrique',
  'Márcia',
  'Raimundo',
  'Vera Lúcia',
  'Rafael',
  'Simone',
  'Leandro',
  'Cristiane',
  'Wagner',
  'Aline',
  'Evandro',
  'Tatiana',
  'Geraldo',
];
const SOBRENOMES = [
  'da Silva',
  'Oliveira',
  'Ferreira Lopes',
  'Pereira',
  'Gonçalves',
  'Ribeiro Neto',
  'Carvalho',
  'Almeida',
  'Barbosa',
  'Nascimento',
  'Moreira',
  'Araújo',
  'Cardoso',
  'Teixeira',
  'Monteiro',
  'Correia',
  'Campos',
  'Batista',
  'Moura',
  'Rezende',
];

/** `n` different names. */
export function makeNames(random: Random, n: number): string[] {
  const names = new Set<string>();
  while (names.size < n) names.add(`${random.pick(PRENOMES)} ${random.pick(SOBRENOMES)}`);
  return [...names];
}
