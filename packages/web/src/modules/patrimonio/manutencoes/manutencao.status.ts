/** The state of a maintenance as a tone. Source: decisions-sindical-contratos-patrimonio (Pendências: more than 30 days). */
import type { SituacaoDaManutencao } from '@sede/domain/modules/patrimonio/manutencoes';
import type { Tone } from '#platform/ui/index.ts';

export const TOM_DA_MANUTENCAO: Readonly<Record<SituacaoDaManutencao, Tone>> = {
  ...{ aberta: 'wait', demorada: 'late', encerrada: 'ok' },
};
