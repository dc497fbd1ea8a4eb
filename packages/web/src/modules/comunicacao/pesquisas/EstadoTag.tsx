import { ROTULO_ARQUIVADA } from '@sede/domain/modules/comunicacao/comunicacoes';
import { type EstadoPesquisa, type Pesquisa, ROTULO_ESTADO_PESQUISA } from '@sede/domain/modules/comunicacao/pesquisas';
import { StatusTag, type Tone } from '#platform/ui/index.ts';

const TONES: Readonly<Record<EstadoPesquisa, Tone>> = {
  aguardando_aprovacao: 'wait',
  na_espera: 'today',
  enviando: 'info',
  interrompida: 'late',
  enviada: 'ok',
  encerrada: 'neutral',
  cancelada: 'neutral',
  negada: 'late',
};

/** The state of a survey; 'Arquivada' where there was no mail server. */
export function EstadoTag({ estado, enviadas, arquivadas }: Pick<Pesquisa, 'estado' | 'enviadas' | 'arquivadas'>) {
  const stored = estado === 'enviada' && arquivadas > 0 && enviadas === 0;
  return (
    <StatusTag
      tone={stored ? 'neutral' : TONES[estado]}
      label={stored ? ROTULO_ARQUIVADA : ROTULO_ESTADO_PESQUISA[estado]}
    />
  );
}
