/** Manifest of Verificador: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { verificadorContract } from './verificador.contract.ts';

export const verificadorModule = defineModule({
  rotulo: 'Verificador',
  contract: verificadorContract,
  actions: { consultar: 'Pesquisa por CPF' },
});
