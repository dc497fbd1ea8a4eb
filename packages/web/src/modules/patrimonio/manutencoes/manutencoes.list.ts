/**
 * Maintenances: what the list is sorted and filtered by, in step with its `list` operation.
 * Source: spec 3 §2.13; decisions-sindical-contratos-patrimonio (Maintenance).
 */
import {
  MANUTENCOES_ORDEM,
  RESULTADOS_DA_MANUTENCAO,
  SITUACAO_DA_MANUTENCAO_ROTULOS,
  SITUACOES_DA_MANUTENCAO,
} from '@sede/domain/modules/patrimonio/manutencoes';
import { choiceFilter, defineList, optionsOf } from '#platform/ui/index.ts';
import { filtrosDoMovimento, filtrosDoTipo } from '../patrimonio.filters.ts';

export const manutencoesList = (tipos: readonly string[]) =>
  defineList('manutencoes.list', {
    order: MANUTENCOES_ORDEM,
    search: 'Número, responsável, problema…',
    filters: {
      ...filtrosDoMovimento(SITUACOES_DA_MANUTENCAO, SITUACAO_DA_MANUTENCAO_ROTULOS, 'Manutenção'),
      resultado: choiceFilter({ label: 'Resultado', options: optionsOf(RESULTADOS_DA_MANUTENCAO) }),
      ...filtrosDoTipo(tipos),
    },
  });
