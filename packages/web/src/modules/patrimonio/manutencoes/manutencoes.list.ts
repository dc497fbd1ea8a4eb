/** Maintenances: what the list is sorted and filtered by, in step with its `list` operation. Source: spec 3 §2.13; decisions-sindical-contratos-patrimonio (Maintenance). */
import {
  MANUTENCOES_ORDEM,
  manutencoesMessages as messages,
  RESULTADOS_DA_MANUTENCAO,
  SITUACAO_DA_MANUTENCAO_ROTULOS,
  SITUACOES_DA_MANUTENCAO,
} from '@sede/domain/modules/patrimonio/manutencoes';
import {
  choiceFilter,
  defineList,
  labelled,
  optionsOf,
  periodFilter,
  recordFilter,
  yesNoFilter,
} from '#platform/ui/index.ts';
import { bensSource } from '../patrimonio.source.ts';

export const manutencoesList = (tipos: readonly string[]) =>
  defineList('manutencoes.list', {
    order: MANUTENCOES_ORDEM,
    search: 'Número, responsável, problema…',
    filters: {
      situacao: choiceFilter({
        label: 'Situação',
        options: labelled(SITUACOES_DA_MANUTENCAO, SITUACAO_DA_MANUTENCAO_ROTULOS),
        single: true,
        pinned: true,
      }),
      periodo: periodFilter({
        label: 'Manutenção',
        inputs: ['inicio', 'fim'],
        months: 'civil',
        initial: null,
        pinned: true,
      }),
      bem: recordFilter({ label: 'Bem', source: bensSource, single: true, pinned: true }),
      resultado: choiceFilter({ label: 'Resultado', options: optionsOf(RESULTADOS_DA_MANUTENCAO) }),
      tipo: choiceFilter({ label: 'Tipo', options: optionsOf(tipos) }),
      aConferir: yesNoFilter({ label: messages.aConferir }),
    },
  });
