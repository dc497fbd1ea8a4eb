/** Binds the operations of the cases' report. */
import { relatorioProcessosContract } from '@sede/domain/modules/juridico/relatorio-processos/contract';
import { routes } from '#platform/api/index.ts';
import { countGrupos, exportRelatorio, listRelatorio, totalsOfRelatorio } from './relatorio-processos.views.ts';

export const relatorioProcessosRoutes = routes(relatorioProcessosContract, {
  list: listRelatorio,
  totals: totalsOfRelatorio,
  grupos: countGrupos,
  export: exportRelatorio,
});
