/** The desk's queue of corrections: what it is sorted and filtered by; the open ones unless something else is asked for. */
import {
  CORRECOES_ORDEM,
  ESTADOS_DE_CORRECAO,
  NOMES_CORRIGIVEIS,
  ROTULO_DO_CAMPO,
  ROTULO_ESTADO_DE_CORRECAO,
} from '@sede/domain/modules/filiados/correcoes';
import { choiceFilter, defineList, labelled } from '#platform/ui/index.ts';

export const correcoesList = defineList('correcoes.list', {
  order: CORRECOES_ORDEM,
  search: 'Buscar filiado…',
  filters: {
    estado: choiceFilter({
      label: 'Situação',
      options: labelled(ESTADOS_DE_CORRECAO, ROTULO_ESTADO_DE_CORRECAO),
      pinned: true,
      initial: ['pedida'],
    }),
    campo: choiceFilter({ label: 'Campo', options: labelled(NOMES_CORRIGIVEIS, ROTULO_DO_CAMPO) }),
  },
});
