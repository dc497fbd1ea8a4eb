/** What the program is told of Relatório de despesas. */
import { defineModule } from '@sede/domain/manifest';
import { relatorioDespesasContract } from './relatorio-despesas.contract.ts';

export const relatorioDespesasModule = defineModule({
  rotulo: 'Relatório de despesas',
  contract: relatorioDespesasContract,
});
