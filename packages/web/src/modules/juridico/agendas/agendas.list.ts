/** The list of agendas: always of one year, this one until another is chosen; years as the agendas have them. Source: spec 3 §2.9. */
import { AGENDAS_ORDEM, TIPOS_ATENDIMENTO, TIPOS_SERVICO } from '@sede/domain/modules/juridico/agendas';
import { escritoriosSource } from '#modules/juridico/escritorios/index.ts';
import { choiceFilter, defineList, optionsOf, recordFilter } from '#platform/ui/index.ts';

const { filters, ...list } = defineList('agendas.list', {
  order: AGENDAS_ORDEM,
  filters: {
    escritorio: recordFilter({ label: 'Escritório', source: escritoriosSource }),
    tipoServico: choiceFilter({ label: 'Tipo de serviço', options: optionsOf(TIPOS_SERVICO) }),
    tipoAtendimento: choiceFilter({ label: 'Tipo de atendimento', options: optionsOf(TIPOS_ATENDIMENTO) }),
  },
});

/** The year is a number to the operation, a word to the address. */
export const agendasList = (anos: readonly number[], atual: number) => ({
  ...list,
  filters: {
    ano: {
      ...choiceFilter({
        ...{ label: 'Ano', options: optionsOf(anos.map(String)), initial: [String(atual)] },
        ...{ single: true, pinned: true, always: true },
      }),
      toInput: ([ano]: string[]) => ({ ano: Number(ano) }),
    },
    ...filters,
  },
});
