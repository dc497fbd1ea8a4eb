import { type EstadoDeCorrecao, ROTULO_ESTADO_DE_CORRECAO } from '@sede/domain/modules/filiados/correcoes';
import { StatusTag, type Tone } from '#platform/ui/index.ts';

const TOM: Readonly<Record<EstadoDeCorrecao, Tone>> = {
  pedida: 'wait',
  aceita: 'ok',
  recusada: 'late',
  retirada: 'neutral',
};

export function CorrecaoTag({ estado }: { estado: EstadoDeCorrecao }) {
  return <StatusTag tone={TOM[estado]} label={ROTULO_ESTADO_DE_CORRECAO[estado]} />;
}
