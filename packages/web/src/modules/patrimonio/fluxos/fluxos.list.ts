/**
 * Exits and returns: what the list is sorted and filtered by, in step with its `list` operation.
 * Source: spec 3 §2.13; decisions-sindical-contratos-patrimonio (Flow).
 */
import { FLUXOS_ORDEM, SITUACAO_DO_FLUXO_ROTULOS, SITUACOES_DO_FLUXO } from '@sede/domain/modules/patrimonio/fluxos';
import { defineList, recordFilter } from '#platform/ui/index.ts';
import { filtrosDoMovimento, filtrosDoTipo } from '../patrimonio.filters.ts';
import { funcionariosSource } from '../patrimonio.source.ts';

export const fluxosList = (tipos: readonly string[]) =>
  defineList('fluxos.list', {
    order: FLUXOS_ORDEM,
    search: 'Número, responsável, motivo…',
    filters: {
      ...filtrosDoMovimento(SITUACOES_DO_FLUXO, SITUACAO_DO_FLUXO_ROTULOS, 'Saída'),
      funcionario: recordFilter({ label: 'Funcionário', source: funcionariosSource }),
      ...filtrosDoTipo(tipos),
    },
  });
