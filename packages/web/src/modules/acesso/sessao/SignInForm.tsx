import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { contaMessages } from '@sede/domain/modules/acesso/conta';
import { type FormEvent, useId, useRef, useState } from 'react';
import { messageOf } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import { SecondStep } from './SecondStep.tsx';
import { signIn } from './sessao.api.ts';
import classes from './sessao.module.css';

export interface SignInFormProps {
  /** Called after a successful sign-in. */
  onDone?: () => unknown;
  /** The session ended under this user: the address is not asked again. */
  email?: string;
  /** Written into both fields beforehand (accounts of the demonstration). */
  filled?: { email: string; senha: string } | null;
}

/** E-mail and password; 'Acessar' waits for both. Source: spec 1 §2.2, §8.1. */
export function SignInForm({ onDone, email: fixedEmail, filled }: SignInFormProps) {
  const [email, setEmail] = useState(fixedEmail ?? filled?.email ?? '');
  const [senha, setSenha] = useState(filled?.senha ?? '');
  const [manter, setManter] = useState(false);
  const [step, setStep] = useState<'senha' | 'codigo'>('senha');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const passwordId = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !email.trim() || !senha) return;
    setBusy(true);
    setError(null);
    try {
      const outcome = await signIn(email.trim(), senha, manter);
      if (outcome === 'codigo') setStep('codigo');
      else await onDone?.();
    } catch (failure) {
      setError(messageOf(failure));
      password.current?.focus();
      password.current?.select();
    } finally {
      setBusy(false);
    }
  };

  if (step === 'codigo') {
    const back = (reason?: string) => {
      setStep('senha');
      setError(reason ?? null);
    };
    return <SecondStep manter={manter} onDone={onDone} onBack={back} />;
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <TextInput
        label="E-mail"
        type="email"
        name="email"
        autoComplete="username"
        autoFocus={!fixedEmail}
        readOnly={Boolean(fixedEmail)}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <div>
        <div className={classes.labelRow}>
          <label htmlFor={passwordId}>Senha</label>
          {!fixedEmail && (
            <Link to="/pw-forget" className={classes.link}>
              Esqueci minha senha
            </Link>
          )}
        </div>
        <PasswordInput
          id={passwordId}
          ref={password}
          mt={5}
          name="password"
          autoComplete="current-password"
          data-autofocus={fixedEmail ? true : undefined}
          value={senha}
          onChange={(event) => setSenha(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': 'Mostrar ou esconder a senha' }}
        />
      </div>
      <Checkbox
        label="Manter conectado"
        description={contaMessages.manterConectado}
        checked={manter}
        onChange={(event) => setManter(event.currentTarget.checked)}
      />
      <Button
        className={classes.submit}
        type="submit"
        h={44}
        fullWidth
        loading={busy}
        disabled={!email.trim() || !senha}
      >
        Acessar
      </Button>
    </form>
  );
}
