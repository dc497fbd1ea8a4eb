/**
 * Fields of an asset, its closed lists, how the list is sorted. No zod. Source: spec 3 §2.13, §3, §4;
 * decisions-sindical-contratos-patrimonio (Words, Assets).
 */
import { type FieldSpecs, formatCnpj, listOrder } from '@sede/domain/kernel';

/** Equipment assigned to a person, or what the union owns under a company's CNPJ. */
export const CLASSES_DO_BEM = ['pessoa', 'predial'] as const;
export type ClasseDoBem = (typeof CLASSES_DO_BEM)[number];
export const CLASSE_ROTULOS: Readonly<Record<ClasseDoBem, string>> = { pessoa: 'Pessoas', predial: 'Predial' };

export const SITUACOES_DE_PESSOA = [
  'Em uso',
  'Em manutencao',
  'Disponivel',
  'Descarte pendente',
  'Descartado',
] as const;
export const SITUACOES_PREDIAIS = ['Em uso', 'Devolucao Solicitada', 'Devolvido'] as const;
/** Each class has its own words; 'Em uso' stands in both. */
export const SITUACOES_DA_CLASSE = { pessoa: SITUACOES_DE_PESSOA, predial: SITUACOES_PREDIAIS } as const;
export const SITUACOES_DO_BEM = [...SITUACOES_DE_PESSOA, 'Devolucao Solicitada', 'Devolvido'] as const;
export type SituacaoDoBem = (typeof SITUACOES_DO_BEM)[number];
/** As they are shown: the values have lost their accents. */
export const SITUACAO_DO_BEM_ROTULOS: Readonly<Record<SituacaoDoBem, string>> = {
  'Em uso': 'Em uso',
  'Em manutencao': 'Em manutenção',
  Disponivel: 'Disponível',
  'Descarte pendente': 'Descarte pendente',
  Descartado: 'Descartado',
  'Devolucao Solicitada': 'Devolução solicitada',
  Devolvido: 'Devolvido',
};
/** The end of an asset, by its class: its number is free, it moves no more. */
export const FIM_DA_CLASSE = { pessoa: 'Descartado', predial: 'Devolvido' } as const satisfies Record<
  ClasseDoBem,
  SituacaoDoBem
>;
export const SITUACOES_FINAIS = ['Descartado', 'Devolvido'] as const satisfies readonly SituacaoDoBem[];

/** 'fim': it is with nobody any more. */
export const LUGARES_DO_BEM = ['sede', 'usuario', 'fora', 'atrasado', 'oficina', 'fim'] as const;
export type LugarDoBem = (typeof LUGARES_DO_BEM)[number];
/** What the list is asked for. */
export const LUGAR_ROTULOS: Readonly<Record<LugarDoBem, string>> = {
  sede: 'Na sede',
  usuario: 'Com o usuário',
  fora: 'Fora',
  atrasado: 'Atrasado',
  oficina: 'Na oficina',
  fim: 'Descartado ou devolvido',
};

export const MAX_DIGITOS_DO_PATRIMONIO = 10;
export const MAX_DESCRICAO_DO_BEM = 500;
export const MAX_ESPECIFICACAO = 5000;
/** Labels of one PDF. */
export const MAX_ETIQUETAS = 1000;

/** What was done, as staff call it. */
export const BEM_ACTIONS = {
  alocar: 'Alocação',
  descartar: 'Descarte',
  desfazerDescarte: 'Descarte desfeito',
} as const;

export const BEM_FIELDS = {
  classe: { rotulo: 'Classe', tipo: 'texto', valores: CLASSE_ROTULOS },
  nPatrimonio: { rotulo: 'Nº de patrimônio', tipo: 'texto' },
  tipoObjeto: { rotulo: 'Tipo de objeto', tipo: 'texto' },
  descricaoBem: { rotulo: 'Descrição', tipo: 'texto' },
  especificacao: { rotulo: 'Especificação', tipo: 'texto' },
  nSerie: { rotulo: 'Número de série', tipo: 'texto' },
  empresa: { rotulo: 'Empresa', tipo: 'texto' },
  cnpj: { rotulo: 'CNPJ', tipo: 'texto', formato: formatCnpj },
  responsavel: { rotulo: 'Responsável', tipo: 'texto' },
  idUsuario: { rotulo: 'Usuário', tipo: 'referencia' },
  usuarioNome: { rotulo: 'Usuário informado no sistema anterior', tipo: 'texto' },
  setorAlocado: { rotulo: 'Setor', tipo: 'texto' },
  dataAlocacao: { rotulo: 'Data de alocação', tipo: 'data' },
  retorno: { rotulo: 'Retorno', tipo: 'data' },
  situacaoBase: { rotulo: 'Situação', tipo: 'texto', valores: SITUACAO_DO_BEM_ROTULOS },
  dataDescarte: { rotulo: 'Data de descarte', tipo: 'data' },
  dataAquisicao: { rotulo: 'Data de aquisição', tipo: 'data' },
  valorAquisicao: { rotulo: 'Valor de aquisição', tipo: 'dinheiro' },
  garantiaAte: { rotulo: 'Garantia até', tipo: 'data' },
} as const satisfies FieldSpecs;
export const BEM_ANEXO_FIELDS = {
  nome: { rotulo: 'Anexo', tipo: 'texto' },
  situacao: { rotulo: 'Situação do anexo', tipo: 'texto' },
} as const satisfies FieldSpecs;

export const BENS_ORDEM = listOrder(
  [
    ...(['nPatrimonio', 'tipoObjeto', 'descricaoBem', 'usuario', 'empresa', 'setorAlocado', 'situacao'] as const),
    ...(['dataAlocacao', 'dataCadastro', 'dataAquisicao', 'valorAquisicao', 'garantiaAte'] as const),
  ],
  'nPatrimonio',
);
