import { Button } from '@mantine/core';
import { type Interacao, interacoesMessages as messages } from '@sede/domain/modules/comunicacao/interacoes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api, orpc, useSubmit } from '#platform/api/index.ts';
import { confirm, ErrorState, notify } from '#platform/ui/index.ts';
import { InteracaoCard } from './InteracaoCard.tsx';
import classes from './interacoes.module.css';

export interface InteracoesDoFiliadoProps {
  filiado: { id: string; nome: string };
  onEdit: (one: Interacao) => void;
  onRegister: () => void;
}

/** The interactions of one member as cards, newest first, a page at a time. Source: spec 2 §2 (Interactions), §8. */
export function InteracoesDoFiliado({ filiado, onEdit, onRegister }: InteracoesDoFiliadoProps) {
  const { mutateAsync: remove } = useSubmit(orpc.interacoes.remove, { alsoInvalidates: ['filiados'] });
  const query = useInfiniteQuery({
    queryKey: [['interacoes', 'doFiliado'], { id: filiado.id }],
    queryFn: ({ pageParam }) =>
      api.interacoes.doFiliado({ id: filiado.id, ...(pageParam !== null && { depois: pageParam }) }),
    // The type of every later page's parameter, too.
    initialPageParam: null as string | null,
    getNextPageParam: ({ proximo }) => proximo,
  });
  const ask = async ({ id, versao, nomeItem }: Interacao) => {
    const answer = await confirm({
      title: messages.excluir,
      message: messages.pergunta,
      details: [nomeItem, filiado.nome],
      confirmLabel: 'Excluir',
      danger: true,
      run: () => remove({ id, versao }),
    });
    if (answer.confirmed) notify.success(messages.removida);
  };
  if (query.error && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} title={messages.erroCarregar} />;
  if (!query.data) return <p role="status">Carregando…</p>;
  const itens = query.data.pages.flatMap((page) => page.itens);
  return (
    <div className={classes.painel}>
      {itens.length === 0 ? (
        <p className={classes.vazio}>{messages.vazio}</p>
      ) : (
        <ul className={classes.lista} aria-label={`${messages.titulo} de ${filiado.nome}`}>
          {itens.map((one) => (
            <InteracaoCard key={one.id} interacao={one} onEdit={onEdit} onRemove={(um) => void ask(um)} />
          ))}
        </ul>
      )}
      <div className={classes.rodape}>
        <Button size="compact-md" variant="default" onClick={onRegister}>
          {messages.registrar}
        </Button>
        {query.hasNextPage && (
          <Button
            size="compact-md"
            variant="subtle"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {messages.verMais}
          </Button>
        )}
      </div>
    </div>
  );
}
