/** Manifest of Itens de receita: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { ITEM_RECEITA_FIELDS } from './item-receita.lists.ts';
import { itensReceitaContract } from './itens-receita.contract.ts';

export const itensReceitaModule = defineModule({
  rotulo: 'Itens de receita',
  contract: itensReceitaContract,
  audit: {
    order: 160,
    tables: {
      itens_receita: { rotulo: 'Item de receita', specs: ITEM_RECEITA_FIELDS, nome: 'nome', referido: true },
    },
  },
});
