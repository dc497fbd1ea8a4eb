/** Manifest of Lista de espera: what other parts of the program gather from this module. What was noted stays between lawyer and member. */
import { maskFields } from '@sede/domain/kernel';
import { defineModule } from '@sede/domain/manifest';
import { listaEsperaContract } from './lista-espera.contract.ts';
import { ESPERA_FIELDS } from './lista-espera.lists.ts';
import { PAGINA_DA_LISTA_DE_ESPERA } from './lista-espera.name.ts';

export const listaEsperaModule = defineModule({
  rotulo: PAGINA_DA_LISTA_DE_ESPERA.titulo,
  contract: listaEsperaContract,
  audit: {
    order: 219,
    tables: {
      lista_espera: { rotulo: 'Espera', specs: maskFields(ESPERA_FIELDS, ['nota']), nomeDe: 'filiadoId' },
    },
  },
});
