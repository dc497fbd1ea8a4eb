/** Binds the operations of contracts to their services. */
import { contratosContract } from '@sede/domain/modules/contratos/contratos/contract';
import { routes } from '#platform/api/index.ts';
import { contratos } from './contrato.record.ts';
import { listOpcoesDeContrato } from './contratos.options.ts';
import { createContrato } from './contratos.service.ts';
import { readContrato } from './contratos.views.ts';

export const contratosRoutes = routes(
  contratosContract,
  {
    options: listOpcoesDeContrato,
    get: (ctx, { id }) => readContrato(ctx, id),
    create: createContrato,
  },
  { record: contratos },
);
