import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { messageOf } from '#platform/api/index.ts';
import { notify } from '#platform/ui/index.ts';
import { requestRecovery } from './conta.api.ts';
import classes from './conta.module.css';

/** Spec 1 §2.3, §9. */
const SNACKBAR_MS = 6000;

export interface RecoveryFormProps {
  email?: string;
  autoFocus?: boolean;
}

/**
 * Asks for the link to choose a password. The answer never tells whether the address exists; a failure stands in red
 * text and in a snackbar. Source: spec 1 §2.3; decisions §6.
 */
export function RecoveryForm({ email: initial = '', autoFocus = false }: RecoveryFormProps) {
  const [email, setEmail] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !email.trim()) return;
    setBusy(true);
    setError(null);
    setSent(null);
    try {
      setSent((await requestRecovery(email.trim())).message);
    } catch (failure) {
      const message = messageOf(failure);
      setError(message);
      notify({ tone: 'late', message, durationMs: SNACKBAR_MS });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={autoFocus ? `${classes.form} ${classes.wide}` : classes.form} onSubmit={submit} noValidate>
      <p className={classes.text}>
        Enviaremos um link de recuperação para o e-mail de acesso. Por ele você escolhe uma nova senha.
      </p>
      <TextInput
        label="E-mail"
        type="email"
        autoComplete="username"
        autoFocus={autoFocus}
        value={email}
        error={error !== null}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <div className={classes.outcome} aria-live="polite">
        {error && <p className={classes.red}>{error}</p>}
        {sent && <p className={classes.done}>{sent}</p>}
      </div>
      <Button type="submit" variant={autoFocus ? 'filled' : 'default'} loading={busy} disabled={!email.trim()}>
        Criar nova senha
      </Button>
    </form>
  );
}
