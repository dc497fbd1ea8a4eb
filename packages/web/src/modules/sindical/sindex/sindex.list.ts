/** Kept calculations: what they are sorted and filtered by, in step with their `list` operation. */
import { CALCULOS, CALCULOS_ORDEM, ROTULO_CALCULO } from '@sede/domain/modules/sindical/sindex';
import { choiceFilter, defineList, labelled, yesNoFilter } from '#platform/ui/index.ts';

export const sindexList = defineList('sindex.list', {
  order: CALCULOS_ORDEM,
  search: 'Buscar descrição ou autor…',
  filters: {
    calculo: choiceFilter({ label: 'Cálculo', options: labelled(CALCULOS, ROTULO_CALCULO), pinned: true }),
    meus: yesNoFilter({ label: 'Guardados por mim', pinned: true }),
  },
});
