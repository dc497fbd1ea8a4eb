/** Manifest of Itens de despesa: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { ITEM_DESPESA_FIELDS } from './item-despesa.lists.ts';
import { itensDespesaContract } from './itens-despesa.contract.ts';

export const itensDespesaModule = defineModule({
  rotulo: 'Itens de despesa',
  contract: itensDespesaContract,
  audit: {
    order: 150,
    tables: {
      itens_despesa: { rotulo: 'Item de despesa', specs: ITEM_DESPESA_FIELDS, nome: 'nome', referido: true },
    },
  },
});
