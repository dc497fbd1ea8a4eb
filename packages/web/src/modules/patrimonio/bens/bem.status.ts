/** Situation and place of an asset as a word and its tone. Source: spec 3 §4; design/areas/patrimonio-bens. */
import type { LugarDoBem, SituacaoDoBem } from '@sede/domain/modules/patrimonio/bens';
import type { Tone } from '#platform/ui/index.ts';

export const TOM_DA_SITUACAO: Readonly<Record<SituacaoDoBem, Tone>> = {
  'Em uso': 'today',
  'Em manutencao': 'wait',
  Disponivel: 'ok',
  'Descarte pendente': 'late',
  Descartado: 'neutral',
  'Devolucao Solicitada': 'wait',
  Devolvido: 'neutral',
};

/** The row's edge: red what is late, orange what is in the workshop. */
export const tomDaLinha = (lugar: LugarDoBem): Tone | null =>
  lugar === 'atrasado' ? 'late' : lugar === 'oficina' ? 'wait' : null;
