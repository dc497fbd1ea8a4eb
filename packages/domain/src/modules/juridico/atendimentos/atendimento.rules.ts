/**
 * What may be done with an appointment now, when it is overdue, and from when a member's next one is usual.
 *
 * `hoje` is the calendar date in São Paulo, days are calendar dates. Each rule answers why not, or null.
 * Source: spec 3 §2.3, §4; decisions §9; decisions-legal (Two lists, Hints, Outcome); invariants B7, B11.
 */
import { addDays, type CalendarDate, diffDays } from '@sede/domain/kernel';
import {
  DIAS_DEPOIS_DE_ATENDIDO,
  DIAS_DEPOIS_DE_FALTA,
  type MotivoDaFalta,
  type SituacaoDoAtendimento,
} from './atendimento.lists.ts';
import type { MotivoAtendimento } from './atendimentos.messages.ts';

interface Situado {
  situacao: SituacaoDoAtendimento;
}
interface Ocorrido extends Situado {
  /** Null: nobody has registered the outcome. */
  ocorreu: boolean | null;
}

const em =
  (...situacoes: readonly SituacaoDoAtendimento[]) =>
  ({ situacao }: Situado): MotivoAtendimento | null =>
    situacoes.includes(situacao) ? null : { codigo: 'situacao', valores: { situacao } };

export const motivoNaoEditar = em('Aguardando realização', 'Aguardando conclusão');
/** Day, time, office and members; afterwards only description, attachments and cases. */
export const motivoNaoRemarcar = em('Aguardando realização');
export const motivoNaoRegistrarResultado = em('Aguardando realização', 'Aguardando conclusão');
export const motivoNaoCancelar = em('Aguardando realização', 'Aguardando conclusão', 'Concluído');
export const motivoNaoCancelarConclusao = em('Concluído');
export const motivoNaoComentar = em('Aguardando realização', 'Aguardando conclusão', 'Concluído', 'Cancelado');

export const motivoNaoConcluir = ({ situacao, ocorreu }: Ocorrido): MotivoAtendimento | null => {
  if (situacao === 'Aguardando realização') return 'sem_resultado';
  return em('Aguardando conclusão')({ situacao }) ?? (ocorreu === true ? null : 'sem_resultado');
};

/** What was cancelled before it took place, and is still to come. `canceladoDe`: the situation that it had. */
export const motivoNaoDesfazerCancelamento = ({
  situacao,
  canceladoDe,
  comecou,
}: Situado & { canceladoDe: SituacaoDoAtendimento | null; comecou: boolean }): MotivoAtendimento | null => {
  const motivo = em('Cancelado')({ situacao });
  if (motivo !== null) return motivo;
  if (canceladoDe !== 'Aguardando realização') return 'nao_volta';
  return comecou ? 'ja_passou' : null;
};

/** Where the outcome leads. */
export const situacaoDepoisDoResultado = (ocorreu: boolean): SituacaoDoAtendimento =>
  ocorreu ? 'Aguardando conclusão' : 'Concluído';

/** A cancelled one never counts as missed. */
export const isFiliadoAusente = ({
  situacao,
  ocorreu,
  motivoDaFalta,
}: Ocorrido & { motivoDaFalta: MotivoDaFalta | null }): boolean =>
  situacao !== 'Cancelado' && ocorreu === false && motivoDaFalta === 'filiado';

/** Scheduled, and its day has passed; today's is not overdue. */
export const isVencido = ({ situacao, data }: Situado & { data: CalendarDate }, hoje: CalendarDate): boolean =>
  situacao === 'Aguardando realização' && diffDays(data, hoje) > 0;

/** Its day has not come: whoever registers what happened is asked first. */
export const isPorVir = (data: string, hoje: string): boolean => data > hoje;

/** The latest appointment of a member that took place or that they missed; cancelled ones never count. */
export interface UltimoAtendimento {
  data: CalendarDate;
  compareceu: boolean;
}

/** From which day the next one is usual; it informs and never refuses. */
export const proximoPossivel = ({ data, compareceu }: UltimoAtendimento): CalendarDate =>
  addDays(data, compareceu ? DIAS_DEPOIS_DE_ATENDIDO : DIAS_DEPOIS_DE_FALTA);
