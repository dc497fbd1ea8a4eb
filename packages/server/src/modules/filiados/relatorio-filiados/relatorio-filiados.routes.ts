/** Binds the operations of the members' report. */
import { relatorioFiliadosContract } from '@sede/domain/modules/filiados/relatorio-filiados/contract';
import { routes } from '#platform/api/index.ts';
import { countGrupos, exportRelatorio, listRelatorio, totalsOfRelatorio } from './relatorio-filiados.views.ts';

export const relatorioFiliadosRoutes = routes(relatorioFiliadosContract, {
  list: listRelatorio,
  totals: totalsOfRelatorio,
  grupos: countGrupos,
  export: exportRelatorio,
});
