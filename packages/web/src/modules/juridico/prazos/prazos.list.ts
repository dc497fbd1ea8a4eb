/** The list of deadlines: what it is sorted and filtered by; those that run unless something else is asked for. */
import { ESTADOS_DO_PRAZO, PRAZO_FIELDS as FIELDS, PRAZOS_ORDEM } from '@sede/domain/modules/juridico/prazos';
import { api } from '#platform/api/index.ts';
import {
  choiceFilter,
  defineList,
  optionsOf,
  periodFilter,
  type RecordSource,
  recordFilter,
} from '#platform/ui/index.ts';
import { escritoriosSource } from '../escritorios/index.ts';
import { processosSource } from './processos.source.ts';

const readResponsaveis = async () =>
  (await api.prazos.responsaveis({})).itens.map(({ id, nome }) => ({ value: id, label: nome }));

/** The few people who are responsible for some deadline. */
const responsaveisSource: RecordSource = {
  search: async (text) =>
    (await readResponsaveis()).filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
  resolve: async (ids) => (await readResponsaveis()).filter(({ value }) => ids.includes(value)),
};

export const prazosList = defineList('prazos.list', {
  order: PRAZOS_ORDEM,
  search: 'Buscar prazo ou processo…',
  filters: {
    estado: choiceFilter({
      ...{ label: FIELDS.estado.rotulo, pinned: true, initial: ['Aberto'] },
      options: optionsOf(ESTADOS_DO_PRAZO),
    }),
    vencimento: periodFilter({
      ...{ label: FIELDS.vencimento.rotulo, months: 'civil', initial: null },
      inputs: ['vencimentoDe', 'vencimentoAte'],
    }),
    responsavel: recordFilter({ label: FIELDS.responsavel.rotulo, source: responsaveisSource, pinned: true }),
    escritorio: recordFilter({ label: FIELDS.escritorio.rotulo, source: escritoriosSource }),
    processo: recordFilter({ label: FIELDS.processo.rotulo, source: processosSource }),
  },
});
