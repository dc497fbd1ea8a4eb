/** Manifest of Relatório de dependentes: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { relatorioDependentesContract } from './relatorio-dependentes.contract.ts';

export const relatorioDependentesModule = defineModule({
  rotulo: 'Relatório de dependentes',
  contract: relatorioDependentesContract,
});
