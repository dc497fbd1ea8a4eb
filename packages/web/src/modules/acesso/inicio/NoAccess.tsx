import { Button } from '@mantine/core';
import { useState } from 'react';
import { navigate } from '#platform/routing/index.ts';
import { signOut } from '#platform/session/index.ts';
import { notify } from '#platform/ui/index.ts';
import { Notice } from './Notice.tsx';

/** For a user without any role. Source: spec 1 §2.7; decisions §6 ('Sair' beside 'Voltar'). */
export function NoAccess() {
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await signOut();
      await navigate('/', { replace: true });
    } catch (failure) {
      notify.error(failure);
      setBusy(false);
    }
  };
  return (
    <Notice title="Acesso não autorizado" text="Desculpe, você não tem permissão para acessar o sistema." seed={31}>
      <Button variant="default" onClick={() => void navigate('/')}>
        Voltar
      </Button>
      <Button onClick={() => void leave()} loading={busy}>
        Sair
      </Button>
    </Notice>
  );
}
