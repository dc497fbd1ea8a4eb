/** Manifest of Relatório de processos: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { relatorioProcessosContract } from './relatorio-processos.contract.ts';

export const relatorioProcessosModule = defineModule({
  rotulo: 'Relatório de processos',
  contract: relatorioProcessosContract,
});
