/** Where a term stands as its tone. */
import type { SituacaoDoTermo } from '@sede/domain/modules/patrimonio/termos';
import type { Tone } from '#platform/ui/index.ts';

export const TOM_DO_TERMO: Readonly<Record<SituacaoDoTermo, Tone>> = {
  aguardando: 'wait',
  aceito: 'ok',
  recusado: 'late',
  substituido: 'neutral',
  dispensado: 'neutral',
  bloqueado: 'late',
  vencido: 'late',
};
