/**
 * Fields of an exit and its return, how the list is sorted. No zod. Source: spec 3 §2.13, §3 (Flow);
 * decisions-sindical-contratos-patrimonio (Flow).
 */
import { type FieldSpecs, listOrder } from '@sede/domain/kernel';

/** 'fora': no return yet, late ones too. */
export const SITUACOES_DO_FLUXO = ['fora', 'atrasado', 'retornado'] as const;
export type SituacaoDoFluxo = (typeof SITUACOES_DO_FLUXO)[number];
export const SITUACAO_DO_FLUXO_ROTULOS: Readonly<Record<SituacaoDoFluxo, string>> = {
  fora: 'Fora',
  atrasado: 'Fora do prazo',
  retornado: 'Retornado',
};
export const MAX_MOTIVO_MOVIMENTACAO = 2000;

/** What was done, as staff call it. */
export const FLUXO_ACTIONS = {
  retornar: 'Retorno',
  prorrogar: 'Prorrogação',
  avisar: 'Aviso de atraso',
} as const;

export const FLUXO_FIELDS = {
  bemId: { rotulo: 'Nº Patrimônio', tipo: 'referencia' },
  idFuncionario: { rotulo: 'Funcionário responsável', tipo: 'referencia' },
  responsavel: { rotulo: 'Responsável', tipo: 'texto' },
  email: { rotulo: 'E-mail do responsável', tipo: 'texto' },
  motivoMovimentacao: { rotulo: 'Motivo da movimentação', tipo: 'texto' },
  dataSaida: { rotulo: 'Data de saída', tipo: 'data' },
  horaSaida: { rotulo: 'Hora de saída', tipo: 'texto' },
  previsao: { rotulo: 'Previsão de retorno', tipo: 'data' },
  estadoPatrimonio: { rotulo: 'Estado na saída', tipo: 'texto' },
  dataRetorno: { rotulo: 'Data de retorno', tipo: 'data' },
  horaRetorno: { rotulo: 'Hora de retorno', tipo: 'texto' },
  estadoRetorno: { rotulo: 'Estado no retorno', tipo: 'texto' },
} as const satisfies FieldSpecs;

export const AVISO_DE_ATRASO_FIELDS = {
  destinatario: { rotulo: 'Destinatário', tipo: 'texto' },
  dia: { rotulo: 'Dia', tipo: 'data' },
  previsao: { rotulo: 'Previsão de retorno', tipo: 'data' },
} as const satisfies FieldSpecs;

export const FLUXOS_ORDEM = listOrder(
  ['nPatrimonio', 'responsavel', 'dataSaida', 'previsao', 'dataRetorno', 'estadoPatrimonio', 'estadoRetorno'],
  '-dataSaida',
);
