import { Button } from '@mantine/core';
import { contaMessages } from '@sede/domain/modules/acesso/conta';
import { type FormEvent, useState } from 'react';
import { api, isApiError, messageOf } from '#platform/api/index.ts';
import { notify } from '#platform/ui/index.ts';
import classes from './conta.module.css';
import { NewPasswordFields, samePassword } from './NewPasswordFields.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { useRefreshSessions } from './useOwnSessions.ts';

/** The code by which the server asks for the current password: the sign-in is older than ten minutes. */
const STEP_UP = 'conta.confirmar_senha';

/** New password and confirmation; the button waits until both are equal. Source: spec 1 §2.4; decisions §6. */
export function ChangePasswordForm() {
  const [senha, setSenha] = useState('');
  const [confirmacao, setConfirmacao] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const refreshSessions = useRefreshSessions();
  const ready = samePassword(senha, confirmacao);

  const change = async (senhaAtual?: string) => {
    await api.conta.alterarSenha({ novaSenha: senha, confirmacao, senhaAtual });
    setSenha('');
    setConfirmacao('');
    notify.success(contaMessages.senhaAlterada);
    refreshSessions();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !ready) return;
    setBusy(true);
    setError(null);
    try {
      await change();
    } catch (failure) {
      if (isApiError(failure) && failure.code === STEP_UP) setAsking(true);
      else setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <form className={classes.form} onSubmit={submit} noValidate>
        <NewPasswordFields
          senha={senha}
          confirmacao={confirmacao}
          onSenha={setSenha}
          onConfirmacao={setConfirmacao}
          error={error}
        />
        <Button type="submit" loading={busy} disabled={!ready}>
          Alterar minha senha
        </Button>
      </form>
      {asking && (
        <PasswordDialog
          onClose={() => setAsking(false)}
          title="Confirme que é você"
          text="Você entrou há mais de 10 minutos. Informe a senha atual para continuar."
          confirmLabel="Confirmar"
          run={change}
        />
      )}
    </>
  );
}
