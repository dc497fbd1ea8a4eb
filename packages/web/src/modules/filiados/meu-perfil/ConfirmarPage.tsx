import { Button } from '@mantine/core';
import { PERGUNTAS_DO_LINK as PERGUNTAS } from '@sede/domain/modules/filiados/meu-perfil';
import { useEffect, useState } from 'react';
import { messageOf, orpc, useSubmit } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import { refreshSession } from '#platform/session/index.ts';
import { EntryFrame } from '#platform/ui/shell/index.ts';
import classes from './meu-perfil.module.css';

/** Behind '#', so that no server on the way writes it down. */
const tokenHere = () => window.location.hash.slice(1);

/**
 * '/filiado/confirmar#…': where links in mails to members lead. It says what the link does and waits: mail programs that open links
 * by themselves change nothing. Source: decisions-members (Account).
 */
export function ConfirmarPage() {
  const [token] = useState(tokenHere);
  const read = useSubmit(orpc.meuPerfil.lerLink);
  const use = useSubmit(orpc.meuPerfil.usarLink, { onSuccess: () => void refreshSession() });
  const { mutate } = read;
  useEffect(() => {
    if (token !== '') mutate({ token });
  }, [mutate, token]);
  const pergunta = read.data && PERGUNTAS[read.data.tipo];
  const failure = use.error ?? read.error;
  return (
    <EntryFrame title={pergunta?.titulo ?? 'Confirmar'} subtitle={read.data?.email ?? ''}>
      <div className={classes.confirmar}>
        {token === '' && <p role="alert">Este link está incompleto. Abra de novo o link da mensagem, inteiro.</p>}
        {read.isPending && <p role="status">Conferindo o link…</p>}
        {pergunta && !use.data && <p>{pergunta.texto}</p>}
        {failure && (
          <p className={classes.falha} role="alert">
            {messageOf(failure)}
          </p>
        )}
        {use.data && <p role="status">{use.data.mensagem}</p>}
        {pergunta && !use.data && (
          <Button loading={use.isPending} onClick={() => use.mutate({ token })}>
            {pergunta.botao}
          </Button>
        )}
        <Link to="/">Ir para a entrada</Link>
      </div>
    </EntryFrame>
  );
}
