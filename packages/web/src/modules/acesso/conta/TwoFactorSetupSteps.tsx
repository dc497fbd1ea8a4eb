import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { messageOf } from '#platform/api/index.ts';
import { QrCode } from '#platform/ui/reading.ts';
import { confirmTwoFactor, type TwoFactorSetup } from './conta.api.ts';
import classes from './conta.module.css';

/** The key of an otpauth:// address, for whoever cannot point a camera at the screen. */
function secretOf(uri: string): string {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}

export interface TwoFactorSetupStepsProps {
  setup: TwoFactorSetup;
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Scan, type the first code: only then is the second step on. */
export function TwoFactorSetupSteps({ setup, onConfirmed, onCancel }: TwoFactorSetupStepsProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const clean = code.replace(/\s/g, '');
  const ready = /^\d{6}$/.test(clean);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !ready) return;
    setBusy(true);
    setError(null);
    try {
      await confirmTwoFactor(clean);
      onConfirmed();
    } catch (failure) {
      setError(messageOf(failure));
      setCode('');
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={classes.setup} onSubmit={submit} noValidate>
      <p className={classes.text}>1. Leia este código com o aplicativo autenticador do seu celular.</p>
      <QrCode text={setup.totpURI} label="Código QR para o aplicativo autenticador" className={classes.qr} />
      <p className={classes.text}>
        Sem câmera, digite a chave: <span className={classes.secret}>{secretOf(setup.totpURI)}</span>
      </p>
      <TextInput
        label="2. Digite o código de seis algarismos que ele mostra"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        value={code}
        error={error}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={busy} disabled={!ready}>
          Ativar
        </Button>
        <Button variant="default" onClick={onCancel} disabled={busy}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
