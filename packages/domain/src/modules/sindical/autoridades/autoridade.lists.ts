/**
 * An authority's words: each field with its label once, for form, profile and history; the sections that they stand in; limits.
 *
 * `SENSIVEIS` are answered by one operation of their own, which is written down; every other read and the history do not tell them.
 * No zod. Source: spec 3 §3 (Authority); decisions-sindical-contratos-patrimonio (Authorities); design/areas/sindical-autoridade.
 */
import { type FieldSpecs, formatPhone, listOrder } from '@sede/domain/kernel';

export const MAX_CARGOS = 30;
export const MAX_ANEXOS_DA_AUTORIDADE = 50;
/** Characters of a free field. */
export const MAX_TEXTO_LIVRE = 10_000;

const texto = <R extends string>(rotulo: R) => ({ rotulo, tipo: 'texto' }) as const;

export const AUTORIDADE_FIELDS = {
  nomePolitico: texto('Nome político'),
  nome: texto('Nome'),
  dataNascimento: { rotulo: 'Data de nascimento', tipo: 'data' },
  idadeInformada: { rotulo: 'Idade informada', tipo: 'inteiro' },
  idadeAno: { rotulo: 'Ano em que a idade foi informada', tipo: 'inteiro' },
  partido: texto('Partido'),
  filiacaoPartidaria: texto('Filiação partidária'),
  exerceMandato: { rotulo: 'Exerce mandato', tipo: 'simNao' },
  idOficial: texto('Identificador na casa legislativa'),
  telPrimario: { rotulo: 'Telefone principal', tipo: 'texto', formato: formatPhone },
  telSecundario: { rotulo: 'Telefone secundário', tipo: 'texto', formato: formatPhone },
  emailPrimario: texto('E-mail principal'),
  emailSecundario: texto('E-mail secundário'),
  redesSociais: texto('Redes sociais'),
  biografia: texto('Biografia'),
  comissoes: texto('Comissões'),
  projetosDeLeiPropostos: texto('Projetos de lei propostos'),
  interessesPoliticosEspecificos: texto('Interesses políticos específicos'),
  atividadesPoliticas: texto('Atividades políticas'),
  historicoDeVotacao: texto('Histórico de votação'),
  afiliacoesAGruposOuBlocosPoliticos: texto('Afiliações a grupos ou blocos políticos'),
  aliadosPoliticos: texto('Aliados políticos'),
  endossoDeOrganizacoes: texto('Endosso de organizações'),
  indicesDeAprovacao: texto('Índices de aprovação'),
  almaMater: texto('Alma mater'),
  formacaoAdicional: texto('Formação adicional'),
  atividadesProfissionais: texto('Atividades profissionais'),
  linguasFaladas: texto('Línguas faladas'),
  noticias: texto('Notícias'),
  premios: texto('Prêmios'),
  publicacoes: texto('Publicações'),
  curiosidades: texto('Curiosidades'),
  agendasComOSindicato: texto('Agendas com o sindicato'),
  possivelAgendaFuturaComOSindicato: texto('Possível agenda futura com o sindicato'),
  religiao: texto('Religião'),
  parentesco: texto('Parentesco'),
} as const satisfies FieldSpecs;
export type CampoDaAutoridade = keyof typeof AUTORIDADE_FIELDS;

/** Free fields of many lines, by the section of the profile that they stand in; the sensitive ones stand apart. */
export const SECOES_DA_AUTORIDADE = [
  {
    id: 'perfil',
    titulo: 'Perfil',
    campos: ['biografia', 'comissoes', 'projetosDeLeiPropostos', 'interessesPoliticosEspecificos'],
  },
  {
    id: 'atuacao',
    titulo: 'Atuação e votações',
    campos: [
      'atividadesPoliticas',
      'historicoDeVotacao',
      'filiacaoPartidaria',
      'afiliacoesAGruposOuBlocosPoliticos',
      'aliadosPoliticos',
      'endossoDeOrganizacoes',
      'indicesDeAprovacao',
    ],
  },
  {
    id: 'formacao',
    titulo: 'Formação e vida profissional',
    campos: ['almaMater', 'formacaoAdicional', 'atividadesProfissionais', 'linguasFaladas'],
  },
  {
    id: 'noticias',
    titulo: 'Notícias, prêmios e curiosidades',
    campos: ['noticias', 'premios', 'publicacoes', 'curiosidades'],
  },
  {
    id: 'agendas',
    titulo: 'Agendas com o sindicato',
    campos: ['agendasComOSindicato', 'possivelAgendaFuturaComOSindicato'],
  },
] as const satisfies readonly { id: string; titulo: string; campos: readonly CampoDaAutoridade[] }[];

/** Religion and kinship: told on request alone, in no export, PDF, history or audit. */
export const SENSIVEIS = ['religiao', 'parentesco'] as const satisfies readonly CampoDaAutoridade[];

export const CAMPOS_LIVRES = [...SECOES_DA_AUTORIDADE.flatMap(({ campos }) => campos), 'redesSociais'] as const;

export const CARGO_FIELDS = {
  cargo: texto('Cargo'),
  tempo: texto('Tempo'),
  colegioEleitoral: texto('Colégio eleitoral'),
  atual: { rotulo: 'Atual', tipo: 'simNao' },
} as const satisfies FieldSpecs;

export const ANEXO_DA_AUTORIDADE_FIELDS = {
  nome: texto('Arquivo'),
  situacao: texto('Situação'),
} as const satisfies FieldSpecs;

export const AUTORIDADES_ORDEM = listOrder(
  ['nomePolitico', 'idade', 'partido', 'exerceMandato', 'atualizadoEm'],
  'nomePolitico',
);
