/** Names, careers and cities of the fictional union's members. */
import type { Casa, SEXOS } from '@sede/domain/modules/filiados/filiados';
import type { Random } from '#demo/index.ts';

const MULHERES = [
  ...['Maria Helena', 'Ana Lúcia', 'Francisca', 'Sônia', 'Luciana', 'Tereza', 'Marta', 'Rosângela', 'Vera Lúcia'],
  ...['Patrícia', 'Eliane', 'Conceição', 'Débora', 'Fernanda', 'Ângela', 'Juliana', 'Lígia', 'Mônica'],
];
const HOMENS = [
  ...['José Carlos', 'Antônio', 'João Batista', 'Raimundo', 'Paulo Roberto', 'Francisco', 'Luís Otávio', 'Sérgio'],
  ...['Márcio', 'Edson', 'Wagner', 'Geraldo', 'Flávio', 'Rogério', 'Cláudio', 'Henrique', 'Valdir', 'Ézio'],
];
const SOBRENOMES = [
  ...['da Silva', 'Duarte', 'de Souza', 'Ferreira', 'dos Santos', 'Oliveira', 'Lima', 'Pereira', 'Costa', 'Rodrigues'],
  ...[
    'Almeida',
    'Nascimento',
    'Carvalho',
    'Araújo',
    'Ribeiro',
    'Gonçalves',
    'Barbosa',
    'Vieira',
    'Moreira',
    'Teixeira',
  ],
  ...['Cavalcante', 'Dias', 'Campos', 'Cardoso', 'Rocha', 'Freitas', 'Nunes', 'Sales', 'Pinheiro', 'Brandão'],
];

export interface Pessoa {
  nome: string;
  sexo: (typeof SEXOS)[number];
}

/** `n` people of different names. */
export function makePessoas(random: Random, n: number): Pessoa[] {
  const found = new Map<string, Pessoa>();
  while (found.size < n) {
    const mulher = random.chance(0.48);
    const nome = `${random.pick(mulher ? MULHERES : HOMENS)} ${random.pick(SOBRENOMES)} ${random.pick(SOBRENOMES)}`;
    const sexo = random.chance(0.03) ? 'Prefiro não responder' : mulher ? 'Feminino' : 'Masculino';
    found.set(nome, { nome, sexo });
  }
  return [...found.values()];
}

export const CARGOS: Record<Casa, readonly string[]> = {
  CAMARA: ['Analista Legislativo', 'Técnico Legislativo', 'Consultor Legislativo', 'Secretário Parlamentar'],
  SENADO: ['Analista Legislativo', 'Técnico Legislativo', 'Consultor Legislativo', 'Assistente Parlamentar'],
  TCU: ['Auditor Federal de Controle Externo', 'Técnico Federal de Controle Externo'],
};

export const CIDADES = [
  { cidade: 'Brasília', estado: 'DF', bairros: ['Asa Norte', 'Asa Sul', 'Lago Norte', 'Sudoeste', 'Guará'] },
  { cidade: 'Brasília', estado: 'DF', bairros: ['Águas Claras', 'Taguatinga', 'Sobradinho', 'Cruzeiro'] },
  { cidade: 'Valparaíso de Goiás', estado: 'GO', bairros: ['Centro', 'Parque Esplanada'] },
  { cidade: 'Belo Horizonte', estado: 'MG', bairros: ['Savassi', 'Pampulha'] },
  { cidade: 'Rio de Janeiro', estado: 'RJ', bairros: ['Tijuca', 'Botafogo'] },
] as const;
