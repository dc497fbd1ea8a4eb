/** What the figures are narrowed by: days of the appointments, from a year ago; office; service. */
import { TIPOS_SERVICO } from '@sede/domain/modules/juridico/atendimentos';
import { umAnoAntes } from '@sede/domain/modules/juridico/painel-juridico';
import { choiceFilter, defineFilters, optionsOf, periodFilter, recordFilter } from '#platform/ui/index.ts';
import { escritoriosSource } from '../escritorios/index.ts';

const periodo = periodFilter({ label: 'Período', inputs: ['dataDe', 'dataAte'], months: 'civil' });

export const numerosFiltros = defineFilters('painelJuridico.numeros', {
  filters: {
    periodo: {
      ...periodo,
      initial: (today: string) => ({ tipo: 'intervalo' as const, de: umAnoAntes(today), ate: null }),
    },
    escritorio: recordFilter({ label: 'Escritório', source: escritoriosSource, pinned: true }),
    tipoServico: choiceFilter({ label: 'Serviço', options: optionsOf(TIPOS_SERVICO), pinned: true }),
  },
});
