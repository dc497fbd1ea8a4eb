/** The members' report: operations for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { relatorioFiliadosRoutes } from './relatorio-filiados.routes.ts';

export const relatorioFiliadosModule = defineModule({ routes: relatorioFiliadosRoutes });
