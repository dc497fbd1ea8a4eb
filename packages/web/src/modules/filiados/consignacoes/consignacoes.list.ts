/** The lists of the payroll check, in step with their operations; the competence stands in the address beside them. Source: spec 2 §2. */
import {
  CODIGOS,
  RESULTADO_FIELDS as FIELDS,
  NAO_CONSIGNADOS_ORDEM,
  RESULTADOS_ORDEM,
  ROTULO_TRATAMENTO,
  TRATAMENTOS_DO_PROGRAMA,
  VALORES_TRATAMENTO,
} from '@sede/domain/modules/filiados/consignacoes';
import { CASAS } from '@sede/domain/modules/filiados/filiados';
import { choiceFilter, defineList, labelled, optionsOf, yesNoFilter } from '#platform/ui/index.ts';

const casa = choiceFilter({ label: FIELDS.casa.rotulo, options: optionsOf(CASAS), pinned: true });

export const resultadosList = defineList('consignacoes.list', {
  order: RESULTADOS_ORDEM,
  search: 'Buscar nome, matrícula, CPF…',
  filters: {
    casa,
    tratado: yesNoFilter({ label: 'Tratada', pinned: true }),
    tratamento: choiceFilter({
      label: FIELDS.tratamento.rotulo,
      options: labelled([...VALORES_TRATAMENTO, ...TRATAMENTOS_DO_PROGRAMA], ROTULO_TRATAMENTO),
      pinned: true,
    }),
    codigo: choiceFilter({ label: FIELDS.codigo.rotulo, options: optionsOf(CODIGOS), pinned: true }),
  },
});

export const naoConsignadosList = defineList('consignacoes.naoConsignados', {
  order: NAO_CONSIGNADOS_ORDEM,
  search: 'Buscar nome ou matrícula…',
  filters: { casa },
});
