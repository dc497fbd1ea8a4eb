/** The state of an exit as a tone. Source: decisions-sindical-contratos-patrimonio (Flow: overdue is red). */
import type { SituacaoDoFluxo } from '@sede/domain/modules/patrimonio/fluxos';
import type { Tone } from '#platform/ui/index.ts';

export const TOM_DO_FLUXO: Readonly<Record<SituacaoDoFluxo, Tone>> = {
  ...{ fora: 'today', atrasado: 'late', retornado: 'ok' },
};
