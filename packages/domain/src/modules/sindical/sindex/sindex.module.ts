/** Manifest of Sindex: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { CALCULO_FIELDS } from './calculo.lists.ts';
import { sindexContract } from './sindex.contract.ts';
import { PAGINAS_DO_SINDEX } from './sindex.name.ts';

export const sindexModule = defineModule({
  rotulo: PAGINAS_DO_SINDEX.titulo,
  contract: sindexContract,
  audit: {
    order: 240,
    tables: { sindex_calculos: { rotulo: 'Cálculo do Sindex', specs: CALCULO_FIELDS, nome: 'calculo' } },
  },
  actions: { createViabilidade: 'Cálculo guardado', createCusto: 'Cálculo guardado' },
});
