/** The cases' report: operations for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { relatorioProcessosRoutes } from './relatorio-processos.routes.ts';

export const relatorioProcessosModule = defineModule({ routes: relatorioProcessosRoutes });
