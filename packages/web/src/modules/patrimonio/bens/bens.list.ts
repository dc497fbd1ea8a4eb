/**
 * The register of assets: what it is sorted and filtered by, in step with its `list` operation.
 *
 * Which half of them is shown stands in the address as `classe` ('pessoa', 'predial', 'tudo'), beside the filters. Where nothing is said: those
 * of people; of what the worklist counts, both.
 * Source: spec 3 §2.13; decisions-sindical-contratos-patrimonio (Register); design/areas/patrimonio-bens.
 */
import {
  BENS_ORDEM,
  CLASSES_DO_BEM,
  type ClasseDoBem,
  LUGAR_ROTULOS,
  LUGARES_DO_BEM,
  bensMessages as messages,
  SITUACAO_DO_BEM_ROTULOS,
  SITUACOES_DA_CLASSE,
  SITUACOES_DO_BEM,
} from '@sede/domain/modules/patrimonio/bens';
import { useMemo } from 'react';
import { type FlatSearch, useSearch } from '#platform/routing/index.ts';
import {
  choiceFilter,
  defineList,
  labelled,
  optionsOf,
  recordFilter,
  useListState,
  withInputs,
  yesNoFilter,
} from '#platform/ui/index.ts';
import { type ListasDoPatrimonio, useTodasDoPatrimonio } from '../patrimonio.listas.ts';
import { funcionariosSource } from '../patrimonio.source.ts';

/** null: both halves. */
export type Metade = ClasseDoBem | null;
const AMBAS = 'tudo';
function metadeDe({ classe, garantia, semAceite, aConferir }: FlatSearch): Metade {
  if (classe === AMBAS) return null;
  const dita = CLASSES_DO_BEM.find((uma) => uma === classe);
  const contada = [garantia, semAceite, aConferir].some((um) => um !== undefined);
  return dita ?? (contada ? null : 'pessoa');
}

const bensList = (classe: Metade, { tipos, setores }: ListasDoPatrimonio) =>
  defineList('bens.list', {
    order: BENS_ORDEM,
    params: ['classe'],
    search: 'Número, descrição, série…',
    filters: {
      situacao: choiceFilter({
        label: 'Situação',
        options: labelled(classe === null ? SITUACOES_DO_BEM : SITUACOES_DA_CLASSE[classe], SITUACAO_DO_BEM_ROTULOS),
        pinned: true,
      }),
      setor: choiceFilter({ label: 'Setor', options: optionsOf(setores), pinned: true }),
      tipo: choiceFilter({ label: 'Tipo', options: optionsOf(tipos), pinned: true }),
      lugar: choiceFilter({ label: 'Onde está', options: labelled(LUGARES_DO_BEM, LUGAR_ROTULOS) }),
      usuario: recordFilter({ label: 'Usuário', source: funcionariosSource }),
      garantia: yesNoFilter({ label: 'Garantia a vencer em 30 dias' }),
      semAceite: yesNoFilter({ label: messages.semAceite }),
      aConferir: yesNoFilter({ label: messages.aConferir }),
    },
  });

export function useBensList() {
  const classe = metadeDe(useSearch());
  const listas = useTodasDoPatrimonio();
  const definition = useMemo(() => bensList(classe, listas), [classe, listas]);
  const state = useListState(definition);
  const list = useMemo(() => withInputs(state, classe === null ? {} : { classe }), [state, classe]);
  return { classe, list };
}
