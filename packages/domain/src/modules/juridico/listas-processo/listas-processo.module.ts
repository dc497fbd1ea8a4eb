/** Manifest of 'Colar lista'. */
import { maskFields } from '@sede/domain/kernel';
import { defineModule } from '@sede/domain/manifest';
import { LISTA_FIELDS } from './lista-processo.lists.ts';
import { listasProcessoContract } from './listas-processo.contract.ts';

export const listasProcessoModule = defineModule({
  rotulo: 'Listas de filiados de processos',
  contract: listasProcessoContract,
  actions: { receber: 'Lista recebida', incluir: 'Lista incluída' },
  audit: {
    order: 221,
    tables: {
      processo_listas: {
        rotulo: 'Lista de filiados do processo',
        specs: maskFields(LISTA_FIELDS, ['nome']),
        ocultas: ['processoId', 'aIncluir', 'porId', 'porNome'],
      },
    },
  },
});
