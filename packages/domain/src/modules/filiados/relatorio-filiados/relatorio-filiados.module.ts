/** Manifest of Relatório de filiados: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { relatorioFiliadosContract } from './relatorio-filiados.contract.ts';

export const relatorioFiliadosModule = defineModule({
  rotulo: 'Relatório de filiados',
  contract: relatorioFiliadosContract,
});
