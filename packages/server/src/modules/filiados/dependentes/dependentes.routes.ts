/** Binds the dependents' operations to their services. */
import { dependentesContract } from '@sede/domain/modules/filiados/dependentes/contract';
import { routes } from '#platform/api/index.ts';
import { filiados } from '../filiados/index.ts';
import { dependentes } from './dependente.record.ts';
import {
  attachAoDependente,
  createDependente,
  removeAnexoDoDependente,
  removeDependente,
  updateDependente,
} from './dependentes.service.ts';
import { listDependentes, readDependentesInteiros } from './dependentes.views.ts';

export const dependentesRoutes = routes(
  dependentesContract,
  {
    doFiliado: listDependentes,
    restritos: readDependentesInteiros,
    get: (ctx, { id }) => dependentes.get(ctx, id),
    create: createDependente,
    update: updateDependente,
    remove: removeDependente,
    anexar: attachAoDependente,
    removerAnexo: removeAnexoDoDependente,
  },
  { record: dependentes, except: { doFiliado: filiados, restritos: filiados } },
);
