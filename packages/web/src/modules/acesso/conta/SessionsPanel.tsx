import { Button } from '@mantine/core';
import { formatInstantBr } from '@sede/domain/kernel';
import { contaMessages, type SessaoPropria } from '@sede/domain/modules/acesso/conta';
import { useState } from 'react';
import { api } from '#platform/api/index.ts';
import { confirm, ErrorState, notify, StatusTag } from '#platform/ui/index.ts';
import classes from './conta.module.css';
import { useOwnSessions, useRefreshSessions } from './useOwnSessions.ts';

function Session({ session, onEnd, busy }: { session: SessaoPropria; onEnd: () => void; busy: boolean }) {
  const { dispositivo, endereco, entrouEm, vistaEm, atual } = session;
  return (
    <li className={classes.session}>
      <div>
        <div className={classes.sessionName}>
          {dispositivo}
          {atual && <StatusTag tone="ok" label="Esta sessão" />}
        </div>
        <div className={classes.small}>
          Entrou em {formatInstantBr(entrouEm)} · último uso em {formatInstantBr(vistaEm)}
          {endereco && ` · ${endereco}`}
        </div>
      </div>
      {!atual && (
        <Button
          variant="default"
          size="xs"
          onClick={onEnd}
          disabled={busy}
          aria-label={`Encerrar a sessão em ${dispositivo}`}
        >
          Encerrar
        </Button>
      )}
    </li>
  );
}

/** Where the user is signed in, and ending any of it. */
export function SessionsPanel() {
  const query = useOwnSessions();
  const refresh = useRefreshSessions();
  const [busy, setBusy] = useState(false);

  const run = async (work: () => Promise<unknown>, message: string) => {
    setBusy(true);
    try {
      await work();
      notify.success(message);
    } catch (failure) {
      notify.error(failure);
    } finally {
      setBusy(false);
      refresh();
    }
  };
  const endOthers = async () => {
    const answer = await confirm({
      title: 'Encerrar as outras sessões?',
      message: 'Os outros navegadores e aparelhos terão de entrar de novo.',
      confirmLabel: 'Encerrar',
    });
    if (answer.confirmed) await run(() => api.conta.encerrarOutras({}), contaMessages.outrasEncerradas);
  };

  if (query.isPending) return <p className={classes.small}>Carregando…</p>;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const { itens } = query.data;
  return (
    <>
      <ul className={classes.sessions}>
        {itens.map((session) => (
          <Session
            key={session.id}
            session={session}
            busy={busy}
            onEnd={() => void run(() => api.conta.encerrarSessao({ id: session.id }), contaMessages.sessaoEncerrada)}
          />
        ))}
      </ul>
      {itens.length > 1 && (
        <Button variant="default" onClick={() => void endOthers()} disabled={busy}>
          Encerrar as outras sessões
        </Button>
      )}
    </>
  );
}
