/**
 * The saved views of a list and what may be done with the one in force.
 *
 * Read only when asked for (the menu opens, or the address names a view that did not come with the session), so that no
 * list's first load needs a further request. The view that the list opens with comes with the session, which is read
 * again when the person changes it. Source: issue 3 (Saved views); docs/decisions/016.
 */
import { visoesMessages as textos, type Visao } from '@sede/domain/modules/sistema/visoes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { invalidateModules, messageOf, orpc, useSubmit } from '#platform/api/index.ts';
import { setSearch } from '#platform/routing/index.ts';
import { refreshSession } from '#platform/session/index.ts';
import {
  COLUMNS_PARAM,
  confirm,
  differs,
  type ListViewsProps,
  lostOf,
  NO_VIEW,
  notify,
  useKit,
  VIEW_PARAM,
  type ViewQuery,
  viewQueryOf,
} from '#platform/ui/index.ts';

export interface VisaoAtual {
  id: string;
  nome: string;
  consulta: ViewQuery;
}

/** The list with this view, or without any: a step of its own, which Back undoes. */
const show = (consulta: ViewQuery, id: string | undefined) => setSearch({ ...consulta, [VIEW_PARAM]: id });

export function useVisoes({ list, columns, knownColumns }: ListViewsProps, asked: boolean) {
  const { definition, search, today } = list;
  const lista = definition.views ?? '';
  const opensWith = useKit().views.find((view) => view.lista === lista);
  const named = search[VIEW_PARAM];
  const id = named === undefined || named === NO_VIEW ? null : named;
  const query = useQuery(
    orpc.visoes.list.queryOptions({
      input: { lista },
      enabled: asked || (id !== null && id !== opensWith?.id),
    }),
  );
  const itens = query.data?.itens;
  const saved = itens?.find((visao) => visao.id === id);
  const atual: VisaoAtual | null = saved ?? (opensWith && opensWith.id === id ? opensWith : null);

  // A link to a view that was deleted or is not shared any more keeps its filters but shows no name.
  const gone = id !== null && itens !== undefined && !query.isFetching && saved === undefined;
  useEffect(() => {
    if (!gone) return;
    notify({ message: textos.naoEncontrada });
    setSearch((now) => ({ ...now, [VIEW_PARAM]: null }), { replace: true });
  }, [gone]);

  const altered = atual !== null && differs(definition, atual.consulta, search, columns, today);
  const lost = useMemo(
    () => (atual ? lostOf(definition, atual.consulta, knownColumns) : []),
    [atual, definition, knownColumns],
  );
  /** What a view saved now would keep. */
  const consulta = () => viewQueryOf(definition, { ...search, [COLUMNS_PARAM]: columns }, today);

  const onError = (error: unknown) => notify.error(messageOf(error));
  const update = useSubmit(orpc.visoes.update, { onSuccess: () => void notify.success(textos.atualizada), onError });
  const choose = useSubmit(orpc.visoes.definirPadrao, {
    onSuccess: () => {
      notify.success(textos.padraoDefinido);
      return refreshSession();
    },
    onError,
  });
  const unchoose = useSubmit(orpc.visoes.retirarPadrao, {
    onSuccess: () => {
      notify.success(textos.padraoRetirado);
      return refreshSession();
    },
    onError,
  });
  const pin = useSubmit(orpc.inicio.fixar, {
    onSuccess: ({ fixada }) => {
      notify.success(fixada ? textos.fixadaAgora : textos.soltaAgora);
      return invalidateModules(['visoes']);
    },
    onError,
  });
  const { mutateAsync: remove } = useSubmit(orpc.visoes.remove);

  const leave = () => show({}, opensWith ? NO_VIEW : undefined);
  async function confirmRemoval({ id: visao, versao, nome, papeis }: Visao) {
    const answer = await confirm({
      title: textos.excluir,
      message: papeis.length > 0 ? `${textos.pergunta}\n${textos.perguntaCompartilhada}` : textos.pergunta,
      details: [nome],
      confirmLabel: 'Excluir',
      danger: true,
      run: () => remove({ id: visao, versao }),
    });
    if (!answer.confirmed) return;
    notify.success(textos.excluido);
    setSearch((now) => ({ ...now, [VIEW_PARAM]: null }), { replace: true });
    if (opensWith?.id === visao) await refreshSession();
  }

  return {
    query,
    itens,
    /** As the server has it; absent until the views are read. */
    saved,
    atual,
    altered,
    lost,
    consulta,
    abrir: (visao: VisaoAtual) => show(visao.consulta, visao.id),
    leave,
    keep: (visao: Visao) => update.mutate({ id: visao.id, versao: visao.versao, consulta: consulta() }),
    tornarPadrao: (visao: Visao) => choose.mutate({ id: visao.id }),
    retirarPadrao: (visao: Visao) => unchoose.mutate({ id: visao.id }),
    fixar: (visao: Visao) => pin.mutate({ visao: visao.id, fixada: !visao.fixada }),
    excluir: confirmRemoval,
  };
}
