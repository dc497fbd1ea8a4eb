/** Manifest of Relatório de despesas: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { relatorioDespesasContract } from './relatorio-despesas.contract.ts';

export const relatorioDespesasModule = defineModule({
  rotulo: 'Relatório de despesas',
  contract: relatorioDespesasContract,
});
