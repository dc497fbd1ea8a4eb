/** The CPF lookup: its operation for the composition root. */
import { verificadorContract } from '@sede/domain/modules/filiados/verificador/contract';
import { routes } from '#platform/api/index.ts';
import { defineModule } from '#platform/module/index.ts';
import { consultarCpf } from './verificador.service.ts';

export const verificadorModule = defineModule({
  routes: routes(verificadorContract, { consultar: consultarCpf }),
});
