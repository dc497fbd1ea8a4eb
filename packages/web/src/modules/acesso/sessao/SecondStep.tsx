import { Button, Checkbox, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { type FormEvent, useState } from 'react';
import { isApiError, messageOf } from '#platform/api/index.ts';
import { verifySecondStep } from './sessao.api.ts';
import classes from './sessao.module.css';

export interface SecondStepProps {
  /** 'Manter conectado', as chosen with the password. */
  manter: boolean;
  onDone?: () => unknown;
  onBack: (reason?: string) => void;
}

/** The second step of a sign-in: the authenticator's six digits, or one of the backup codes. Source: decisions §4. */
export function SecondStep({ manter, onDone, onBack }: SecondStepProps) {
  const [code, setCode] = useState('');
  const [backup, setBackup] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const clean = code.replace(/\s/g, '');
  const complete = backup ? clean.length >= 8 : /^\d{6}$/.test(clean);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !complete) return;
    setBusy(true);
    setError(null);
    try {
      await verifySecondStep(clean, backup, manter);
      await onDone?.();
    } catch (failure) {
      // The code came too late: the password must be entered again first.
      if (isApiError(failure) && failure.code === 'conta.segundo_passo_expirado') return onBack(failure.message);
      setError(messageOf(failure));
      setCode('');
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <TextInput
        key={String(backup)}
        label={backup ? 'Código de reserva' : 'Código de verificação'}
        description={
          backup
            ? 'Cada código de reserva funciona uma vez.'
            : 'Os seis algarismos que o aplicativo autenticador mostra agora.'
        }
        inputMode={backup ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoFocus
        maxLength={backup ? 24 : 7}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Checkbox
        label="Usar um código de reserva"
        checked={backup}
        onChange={(event) => {
          setBackup(event.currentTarget.checked);
          setCode('');
        }}
      />
      <Button type="submit" h={44} fullWidth loading={busy} disabled={!complete}>
        Confirmar
      </Button>
      <Button variant="subtle" onClick={() => onBack()}>
        Voltar
      </Button>
    </form>
  );
}
