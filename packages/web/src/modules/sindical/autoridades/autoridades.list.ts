/** The list of authorities: what it is sorted and filtered by, in step with its `list` operation. */
import { AUTORIDADE_FIELDS, AUTORIDADES_ORDEM } from '@sede/domain/modules/sindical/autoridades';
import { useMemo } from 'react';
import { useSearch } from '#platform/routing/index.ts';
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
  // Those of the address hold before the list of all has come: else every profile would be asked for first.
  const { partido = '' } = useSearch();
  const definition = useMemo(() => {
    const asked = partido.split(',').filter((one) => one !== '' && !partidos.includes(one));
    return autoridadesList([...partidos, ...asked]);
  }, [partidos, partido]);
  return useListState(definition);
}
