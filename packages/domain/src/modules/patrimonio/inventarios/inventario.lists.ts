/** Fields of an inventory, its words and limits. No zod. Source: decisions-sindical-contratos-patrimonio (Labels, inventory). */
import { type FieldSpecs, listOrder } from '@sede/domain/kernel';

/** What it covers, frozen at its start. */
export const ESCOPOS_DO_INVENTARIO = ['tudo', 'setores', 'tipos'] as const;
export type EscopoDoInventario = (typeof ESCOPOS_DO_INVENTARIO)[number];
export const ESCOPO_ROTULOS: Readonly<Record<EscopoDoInventario, string>> = {
  tudo: 'Todos os bens',
  setores: 'Bens de alguns setores',
  tipos: 'Bens de alguns tipos',
};

/** What a reading found. */
export const ACHADOS = ['encontrado', 'em_outro_setor', 'inesperado', 'desconhecido'] as const;
export type Achado = (typeof ACHADOS)[number];
/** And what was not read: out with somebody, or not found. */
export const RESULTADOS_DO_INVENTARIO = [...ACHADOS, 'fora', 'nao_encontrado'] as const;
export type ResultadoDoInventario = (typeof RESULTADOS_DO_INVENTARIO)[number];
export const RESULTADO_ROTULOS: Readonly<Record<ResultadoDoInventario, string>> = {
  encontrado: 'Encontrado',
  em_outro_setor: 'Em outro setor',
  inesperado: 'Inesperado',
  desconhecido: 'Desconhecido',
  fora: 'Fora',
  nao_encontrado: 'Não encontrado',
};

export const SITUACOES_DO_INVENTARIO = ['aberto', 'encerrado'] as const;
export type SituacaoDoInventario = (typeof SITUACOES_DO_INVENTARIO)[number];
export const SITUACAO_DO_INVENTARIO_ROTULOS: Readonly<Record<SituacaoDoInventario, string>> = {
  aberto: 'Aberto',
  encerrado: 'Encerrado',
};

/** What is done with what a closed inventory offers: a new sector or 'Não localizado' is accepted, or let go. */
export const RESPOSTAS_DA_OFERTA = ['aceitar', 'dispensar'] as const;
export const DECISOES_DO_INVENTARIO = ['setor', 'nao_localizado', 'dispensado'] as const;
export type DecisaoDoInventario = (typeof DECISOES_DO_INVENTARIO)[number];
export const DECISAO_ROTULOS: Readonly<Record<DecisaoDoInventario, string>> = {
  setor: 'Novo setor aceito',
  nao_localizado: 'Não localizado',
  dispensado: 'Dispensado',
};

export const MAX_BENS_DO_INVENTARIO = 10_000;
/** Readings that are sent at once. */
export const MAX_LEITURAS_POR_VEZ = 100;
export const MAX_NOTA_DA_LEITURA = 500;
/** What a label or a person may say instead of a number that we know. */
export const MAX_NUMERO_LIDO = 200;
/** Whoever read within so many minutes is reading now. */
export const MINUTOS_LENDO = 10;

/** What was done, as staff call it. */
export const INVENTARIO_ACTIONS = {
  ler: 'Leitura',
  lerVarias: 'Leitura',
  removerLeitura: 'Leitura retirada',
  decidir: 'Decisão do inventário',
} as const;

export const INVENTARIO_FIELDS = {
  nome: { rotulo: 'Nome', tipo: 'texto' },
  escopo: { rotulo: 'Bens', tipo: 'texto', valores: ESCOPO_ROTULOS },
  setores: { rotulo: 'Setores', tipo: 'lista' },
  tipos: { rotulo: 'Tipos de objeto', tipo: 'lista' },
  encerradoEm: { rotulo: 'Encerrado em', tipo: 'instante' },
  encerradoPor: { rotulo: 'Encerrado por', tipo: 'texto' },
} as const satisfies FieldSpecs;
export const LEITURA_FIELDS = {
  numero: { rotulo: 'Nº de patrimônio', tipo: 'texto' },
  resultado: { rotulo: 'Resultado', tipo: 'texto', valores: RESULTADO_ROTULOS },
  setor: { rotulo: 'Lido em', tipo: 'texto' },
  estado: { rotulo: 'Estado', tipo: 'texto' },
  nota: { rotulo: 'Nota', tipo: 'texto' },
  lidoEm: { rotulo: 'Lido às', tipo: 'instante' },
  lidoPor: { rotulo: 'Lido por', tipo: 'texto' },
} as const satisfies FieldSpecs;
export const DECISAO_FIELDS = {
  numero: { rotulo: 'Nº de patrimônio', tipo: 'texto' },
  decisao: { rotulo: 'Decisão', tipo: 'texto', valores: DECISAO_ROTULOS },
  setor: { rotulo: 'Setor', tipo: 'texto' },
} as const satisfies FieldSpecs;

export const INVENTARIOS_ORDEM = listOrder(['nome', 'criadoEm', 'encerradoEm'], '-criadoEm');
export const LINHAS_ORDEM = listOrder(['numero', 'tipo', 'setor', 'lidoEm'], 'numero');
