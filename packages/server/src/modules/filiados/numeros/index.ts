/** Statistics of members: their operations for the composition root; how many are active, for other areas. */
import { numerosContract } from '@sede/domain/modules/filiados/numeros/contract';
import { routes } from '#platform/api/index.ts';
import { defineModule } from '#platform/module/index.ts';
import { exportCartao, exportTcuPorUf } from './numeros.export.ts';
import { readCasas, readPainel } from './numeros.views.ts';

export { countAtivos } from './numeros.views.ts';

export const numerosModule = defineModule({
  routes: routes(numerosContract, {
    painel: readPainel,
    baixar: exportCartao,
    tcuPorUf: exportTcuPorUf,
    casas: readCasas,
  }),
});
