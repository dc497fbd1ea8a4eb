/**
 * The lists of recurring expenses and of what is to be confirmed: what they are sorted and filtered by, in step with
 * their operations. Cost centres are a setting, so the definitions are made with those in force.
 */
import {
  FREQUENCIA_ROTULOS,
  FREQUENCIAS,
  PROPOSTAS_ORDEM,
  RECORRENCIAS_ORDEM,
  SITUACAO_RECORRENCIA_ROTULOS,
  SITUACOES_RECORRENCIA,
  STATUS_PROPOSTA,
  STATUS_PROPOSTA_ROTULOS,
  TIPO_VALOR_ROTULOS,
  TIPOS_VALOR,
} from '@sede/domain/modules/financeiro/recorrencias';
import { choiceFilter, defineList, labelled, optionsOf, recordFilter } from '#platform/ui/index.ts';
import { beneficiariosSource } from '../beneficiarios/index.ts';
import { itensDespesaSource } from '../itens-despesa/index.ts';

export const FREQUENCIA_OPCOES = labelled(FREQUENCIAS, FREQUENCIA_ROTULOS);
export const TIPO_VALOR_OPCOES = labelled(TIPOS_VALOR, TIPO_VALOR_ROTULOS);
const BUSCA = 'Buscar item, beneficiário…';

const common = (centros: readonly string[]) => ({
  tipoValor: choiceFilter({ label: 'Tipo de valor', options: TIPO_VALOR_OPCOES, pinned: true }),
  centroCusto: choiceFilter({ label: 'Centro de custo', options: optionsOf(centros) }),
  idBeneficiario: recordFilter({ label: 'Beneficiário', source: beneficiariosSource }),
  idItemDespesa: recordFilter({ label: 'Item', source: itensDespesaSource }),
});

/** '/financial/recorrencias' */
export const recorrenciasList = (centros: readonly string[]) =>
  defineList('recorrencias.list', {
    order: RECORRENCIAS_ORDEM,
    search: BUSCA,
    filters: {
      situacao: choiceFilter({
        label: 'Situação',
        options: labelled(SITUACOES_RECORRENCIA, SITUACAO_RECORRENCIA_ROTULOS),
        pinned: true,
      }),
      frequencia: choiceFilter({ label: 'Frequência', options: FREQUENCIA_OPCOES, pinned: true }),
      ...common(centros),
    },
  });

/** '/financial/recorrencias/mes': the month stands in the address, beside the filters. */
export const propostasList = (centros: readonly string[]) =>
  defineList('recorrencias.propostas', {
    order: PROPOSTAS_ORDEM,
    pageSize: 50,
    params: ['mes'],
    search: BUSCA,
    filters: {
      status: choiceFilter({
        label: 'Situação',
        options: labelled(STATUS_PROPOSTA, STATUS_PROPOSTA_ROTULOS),
        pinned: true,
      }),
      ...common(centros),
    },
  });
