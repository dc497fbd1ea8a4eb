/** Binds the projection's operations. */
import { projecaoContract } from '@sede/domain/modules/financeiro/projecao/contract';
import { routes } from '#platform/api/index.ts';
import { exportProjecao } from './projecao.export.ts';
import { readProjecao } from './projecao.views.ts';

export const projecaoRoutes = routes(projecaoContract, {
  ler: (ctx, { base }) => readProjecao(ctx, base),
  export: exportProjecao,
});
