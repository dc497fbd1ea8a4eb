import { Button } from '@mantine/core';
import { formatDataBr } from '@sede/domain/kernel';
import { filiadosMessages as messages, type Acessos as Pagina } from '@sede/domain/modules/filiados/filiados';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Reading, ScrollFrame } from '#platform/ui/index.ts';
import { Nothing } from '#platform/ui/reading.ts';
import classes from './filiados.module.css';

export interface AcessosProps {
  /** The names of who did it are part of it. */
  nomes?: boolean;
  /** Whose: part of the query's key. */
  chave: readonly [modulo: string, id: string];
  read: (pagina: number) => Promise<Pagina>;
}

/** What was done with a member's data, by day, screen and act, the newest first. Source: decisions-members (LGPD). */
export function Acessos({ nomes = false, chave: [modulo, id], read }: AcessosProps) {
  const query = useInfiniteQuery({
    queryKey: [[modulo, 'acessos'], { id }],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ temMais }, all) => (temMais ? all.length + 1 : null),
  });
  return (
    <Reading query={query}>
      {({ pages }) => {
        const itens = pages.flatMap((pagina) => pagina.itens);
        if (itens.length === 0) return <Nothing>{messages.semAcessos}</Nothing>;
        return (
          <>
            <p className={classes.explicacao}>{messages.explicacaoAcessos}</p>
            <ScrollFrame label={messages.acessosPorDia}>
              <table className={classes.tabela}>
                <thead>
                  <tr>
                    <th scope="col">Dia</th>
                    <th scope="col">Área</th>
                    <th scope="col">O que fez</th>
                    {nomes && <th scope="col">Quem</th>}
                  </tr>
                </thead>
                <tbody>
                  {itens.map(({ dia, area, ato, por, vezes }) => (
                    <tr key={`${dia} ${area} ${ato} ${por}`}>
                      <td>{formatDataBr(dia)}</td>
                      <td>{area}</td>
                      <td>
                        {ato}
                        {vezes > 1 && ` (${vezes} vezes)`}
                      </td>
                      {nomes && <td>{por}</td>}
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
