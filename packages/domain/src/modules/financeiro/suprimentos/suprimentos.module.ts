/** Manifest of Suprimentos: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { ENTRADA_FIELDS } from './entrada.lists.ts';
import { suprimentosContract } from './suprimentos.contract.ts';

export const suprimentosModule = defineModule({
  rotulo: 'Suprimentos',
  contract: suprimentosContract,
  audit: {
    order: 100,
    tables: {
      entradas: {
        rotulo: 'Entrada de suprimentos',
        specs: ENTRADA_FIELDS,
        nome: 'descricao',
        ocultas: ['idTransferencia'],
      },
    },
  },
});
