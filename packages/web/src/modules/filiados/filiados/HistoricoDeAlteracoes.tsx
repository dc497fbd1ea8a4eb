import { Button } from '@mantine/core';
import { formatInstantBr } from '@sede/domain/kernel';
import { filiadosMessages as messages } from '@sede/domain/modules/filiados/filiados';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#platform/api/index.ts';
import { changesShown, changeText, type HistoryEntry } from '#platform/ui/history/historyLine.ts';
import { Reading, ScrollFrame } from '#platform/ui/index.ts';
import { Nothing } from '#platform/ui/reading.ts';
import classes from './filiados.module.css';

function Alteracao({ entry }: { entry: HistoryEntry }) {
  const lines = changesShown(entry);
  return (
    <>
      {entry.feito}
      {entry.motivo && ` · ${entry.motivo}`}
      {lines.map((change) => (
        <div key={change.campo}>
          {change.rotulo}: {changeText(change, entry.acao)}
        </div>
      ))}
    </>
  );
}

/** The text's accordion: Data, Alteração, Responsável; newest first, a page at a time. Source: spec 2 §2 (Member dialog). */
export function HistoricoDeAlteracoes({ id }: { id: string }) {
  const query = useInfiniteQuery({
    queryKey: [['filiados', 'history'], { id, tabela: true }],
    queryFn: ({ pageParam }) => api.filiados.history({ id, ...(pageParam !== null && { antes: pageParam }) }),
    // The type of every later page's parameter, too.
    initialPageParam: null as number | null,
    getNextPageParam: ({ proximo }) => proximo,
  });
  return (
    <Reading query={query}>
      {({ pages }) => {
        const entries = pages.flatMap(({ itens }) => itens);
        if (entries.length === 0) return <Nothing>{messages.semHistorico}</Nothing>;
        return (
          <>
            <ScrollFrame label={messages.historico}>
              <table className={classes.tabela}>
                <thead>
                  <tr>
                    <th scope="col">Data</th>
                    <th scope="col">Alteração</th>
                    <th scope="col">Responsável</th>
                  </tr>
                </thead>
                <tbody>
                  {entries.map((entry) => (
                    <tr key={entry.id}>
                      <td>{formatInstantBr(entry.em)}</td>
                      <td>
                        <Alteracao entry={entry} />
                      </td>
                      <td>{entry.por ?? 'Sistema'}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollFrame>
            {query.hasNextPage && (
              <Button variant="default" size="xs" onClick={() => void query.fetchNextPage()}>
                Mostrar anteriores
              </Button>
            )}
          </>
        );
      }}
    </Reading>
  );
}
