/** Binds the dashboard's operation. */
import { painelContract } from '@sede/domain/modules/financeiro/painel/contract';
import { routes } from '#platform/api/index.ts';
import { readPainel } from './painel.views.ts';

export const painelRoutes = routes(painelContract, { ler: readPainel });
