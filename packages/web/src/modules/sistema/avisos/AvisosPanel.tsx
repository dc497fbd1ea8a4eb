import { Button } from '@mantine/core';
import { formatDataBr, formatHoraBr, todayInSaoPaulo } from '@sede/domain/kernel';
import type { Aviso } from '@sede/domain/modules/sistema/avisos';
import { IconCheck } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import { ErrorState, notify, useKit } from '#platform/ui/index.ts';
import classes from './avisos.module.css';

const SIZES = [20, 100] as const;

function when(instant: string, today: string): string {
  const day = todayInSaoPaulo(new Date(instant));
  return day === today ? `hoje, ${formatHoraBr(instant)}` : `${formatDataBr(day)}, ${formatHoraBr(instant)}`;
}

function Row({ aviso, onRead, close }: { aviso: Aviso; onRead: () => void; close: () => void }) {
  const { today } = useKit();
  return (
    <li className={classes.row} data-unread={!aviso.lido || undefined}>
      <Link
        to={aviso.caminho}
        className={classes.link}
        onClick={() => {
          if (!aviso.lido) onRead();
          close();
        }}
      >
        {!aviso.lido && <span className="visually-hidden">Não lido: </span>}
        <span>{aviso.texto}</span>
        {aviso.detalhe && <span className={classes.detail}>{aviso.detalhe}</span>}
        <time dateTime={aviso.criadoEm} className={classes.when}>
          {when(aviso.criadoEm, today)}
        </time>
      </Link>
      {!aviso.lido && (
        <button type="button" className={classes.read} aria-label={`Marcar como lido: ${aviso.texto}`} onClick={onRead}>
          <IconCheck size={16} aria-hidden />
        </button>
      )}
    </li>
  );
}

/** The newest notices; each opens what it tells of. What arrives while it is open appears by itself. */
export function AvisosPanel({ close }: { close: () => void }) {
  const [porPagina, setPorPagina] = useState<number>(SIZES[0]);
  const query = useQuery({
    ...orpc.avisos.list.queryOptions({ input: { porPagina } }),
    // Opening the bell reads the notices again.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const onError = (error: unknown) => notify.error(error);
  const read = useSubmit(orpc.avisos.ler, { onError });
  const readAll = useSubmit(orpc.avisos.lerTodos, { onError });

  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <p className={classes.wait}>Carregando…</p>;
  const { itens, total = 0 } = query.data;
  return (
    <>
      <div className={classes.head}>
        <h2>Avisos</h2>
        {itens.some(({ lido }) => !lido) && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={readAll.isPending}
            onClick={() => readAll.mutate({ ids: itens.map(({ id }) => id), antigos: true })}
          >
            Marcar todos como lidos
          </Button>
        )}
      </div>
      {itens.length === 0 ? (
        <p className={classes.empty}>Nenhum aviso. O que pedir a sua atenção aparece aqui.</p>
      ) : (
        <ul className={classes.list}>
          {itens.map((aviso) => (
            <Row key={aviso.id} aviso={aviso} onRead={() => read.mutate({ id: aviso.id })} close={close} />
          ))}
        </ul>
      )}
      <div className={classes.foot}>
        <Link to="/account" onClick={close}>
          Escolher os avisos
        </Link>
        {total > itens.length && porPagina < SIZES[1] && (
          <Button variant="subtle" size="compact-sm" onClick={() => setPorPagina(SIZES[1])}>
            Ver mais
          </Button>
        )}
      </div>
    </>
  );
}
