import { Button } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { signOut, useSession } from '#platform/session/index.ts';
import { notify } from '#platform/ui/index.ts';
import { PageHeader } from '#platform/ui/shell/index.ts';
import classes from './conta.module.css';
import { TwoFactorPanel } from './TwoFactorPanel.tsx';

/**
 * In the place of every page, for whoever must first turn the second step on; the server refuses everything else. Stays
 * until the person continues, so that the backup codes are seen. Source: decisions §4; issue 3.
 */
export function SecondStepGate({ onDone }: { onDone: () => void }) {
  const { papeisSuspensos } = useSession();
  const [leaving, setLeaving] = useState(false);
  const done = papeisSuspensos.length === 0;
  const leave = async () => {
    setLeaving(true);
    try {
      await signOut();
      await navigate('/', { replace: true });
    } catch (error) {
      notify.error(messageOf(error));
      setLeaving(false);
    }
  };
  return (
    <>
      <PageHeader
        title={done ? 'Verificação em duas etapas ativada' : 'Falta um passo'}
        subtitle={
          done
            ? 'Guarde os códigos de reserva e continue.'
            : 'O seu perfil exige a verificação em duas etapas. Ative-a para abrir as páginas.'
        }
      />
      <section className={`card ${classes.panel} ${classes.gate}`} aria-label="Verificação em duas etapas">
        <TwoFactorPanel setupOnly />
        <div className={classes.buttons}>
          {done ? (
            <Button onClick={onDone}>Continuar</Button>
          ) : (
            <Button variant="default" loading={leaving} onClick={() => void leave()}>
              Sair
            </Button>
          )}
        </div>
      </section>
    </>
  );
}
