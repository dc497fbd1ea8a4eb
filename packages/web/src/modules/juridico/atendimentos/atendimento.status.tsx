/** How the situation, the members and the time of an appointment read. Source: decisions-legal (Appointment list). */
import { type Atendimento, isVencido, type SituacaoDoAtendimento } from '@sede/domain/modules/juridico/atendimentos';
import { StatusTag, type Tone, useKit } from '#platform/ui/index.ts';

const TONES: Readonly<Record<SituacaoDoAtendimento, Tone>> = {
  'Aguardando realização': 'info',
  'Aguardando conclusão': 'wait',
  Concluído: 'ok',
  Cancelado: 'neutral',
  Excluído: 'neutral',
};

type Situado = Pick<Atendimento, 'situacao' | 'filiadoAusente' | 'data'>;

/** Late: the member did not come, or the day has passed and nobody said what happened. */
export function situacaoDe({ situacao, filiadoAusente, data }: Situado, hoje: string) {
  if (filiadoAusente) return { tone: 'late' as const, label: `${situacao} · não compareceu` };
  if (isVencido({ situacao, data }, hoje)) return { tone: 'late' as const, label: `${situacao} · vencido` };
  return { tone: TONES[situacao], label: situacao };
}

export function SituacaoTag(um: Situado) {
  return <StatusTag {...situacaoDe(um, useKit().today)} />;
}

/** 'Helena Prado e mais 1' */
export const nomesJuntos = ([primeiro, ...outros]: readonly string[]): string =>
  outros.length === 0 ? (primeiro ?? '—') : `${primeiro} e mais ${outros.length}`;

export const filiadosDe = ({ filiados }: Pick<Atendimento, 'filiados'>): string =>
  nomesJuntos(filiados.map(({ nome }) => nome));

export const horarioDe = ({ inicio, fim }: Pick<Atendimento, 'inicio' | 'fim'>): string => `${inicio} às ${fim}`;
