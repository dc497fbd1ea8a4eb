import { Button } from '@mantine/core';
import {
  type Correcao,
  correcoesMotivos,
  correcoesMessages as messages,
} from '@sede/domain/modules/filiados/correcoes';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { isApiError, messageOf, orpc, useSubmit } from '#platform/api/index.ts';
import { confirm, notify } from '#platform/ui/index.ts';
import { askParecidos } from '../filiados/index.ts';
import classes from './correcoes.module.css';

const AFETA = { alsoInvalidates: ['filiados'] };

/** What the record says of the field where it refuses it, else the refusal itself. */
const recusaDe = (error: unknown): string => {
  const [campo] = isApiError(error) ? Object.values(error.campos) : [];
  return campo ?? messageOf(error);
};

/** The buttons of the open correction: accept, refuse with a reason; what the record refuses is said beside them. */
export function Decisao({ correcao, onDone }: { correcao: Correcao; onDone: () => void }) {
  const { id, versao, versaoDaFicha, campo, pode } = correcao;
  const aceitar = useSubmit(orpc.correcoes.aceitar, AFETA);
  const recusar = useSubmit(orpc.correcoes.recusar);
  const [recusa, setRecusa] = useState<string | null>(null);
  const motivo = correcoesMotivos.texto(pode.aceitar);
  if (motivo) return <span className={classes.reason}>{motivo}</span>;
  const busy = aceitar.isPending || recusar.isPending;
  const write = (daCasa: { matricula?: string }) =>
    askParecidos((distintos) => aceitar.mutateAsync({ id, versao, versaoDaFicha, distintos, ...daCasa }));
  async function accept() {
    setRecusa(null);
    try {
      if (campo !== 'empresa') await write({});
      else {
        const answer = await confirm({
          title: 'Aceitar a nova casa',
          message: 'A matrícula e o cargo são da casa: informe a nova matrícula. O cargo fica vazio.',
          reasonLabel: 'Matrícula na nova casa',
          confirmLabel: 'Aceitar',
        });
        if (!answer.confirmed) return;
        await write({ matricula: answer.reason });
      }
      notify.success(messages.aceita);
      onDone();
    } catch (error) {
      setRecusa(recusaDe(error));
    }
  }
  async function refuse() {
    const answer = await confirm({
      title: 'Recusar a correção',
      message: 'O motivo vai por e-mail ao filiado e aparece em Meu Perfil.',
      reasonLabel: 'Motivo da recusa',
      confirmLabel: 'Recusar',
      danger: true,
      run: (texto) => recusar.mutateAsync({ id, versao, motivo: texto }),
    });
    if (!answer.confirmed) return;
    notify.success(messages.recusada);
    onDone();
  }
  return (
    <>
      {recusa && (
        <span className={classes.refused} role="alert">
          {recusa}
        </span>
      )}
      <Button
        variant="default"
        disabled={busy}
        onClick={() => void refuse()}
        leftSection={<IconX size={16} aria-hidden />}
      >
        Recusar
      </Button>
      <Button disabled={busy} onClick={() => void accept()} leftSection={<IconCheck size={16} aria-hidden />}>
        Aceitar
      </Button>
    </>
  );
}
