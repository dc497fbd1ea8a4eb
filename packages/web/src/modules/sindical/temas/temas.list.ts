/**
 * The list of themes: what it is sorted and filtered by, in step with its `list` operation; its words in the address
 * are the text's.
 * Source: spec 3 §2.1, §2.10.
 */
import {
  DIAS_PARADO,
  TEMA_FIELDS as FIELDS,
  INTERESSADOS,
  PRIORIDADES,
  SITUACAO_DO_TEMA_ROTULOS,
  SITUACOES_DO_TEMA,
  TEMAS_ORDEM,
  TIPOS_LISTADOS,
} from '@sede/domain/modules/sindical/temas';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc } from '#platform/api/index.ts';
import { useSearch } from '#platform/routing/index.ts';
import { choiceFilter, defineList, labelled, optionsOf, useListState, yesNoFilter } from '#platform/ui/index.ts';

const temasList = (tags: readonly string[], interessados: readonly string[]) =>
  defineList('temas.list', {
    order: TEMAS_ORDEM,
    search: 'Buscar título, descrição ou proposição…',
    filters: {
      situacao: choiceFilter({
        label: FIELDS.situacao.rotulo,
        options: labelled(SITUACOES_DO_TEMA, SITUACAO_DO_TEMA_ROTULOS),
        single: true,
        pinned: true,
      }),
      tipo_tema: choiceFilter({
        label: FIELDS.tipoTema.rotulo,
        options: optionsOf(TIPOS_LISTADOS),
        single: true,
        pinned: true,
      }),
      prioridade: choiceFilter({ label: FIELDS.prioridade.rotulo, options: optionsOf(PRIORIDADES), pinned: true }),
      tag: choiceFilter({ label: 'Tag', options: optionsOf(tags) }),
      interessado: choiceFilter({ label: 'Interessado', options: optionsOf(interessados) }),
      parado: choiceFilter({
        label: 'Parado há',
        options: DIAS_PARADO.map((dias) => ({ value: dias, label: `${dias} dias` })),
        single: true,
      }),
      incompleto: yesNoFilter({ label: 'Cadastro incompleto' }),
      novidade: yesNoFilter({ label: 'Movimentação nova' }),
    },
  });

/** Those of the address hold before the list of all has come: else every theme would be asked for first. */
const withAsked = (words: readonly string[], asked: string | undefined) => [
  ...new Set([...words, ...(asked ?? '').split(',').filter((word) => word !== '')]),
];

export function useTemasList() {
  const { tag, interessado } = useSearch();
  const tags = useQuery(orpc.temas.opcoesDeTags.queryOptions({ input: {} })).data?.itens;
  const definition = useMemo(
    () => temasList(withAsked(tags ?? [], tag), withAsked(INTERESSADOS, interessado)),
    [tags, tag, interessado],
  );
  return useListState(definition);
}
