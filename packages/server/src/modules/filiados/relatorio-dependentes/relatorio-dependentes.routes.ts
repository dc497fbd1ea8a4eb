/** Binds the operations of the dependents' report. */
import { relatorioDependentesContract } from '@sede/domain/modules/filiados/relatorio-dependentes/contract';
import { routes } from '#platform/api/index.ts';
import { countGrupos, exportRelatorio, listRelatorio, totalsOfRelatorio } from './relatorio-dependentes.views.ts';

export const relatorioDependentesRoutes = routes(relatorioDependentesContract, {
  list: listRelatorio,
  totals: totalsOfRelatorio,
  grupos: countGrupos,
  export: exportRelatorio,
});
