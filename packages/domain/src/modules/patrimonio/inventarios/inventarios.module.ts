/** Manifest of Inventários: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { DECISAO_FIELDS, INVENTARIO_ACTIONS, INVENTARIO_FIELDS, LEITURA_FIELDS } from './inventario.lists.ts';
import { inventariosContract } from './inventarios.contract.ts';

export const inventariosModule = defineModule({
  rotulo: 'Inventários',
  contract: inventariosContract,
  actions: INVENTARIO_ACTIONS,
  audit: {
    order: 199,
    tables: {
      inventarios: { rotulo: 'Inventário', specs: INVENTARIO_FIELDS, nome: 'nome', ocultas: ['autor'] },
      inventarios_leituras: {
        rotulo: 'Leitura do inventário',
        specs: LEITURA_FIELDS,
        nome: 'numero',
        ocultas: ['inventarioId', 'bemId', 'chave'],
      },
      inventarios_decisoes: {
        rotulo: 'Decisão do inventário',
        specs: DECISAO_FIELDS,
        nome: 'numero',
        ocultas: ['inventarioId', 'bemId', 'autor'],
      },
    },
  },
});
