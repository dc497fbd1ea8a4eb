import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { queryClient } from '#platform/api/index.ts';
import { abandonSession, sessionEnded, useUser } from '#platform/session/index.ts';
import { Dialog } from '#platform/ui/dialogs/Dialog.tsx';
import { SignInForm } from './SignInForm.tsx';
import classes from './sessao.module.css';

/** The dialog takes the focus: it waits until nothing was typed or entered for so long. */
const REST_MS = 800;
const BUSY = ['keydown', 'input', 'focusin'];

/** Whether the person has paused since this was drawn. */
function usePause(): boolean {
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (paused) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setPaused(true), REST_MS);
    };
    wait();
    for (const sign of BUSY) document.addEventListener(sign, wait, true);
    return () => {
      clearTimeout(timer);
      for (const sign of BUSY) document.removeEventListener(sign, wait, true);
    };
  }, [paused]);
  return paused;
}

/**
 * The session ended while somebody worked: the password again, over the page as it stands. A word that is being typed goes to
 * its field to the end, never into the password: decisions §6 (nothing typed is lost).
 */
export function SessionEndedDialog() {
  const { email } = useUser();
  const paused = usePause();

  const resumed = async () => {
    sessionEnded.resume();
    await queryClient.invalidateQueries();
  };
  if (!paused) return null;
  return (
    <Dialog opened onClose={() => undefined} busy title="Sua sessão terminou">
      <p className={classes.sub}>Entre de novo para continuar. O que você digitou nesta tela foi mantido.</p>
      <SignInForm email={email} onDone={resumed} />
      <Button variant="subtle" fullWidth mt={8} onClick={() => abandonSession()}>
        Sair
      </Button>
    </Dialog>
  );
}
