/** Manifest of Busca geral: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { buscaContract } from './busca.contract.ts';

export const buscaModule = defineModule({
  rotulo: 'Busca geral',
  contract: buscaContract,
});
