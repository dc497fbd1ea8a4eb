/** Manifest of Análise de despesas: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { analiseContract } from './analise.contract.ts';

export const analiseModule = defineModule({
  rotulo: 'Análise de despesas',
  contract: analiseContract,
});
