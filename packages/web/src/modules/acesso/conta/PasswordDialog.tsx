import '@mantine/core/styles/PasswordInput.layer.css';
import { Button, PasswordInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { messageOf } from '#platform/api/index.ts';
import { Dialog } from '#platform/ui/dialogs/Dialog.tsx';
import classes from './conta.module.css';

export interface PasswordDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  text: string;
  confirmLabel: string;
  danger?: boolean;
  /** Gets the current password; its failure is shown in the dialog, which stays open. */
  run: (senhaAtual: string) => Promise<unknown>;
}

/** Step-up: the current password before something that an unattended screen must not allow. Source: decisions §6. */
export function PasswordDialog({ opened, onClose, title, text, confirmLabel, danger, run }: PasswordDialogProps) {
  const [senha, setSenha] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const formId = useId();

  const close = () => {
    setSenha('');
    setError(null);
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !senha) return;
    setBusy(true);
    setError(null);
    try {
      await run(senha);
      setSenha('');
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={title}
      busy={busy}
      footer={
        <>
          <Button variant="default" onClick={close} disabled={busy}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} color={danger ? 'vermelho' : undefined} loading={busy} disabled={!senha}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} className={classes.form} onSubmit={submit} noValidate>
        <p className={classes.text}>{text}</p>
        <PasswordInput
          label="Senha atual"
          autoComplete="current-password"
          data-autofocus
          value={senha}
          error={error}
          onChange={(event) => setSenha(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': 'Mostrar ou esconder a senha' }}
        />
      </form>
    </Dialog>
  );
}
