/** Exits and returns: what the list is sorted and filtered by, in step with its `list` operation. Source: spec 3 §2.13; decisions-sindical-contratos-patrimonio (Flow). */
import {
  FLUXOS_ORDEM,
  fluxosMessages as messages,
  SITUACAO_DO_FLUXO_ROTULOS,
  SITUACOES_DO_FLUXO,
} from '@sede/domain/modules/patrimonio/fluxos';
import {
  choiceFilter,
  defineList,
  labelled,
  optionsOf,
  periodFilter,
  recordFilter,
  yesNoFilter,
} from '#platform/ui/index.ts';
import { bensSource, funcionariosSource } from '../patrimonio.source.ts';

export const fluxosList = (tipos: readonly string[]) =>
  defineList('fluxos.list', {
    order: FLUXOS_ORDEM,
    search: 'Número, responsável, motivo…',
    filters: {
      situacao: choiceFilter({
        label: 'Situação',
        options: labelled(SITUACOES_DO_FLUXO, SITUACAO_DO_FLUXO_ROTULOS),
        single: true,
        pinned: true,
      }),
      periodo: periodFilter({
        label: 'Saída',
        inputs: ['inicio', 'fim'],
        months: 'civil',
        initial: null,
        pinned: true,
      }),
      bem: recordFilter({ label: 'Bem', source: bensSource, single: true, pinned: true }),
      funcionario: recordFilter({ label: 'Funcionário', source: funcionariosSource }),
      tipo: choiceFilter({ label: 'Tipo', options: optionsOf(tipos) }),
      aConferir: yesNoFilter({ label: messages.aConferir }),
    },
  });
