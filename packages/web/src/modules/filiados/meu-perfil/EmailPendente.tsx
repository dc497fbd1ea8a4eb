import { Button } from '@mantine/core';
import { meuPerfilMessages as texts } from '@sede/domain/modules/filiados/meu-perfil';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { notify } from '#platform/ui/index.ts';
import classes from './meu-perfil.module.css';
import { useKeepPerfil } from './useMeuPerfil.ts';

/** A new address waits for its holder. Source: decisions-members (Account). */
export function EmailPendente({ email }: { email: string }) {
  const keep = useKeepPerfil();
  const { mutate, isPending } = useSubmit(orpc.meuPerfil.cancelarEmail, {
    onSuccess: keep,
    onError: (error) => notify.error(error),
  });
  return (
    <div className={classes.pendente} role="note">
      <p>
        <strong>{email}</strong> · {texts.aguardando}
      </p>
      <p>{texts.comoConfirmar(email)}</p>
      <Button variant="default" loading={isPending} onClick={() => mutate({})}>
        {texts.desistirDoEmail}
      </Button>
    </div>
  );
}
