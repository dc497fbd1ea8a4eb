/** What the program is told of Análise de despesas. */
import { defineModule } from '@sede/domain/manifest';
import { analiseContract } from './analise.contract.ts';

export const analiseModule = defineModule({
  rotulo: 'Análise de despesas',
  contract: analiseContract,
});
