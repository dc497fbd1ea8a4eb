/** Binds the operations of the legal home. */
import { painelJuridicoContract } from '@sede/domain/modules/juridico/painel-juridico/contract';
import { routes } from '#platform/api/index.ts';
import { exportarNumeros } from './numeros.export.ts';
import { readNumeros } from './numeros.views.ts';
import { readAtendimentos, readProcessos } from './painel-juridico.views.ts';

export const painelJuridicoRoutes = routes(painelJuridicoContract, {
  atendimentos: readAtendimentos,
  processos: readProcessos,
  numeros: readNumeros,
  exportarNumeros,
});
