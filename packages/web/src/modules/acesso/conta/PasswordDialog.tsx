import '@mantine/core/styles/PasswordInput.layer.css';
import { PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { ActionDialog, type ActionDialogProps } from '#platform/ui/dialogs/ActionDialog.tsx';
import classes from './conta.module.css';

export interface PasswordDialogProps extends Pick<ActionDialogProps, 'title' | 'confirmLabel' | 'danger' | 'onClose'> {
  text: string;
  /** Gets the current password; its failure is shown in the dialog, which stays open. */
  run: (senhaAtual: string) => Promise<unknown>;
}

/** Step-up: the current password before something that an unattended screen must not allow. Source: decisions §6. */
export function PasswordDialog({ text, run, ...dialog }: PasswordDialogProps) {
  const [senha, setSenha] = useState('');
  return (
    <ActionDialog {...dialog} ready={senha !== ''} startsOn="fields" enterConfirms run={() => run(senha)}>
      {(failure) => (
        <div className={classes.form}>
          <p className={classes.text}>{text}</p>
          <PasswordInput
            label="Senha atual"
            autoComplete="current-password"
            data-autofocus
            value={senha}
            error={failure}
            onChange={(event) => setSenha(event.currentTarget.value)}
            visibilityToggleButtonProps={{ 'aria-label': 'Mostrar ou esconder a senha' }}
          />
        </div>
      )}
    </ActionDialog>
  );
}
