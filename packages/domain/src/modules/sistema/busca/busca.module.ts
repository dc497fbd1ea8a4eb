/** What the program is told of Busca geral. */
import { defineModule } from '@sede/domain/manifest';
import { buscaContract } from './busca.contract.ts';

export const buscaModule = defineModule({
  rotulo: 'Busca geral',
  contract: buscaContract,
});
