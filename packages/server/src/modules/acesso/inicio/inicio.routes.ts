/** Binds the home page's operation to its service. */
import { inicioContract } from '@sede/domain/modules/acesso/inicio/contract';
import { routes } from '#platform/api/index.ts';
import { countFixadas, countPendencias, fixar, type ModulesOf } from './inicio.service.ts';

export const inicioRoutes = ({ modules }: { modules: ModulesOf }) =>
  routes(inicioContract, {
    pendencias: (ctx) => countPendencias(modules, ctx),
    fixadas: (ctx) => countFixadas(modules, ctx),
    fixar,
  });
