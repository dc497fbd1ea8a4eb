/** The lists of pairs and of merges: what they are sorted and filtered by, in step with their operations. */
import {
  ESTADOS_DE_UNIFICACAO,
  PARES_ORDEM,
  PISTAS,
  ROTULO_ESTADO_DE_UNIFICACAO,
  ROTULO_PISTA,
  UNIFICACOES_ORDEM,
} from '@sede/domain/modules/filiados/duplicados';
import { choiceFilter, defineList, labelled } from '#platform/ui/index.ts';

export const paresList = defineList('duplicados.pares', {
  order: PARES_ORDEM,
  search: 'Buscar nome, CPF, matrícula…',
  filters: { por: choiceFilter({ label: 'Parecem por', options: labelled(PISTAS, ROTULO_PISTA), pinned: true }) },
});

export const unificacoesList = defineList('duplicados.list', {
  order: UNIFICACOES_ORDEM,
  search: 'Buscar nome…',
  filters: {
    estado: choiceFilter({
      label: 'Estado',
      options: labelled(ESTADOS_DE_UNIFICACAO, ROTULO_ESTADO_DE_UNIFICACAO),
      pinned: true,
    }),
  },
});
