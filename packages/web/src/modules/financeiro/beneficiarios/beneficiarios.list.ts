/** The list of beneficiaries: what it is sorted and filtered by, in step with its `list` operation. */
import { listOrder } from '@sede/domain/kernel';
import { TIPOS_BENEFICIARIO } from '@sede/domain/modules/financeiro/beneficiarios';
import { choiceFilter, defineList, optionsOf, yesNoFilter } from '#platform/ui/index.ts';

export const beneficiariosList = defineList('beneficiarios.list', {
  order: listOrder(['tipo', 'cpfCnpj', 'nomeBeneficiario', 'sigla'], 'nomeBeneficiario'),
  search: 'Buscar nome, CPF, CNPJ…',
  filters: {
    tipo: choiceFilter({ label: 'Tipo', options: optionsOf(TIPOS_BENEFICIARIO), pinned: true }),
    desabilitado: yesNoFilter({ label: 'Situação', yes: 'Desabilitado', no: 'Habilitado', pinned: true }),
  },
});
