import { Button } from '@mantine/core';
import { contaMessages } from '@sede/domain/modules/acesso/conta';
import { type FormEvent, useState } from 'react';
import { messageOf } from '#platform/api/index.ts';
import { Link, navigate, useSearch } from '#platform/routing/index.ts';
import { notify } from '#platform/ui/index.ts';
import { EntryFrame } from '#platform/ui/shell/index.ts';
import { choosePassword } from './conta.api.ts';
import classes from './conta.module.css';
import { NewPasswordFields, samePassword } from './NewPasswordFields.tsx';

/** '/nova-senha?token=…': where the link of a recovery or an invitation leads. Source: decisions §6. */
export function ChoosePasswordPage() {
  const { token = '' } = useSearch();
  const [senha, setSenha] = useState('');
  const [confirmacao, setConfirmacao] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const ready = samePassword(senha, confirmacao);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !ready) return;
    setBusy(true);
    setError(null);
    try {
      await choosePassword(token, senha);
      notify.success(contaMessages.senhaAlterada);
      await navigate('/', { replace: true });
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <EntryFrame title="Escolher a senha" subtitle="Ela vale a partir de agora; as outras sessões são encerradas.">
      {token === '' ? (
        <p className={classes.red} role="alert">
          Este link está incompleto. Abra de novo o link da mensagem, inteiro, ou peça outro.
        </p>
      ) : (
        <form className={`${classes.form} ${classes.wide}`} onSubmit={submit} noValidate>
          <NewPasswordFields
            senha={senha}
            confirmacao={confirmacao}
            onSenha={setSenha}
            onConfirmacao={setConfirmacao}
            autoFocus
          />
          {error && (
            <p className={classes.red} role="alert">
              {error}
            </p>
          )}
          <Button type="submit" loading={busy} disabled={!ready}>
            Salvar a senha
          </Button>
        </form>
      )}
      <Link to="/pw-forget" className={classes.back}>
        Pedir outro link
      </Link>
    </EntryFrame>
  );
}
