/** Lists of the survey: whom to ask, and what was sent; in step with their operations. */
import {
  ESTADOS_PESQUISA,
  FILIADOS_DA_PESQUISA_ORDEM,
  MODOS,
  PESQUISAS_ORDEM,
  ROTULO_ESTADO_PESQUISA,
} from '@sede/domain/modules/comunicacao/pesquisas';
import { CASAS, SITUACOES } from '@sede/domain/modules/filiados/filiados';
import { choiceFilter, defineList, labelled, optionsOf } from '#platform/ui/index.ts';

export const filiadosDaPesquisaList = defineList('pesquisas.filiados', {
  order: FILIADOS_DA_PESQUISA_ORDEM,
  search: 'Buscar nome ou matrícula…',
  filters: {
    casa: choiceFilter({ label: 'Casa', options: optionsOf(CASAS), pinned: true }),
    situacao: choiceFilter({ label: 'Situação', options: optionsOf(SITUACOES), pinned: true }),
  },
});

export const pesquisasList = defineList('pesquisas.list', {
  order: PESQUISAS_ORDEM,
  search: 'Buscar quem enviou…',
  filters: {
    estado: choiceFilter({
      label: 'Situação',
      options: labelled(ESTADOS_PESQUISA, ROTULO_ESTADO_PESQUISA),
      pinned: true,
    }),
    modo: choiceFilter({ label: 'Modo', options: optionsOf(MODOS) }),
  },
});
