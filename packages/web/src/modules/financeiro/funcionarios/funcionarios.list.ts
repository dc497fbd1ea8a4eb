/** The list of employees: what it is sorted and filtered by, in step with its `list` operation. */

import { UFS } from '@sede/domain/kernel';
import { funcionariosRegister } from '@sede/domain/modules/financeiro/funcionarios';
import { registerOrder } from '@sede/domain/register';
import { choiceFilter, defineList, optionsOf, yesNoFilter } from '#platform/ui/index.ts';

export const funcionariosList = defineList('funcionarios.list', {
  order: registerOrder(funcionariosRegister),
  search: 'Buscar nome, CPF ou e-mail…',
  filters: {
    uf: choiceFilter({ label: 'UF', options: optionsOf(UFS), pinned: true }),
    desabilitado: yesNoFilter({ label: 'Situação', yes: 'Desabilitado', no: 'Habilitado', pinned: true }),
  },
});
