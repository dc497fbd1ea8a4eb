/** The states of a finance month and the labels of a closing's fields. No zod. Source: decisions §7 (Month closing). */
import type { FieldSpecs } from '@sede/domain/kernel';

/** `em_curso` has begun and not ended; `futuro` has not begun: neither can be closed yet. */
export const SITUACOES_MES = ['fechado', 'aberto', 'em_curso', 'futuro'] as const;
export type SituacaoMes = (typeof SITUACOES_MES)[number];
export const ROTULO_SITUACAO_MES: Readonly<Record<SituacaoMes, string>> = {
  fechado: 'Fechado',
  aberto: 'Aberto',
  em_curso: 'Em curso',
  futuro: 'Ainda não começou',
};

/** The points checked before a month is closed, in the order of the screen. Source: issue 4 (Month closing). */
export const PONTOS_CONFERIDOS = [
  'naoLiquidadas',
  'naoCreditadas',
  'semAprovacao',
  'semAnexo',
  'dinheiroSemAnexo',
  'conferir',
  'semConciliacao',
] as const;
export type PontoDoMes = (typeof PONTOS_CONFERIDOS)[number];

/** The years that the screen offers: those of the budget. Source: spec 1 §9. */
export const ANO_MINIMO = 2000;
export const ANO_MAXIMO = 2100;

export const FECHAMENTO_FIELDS = {
  mes: { rotulo: 'Mês financeiro', tipo: 'texto' },
  inicio: { rotulo: 'Início', tipo: 'data' },
  fim: { rotulo: 'Fim', tipo: 'data' },
  fechado: { rotulo: 'Fechado', tipo: 'simNao' },
  fechadoPorNome: { rotulo: 'Fechado por', tipo: 'texto' },
  reabertoPorNome: { rotulo: 'Reaberto por', tipo: 'texto' },
  motivoReabertura: { rotulo: 'Motivo da reabertura', tipo: 'texto' },
} as const satisfies FieldSpecs;
