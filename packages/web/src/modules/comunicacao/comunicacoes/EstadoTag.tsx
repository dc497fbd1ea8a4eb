import {
  type ComunicacaoListada,
  type Destinatario,
  ROTULO_ARQUIVADA,
  ROTULO_ESTADO_DE_COMUNICACAO,
  ROTULO_ESTADO_DO_DESTINATARIO,
} from '@sede/domain/modules/comunicacao/comunicacoes';
import { StatusTag, type Tone } from '#platform/ui/index.ts';

const TONES: Readonly<Record<ComunicacaoListada['estado'], Tone>> = {
  rascunho: 'neutral',
  aguardando_aprovacao: 'wait',
  na_espera: 'today',
  enviando: 'info',
  interrompida: 'late',
  concluida: 'ok',
};
const TONES_DO_DESTINATARIO: Readonly<Record<Destinatario['estado'], Tone>> = {
  na_fila: 'neutral',
  na_caixa: 'info',
  enviado: 'ok',
  arquivado: 'neutral',
  falhou: 'late',
  incerto: 'wait',
  de_fora: 'neutral',
};

/** The state of a mailing; 'Arquivada' where there was no mail server. */
export function EstadoTag({ estado, arquivada }: Pick<ComunicacaoListada, 'estado' | 'arquivada'>) {
  const stored = estado === 'concluida' && arquivada;
  return (
    <StatusTag
      tone={stored ? 'neutral' : TONES[estado]}
      label={stored ? ROTULO_ARQUIVADA : ROTULO_ESTADO_DE_COMUNICACAO[estado]}
    />
  );
}

export function DestinatarioTag({ estado }: Pick<Destinatario, 'estado'>) {
  return <StatusTag tone={TONES_DO_DESTINATARIO[estado]} label={ROTULO_ESTADO_DO_DESTINATARIO[estado]} />;
}
