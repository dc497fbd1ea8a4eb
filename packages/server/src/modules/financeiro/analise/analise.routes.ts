/** Binds the analysis' operation. */
import { analiseContract } from '@sede/domain/modules/financeiro/analise/contract';
import { routes } from '#platform/api/index.ts';
import { readAnalise } from './analise.views.ts';

export const analiseRoutes = routes(analiseContract, {
  ler: readAnalise,
});
