/** How the state, the count and the case of a deadline read. Source: decisions-legal (Prazos). */
import { prazosMessages as messages, type Prazo } from '@sede/domain/modules/juridico/prazos';
import { formatNumeroCnj } from '@sede/domain/modules/juridico/processos';
import { StatusTag, type Tone } from '#platform/ui/index.ts';

const TONES: Readonly<Record<Prazo['estado'], Tone>> = { Aberto: 'info', Cumprido: 'ok', Cancelado: 'neutral' };

/** Of one that runs: whether it is late or ends today. */
export function situacaoDoPrazo({ estado, vencimento }: Pick<Prazo, 'estado' | 'vencimento'>, hoje: string) {
  if (estado !== 'Aberto' || vencimento > hoje) return { tone: TONES[estado], label: estado };
  return vencimento < hoje
    ? { tone: 'late' as const, label: messages.atrasado }
    : { tone: 'wait' as const, label: messages.venceHoje };
}

export function PrazoTag({ prazo, hoje }: { prazo: Pick<Prazo, 'estado' | 'vencimento'>; hoje: string }) {
  return <StatusTag {...situacaoDoPrazo(prazo, hoje)} />;
}

/** As numbers of the CNJ are written; others as they were typed. */
export const numeroDe = (processo: string | null): string => (processo === null ? '—' : formatNumeroCnj(processo));

/** '15 dias úteis', 'data certa' */
export const contagemDe = ({ tipoContagem, dias }: Pick<Prazo, 'tipoContagem' | 'dias'>): string =>
  dias === null
    ? tipoContagem
    : `${dias} ${dias === 1 ? tipoContagem.replace('dias', 'dia').replace('úteis', 'útil').replace('corridos', 'corrido') : tipoContagem}`;
