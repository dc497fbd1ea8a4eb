import { Button } from '@mantine/core';
import { formatInstantBr } from '@sede/domain/kernel';
import { usuariosMessages as messages, type Usuario } from '@sede/domain/modules/acesso/usuarios';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, orpc } from '#platform/api/index.ts';
import { ReadingDialog } from '#platform/ui/form.ts';
import { confirm, EmptyState, ErrorState, notify, StatusTag } from '#platform/ui/index.ts';
import classes from './usuarios.module.css';

/** Where a user is signed in, and ending any or all of it. */
export function SessoesDialog({ record, onClose }: { record: Usuario; onClose: () => void }) {
  const { id, nome } = record;
  const query = useQuery(orpc.usuarios.sessoes.queryOptions({ input: { id } }));
  const [busy, setBusy] = useState(false);
  const itens = query.data?.itens ?? [];

  const run = async (work: () => Promise<unknown>, message: string) => {
    setBusy(true);
    try {
      await work();
      notify.success(message);
    } catch (failure) {
      notify.error(failure);
    } finally {
      setBusy(false);
      void query.refetch();
    }
  };
  const endAll = async () => {
    const answer = await confirm({
      title: messages.perguntaSessoes,
      message: messages.consequenciaSessoes,
      confirmLabel: 'Encerrar',
    });
    if (answer.confirmed) await run(() => api.usuarios.encerrarSessoes({ id }), messages.sessoesEncerradas);
  };

  return (
    <ReadingDialog
      size="md"
      title={`Sessões de ${nome}`}
      onClose={onClose}
      closeFilled
      actions={
        itens.some(({ atual }) => !atual) && (
          <Button variant="default" disabled={busy} onClick={() => void endAll()}>
            {itens.some(({ atual }) => atual) ? 'Encerrar as outras' : 'Encerrar todas'}
          </Button>
        )
      }
    >
      {query.isPending && <p className={classes.words}>Carregando…</p>}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && itens.length === 0 && <EmptyState plain title="Nenhuma sessão aberta" />}
      {itens.length > 0 && (
        <ul className={classes.sessions}>
          {itens.map(({ id: sessao, dispositivo, endereco, entrouEm, vistaEm, atual }) => (
            <li key={sessao}>
              <div>
                <b>{dispositivo}</b> {atual && <StatusTag tone="ok" label="Esta sessão" />}
                <p className={classes.words}>
                  Entrou em {formatInstantBr(entrouEm)} · último uso em {formatInstantBr(vistaEm)}
                  {endereco && ` · ${endereco}`}
                </p>
              </div>
              {!atual && (
                <Button
                  variant="default"
                  size="xs"
                  disabled={busy}
                  aria-label={`Encerrar a sessão em ${dispositivo}`}
                  onClick={() => void run(() => api.usuarios.encerrarSessao({ id, sessao }), messages.sessaoEncerrada)}
                >
                  Encerrar
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </ReadingDialog>
  );
}
