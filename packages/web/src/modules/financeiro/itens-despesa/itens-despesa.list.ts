/**
 * The list of expense items: what it is sorted and filtered by, in step with its `list` operation. Types and cost
 * centres are settings, so the definition is made with those in force.
 */
import { listOrder } from '@sede/domain/kernel';
import { beneficiariosSource } from '#modules/financeiro/beneficiarios/index.ts';
import { choiceFilter, defineList, optionsOf, recordFilter, yesNoFilter } from '#platform/ui/index.ts';

export const itensDespesaList = (tipos: readonly string[], centros: readonly string[]) =>
  defineList('itensDespesa.list', {
    order: listOrder(['nome', 'tipo', 'centroCusto', 'nomeBeneficiario'], 'nome'),
    search: 'Buscar nome ou descrição…',
    filters: {
      tipo: choiceFilter({ label: 'Tipo', options: optionsOf(tipos), pinned: true }),
      centroCusto: choiceFilter({ label: 'Centro de custo', options: optionsOf(centros), pinned: true }),
      desabilitado: yesNoFilter({ label: 'Situação', yes: 'Desabilitado', no: 'Habilitado', pinned: true }),
      idBeneficiario: recordFilter({ label: 'Beneficiário', source: beneficiariosSource }),
    },
  });
