/**
 * Fields of a maintenance, its results, how the list is sorted. No zod. Source: spec 3 §2.13, §3 (Maintenance history);
 * decisions-sindical-contratos-patrimonio (Maintenance).
 */
import { type FieldSpecs, listOrder } from '@sede/domain/kernel';

export const RESULTADOS_DA_MANUTENCAO = ['Reparado', 'Garantia', 'Preventiva', 'Sem conserto'] as const;
export type ResultadoDaManutencao = (typeof RESULTADOS_DA_MANUTENCAO)[number];
/** After it the asset may wait to be discarded. */
export const SEM_CONSERTO: ResultadoDaManutencao = 'Sem conserto';

export const SITUACOES_DA_MANUTENCAO = ['aberta', 'demorada', 'encerrada'] as const;
export type SituacaoDaManutencao = (typeof SITUACOES_DA_MANUTENCAO)[number];
export const SITUACAO_DA_MANUTENCAO_ROTULOS: Readonly<Record<SituacaoDaManutencao, string>> = {
  aberta: 'Na oficina',
  demorada: 'Há mais de 30 dias',
  encerrada: 'Encerrada',
};
export const MAX_PROBLEMA = 5000;

/** What was done, as staff call it. */
export const MANUTENCAO_ACTIONS = {
  encerrar: 'Retorno da manutenção',
} as const;

/** As the text names the columns. */
export const MANUTENCAO_FIELDS = {
  bemId: { rotulo: 'Nº Patrimônio', tipo: 'referencia' },
  responsavel: { rotulo: 'Responsável pela Manutenção', tipo: 'texto' },
  descricaoProblema: { rotulo: 'Descrição do Problema', tipo: 'texto' },
  dataManutencao: { rotulo: 'Data de Manutenção', tipo: 'data' },
  dataRetorno: { rotulo: 'Data de Retorno', tipo: 'data' },
  tipoObjeto: { rotulo: 'Tipo de Objeto', tipo: 'texto' },
  resultado: { rotulo: 'Resultado', tipo: 'texto' },
  idDespesa: { rotulo: 'Despesa', tipo: 'referencia' },
} as const satisfies FieldSpecs;
export const MANUTENCAO_ANEXO_FIELDS = {
  nome: { rotulo: 'Anexo', tipo: 'texto' },
  situacao: { rotulo: 'Situação do anexo', tipo: 'texto' },
} as const satisfies FieldSpecs;

export const MANUTENCOES_ORDEM = listOrder(
  ['nPatrimonio', 'responsavel', 'descricaoProblema', 'dataManutencao', 'dataRetorno', 'tipoObjeto', 'resultado'],
  '-dataManutencao',
);
