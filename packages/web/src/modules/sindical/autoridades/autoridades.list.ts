/** The list of authorities: what it is sorted and filtered by, in step with its `list` operation. */
import { AUTORIDADE_FIELDS, AUTORIDADES_ORDEM } from '@sede/domain/modules/sindical/autoridades';
import { useMemo } from 'react';
import { choiceFilter, defineList, optionsOf, useListState, yesNoFilter } from '#platform/ui/index.ts';
import { useTodosOsPartidos } from './autoridades.listas.ts';

const autoridadesList = (partidos: readonly string[]) =>
  defineList('autoridades.list', {
    order: AUTORIDADES_ORDEM,
    search: 'Buscar nome ou partido…',
    filters: {
      partido: choiceFilter({ label: AUTORIDADE_FIELDS.partido.rotulo, options: optionsOf(partidos), pinned: true }),
      mandato: yesNoFilter({ label: AUTORIDADE_FIELDS.exerceMandato.rotulo, pinned: true }),
    },
  });

export function useAutoridadesList() {
  const partidos = useTodosOsPartidos();
  const definition = useMemo(() => autoridadesList(partidos), [partidos]);
  return useListState(definition);
}
