/** Binds the dashboard's operations. */
import { painelContract } from '@sede/domain/modules/financeiro/painel/contract';
import { routes } from '#platform/api/index.ts';
import { readQualidade } from '../projecao/index.ts';
import { readPainel } from './painel.views.ts';

export const painelRoutes = routes(painelContract, {
  ler: readPainel,
  qualidade: ({ db }) => readQualidade(db),
});
