/** The report is filtered and sorted as the list of cases is, and by house, court, year and value besides. Source: decisions-legal (Report). */
import { CASAS } from '@sede/domain/modules/filiados/filiados';
import { ORGAOS_ADMINISTRATIVOS, PROCESSOS_ORDEM, TRIBUNAIS } from '@sede/domain/modules/juridico/processos';
import { choiceFilter, defineList, optionsOf, rangeFilter } from '#platform/ui/index.ts';
import { FILTROS_DE_PROCESSOS } from '../processos/index.ts';

const PRIMEIRO_ANO = 1980;
const TRIBUNAIS_OPCOES = [
  ...ORGAOS_ADMINISTRATIVOS.map((orgao) => ({ value: orgao, label: orgao })),
  ...TRIBUNAIS.map(({ sigla }) => ({ value: sigla, label: sigla })),
];

const { filters, ...list } = defineList('relatorioProcessos.list', {
  order: PROCESSOS_ORDEM,
  search: 'Buscar número…',
  filters: {
    ...FILTROS_DE_PROCESSOS,
    casa: choiceFilter({ label: 'Casa', options: optionsOf(CASAS), pinned: true }),
    tribunal: choiceFilter({ label: 'Tribunal/Órgão', options: TRIBUNAIS_OPCOES }),
    valor: rangeFilter({ label: 'Valor da causa', inputs: ['valorDe', 'valorAte'] }),
  },
});

/** A year is a number to the operation, a word to the address. In: this year. */
export const relatorioProcessosList = (atual: number) => {
  const anos = Array.from({ length: atual - PRIMEIRO_ANO + 1 }, (_, n) => String(atual - n));
  return {
    ...list,
    filters: {
      ...filters,
      ano: {
        ...choiceFilter({ label: 'Ano', options: optionsOf(anos), single: true }),
        toInput: ([ano]: string[]) => ({ ano: Number(ano) }),
      },
    },
  };
};
