/** The list of employees: what it is sorted and filtered by, in step with its `list` operation. */
import { UFS } from '@sede/domain/kernel';
import { choiceFilter, defineList, optionsOf, yesNoFilter } from '#platform/ui/index.ts';

export const funcionariosList = defineList({
  sortable: ['nome', 'cpf', 'dataNascimento', 'email', 'uf'],
  defaultSort: 'nome',
  views: 'funcionarios.list',
  search: 'Buscar nome, CPF ou e-mail…',
  filters: {
    uf: choiceFilter({ label: 'UF', options: optionsOf(UFS), pinned: true }),
    desabilitado: yesNoFilter({ label: 'Situação', yes: 'Desabilitado', no: 'Habilitado', pinned: true }),
  },
});
