import { Button } from '@mantine/core';
import { queryClient } from '#platform/api/index.ts';
import { abandonSession, sessionEnded, useUser } from '#platform/session/index.ts';
import { Dialog } from '#platform/ui/dialogs/Dialog.tsx';
import { SignInForm } from './SignInForm.tsx';
import classes from './sessao.module.css';

/** The session ended while somebody worked: the password again, over the page as it stands. */
export function SessionEndedDialog() {
  const { email } = useUser();

  const resumed = async () => {
    sessionEnded.resume();
    await queryClient.invalidateQueries();
  };
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
