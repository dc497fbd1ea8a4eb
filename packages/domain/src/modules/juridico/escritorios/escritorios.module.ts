/** Manifest of Escritórios: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { ESCRITORIO_FIELDS } from './escritorio.lists.ts';
import { escritoriosContract } from './escritorios.contract.ts';

export const escritoriosModule = defineModule({
  rotulo: 'Escritórios',
  contract: escritoriosContract,
  audit: {
    order: 210,
    tables: {
      escritorios: { rotulo: 'Escritório', specs: ESCRITORIO_FIELDS, nome: 'nome', referido: true },
    },
  },
});
