/** What the dependents' report is sorted and filtered by: the titular's house and state, the dependent's kinship and age. */
import { listOrder } from '@sede/domain/kernel';
import { PARENTESCOS } from '@sede/domain/modules/filiados/dependentes';
import { CADASTROS, CASAS, SITUACOES } from '@sede/domain/modules/filiados/filiados';
import { RELATORIO_DEPENDENTES_ORDEM } from '@sede/domain/modules/filiados/relatorio-dependentes';
import { choiceFilter, defineList, optionsOf, rangeFilter } from '#platform/ui/index.ts';

export const relatorioDependentesList = defineList('relatorioDependentes.list', {
  order: listOrder(RELATORIO_DEPENDENTES_ORDEM, 'nome'),
  search: 'Buscar dependente ou titular…',
  filters: {
    casa: choiceFilter({ label: 'Casa', options: optionsOf(CASAS), pinned: true }),
    situacao: choiceFilter({ label: 'Situação do titular', options: optionsOf(SITUACOES), pinned: true }),
    cadastro: choiceFilter({ label: 'Cadastro do titular', options: optionsOf(CADASTROS) }),
    parentesco: choiceFilter({ label: 'Parentesco', options: optionsOf(PARENTESCOS), pinned: true }),
    idade: rangeFilter({ label: 'Idade', unit: 'inteiro', inputs: ['idadeDe', 'idadeAte'] }),
  },
});
