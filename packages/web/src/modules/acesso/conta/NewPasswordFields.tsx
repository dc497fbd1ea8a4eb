import '@mantine/core/styles/PasswordInput.layer.css';
import { PasswordInput } from '@mantine/core';
import { contaMessages } from '@sede/domain/modules/acesso/conta';

export interface NewPasswordFieldsProps {
  senha: string;
  confirmacao: string;
  onSenha: (value: string) => void;
  onConfirmacao: (value: string) => void;
  error?: string | null;
  autoFocus?: boolean;
}

/** Equal and not empty: what the button under the two fields waits for. Source: spec 1 §2.4, §5. */
export const samePassword = (senha: string, confirmacao: string): boolean => senha !== '' && senha === confirmacao;

const toggle = { 'aria-label': 'Mostrar ou esconder a senha' };

/** A new password, twice. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { senha, confirmacao, onSenha, onConfirmacao, error, autoFocus } = props;
  const differs = confirmacao !== '' && senha !== confirmacao && !senha.startsWith(confirmacao);
  return (
    <>
      <PasswordInput
        label="Nova senha"
        description={contaMessages.senhaPede}
        autoComplete="new-password"
        autoFocus={autoFocus}
        value={senha}
        error={error}
        onChange={(event) => onSenha(event.currentTarget.value)}
        visibilityToggleButtonProps={toggle}
      />
      <PasswordInput
        label="Confirme a nova senha"
        autoComplete="new-password"
        value={confirmacao}
        error={differs ? 'As senhas não são iguais.' : null}
        onChange={(event) => onConfirmacao(event.currentTarget.value)}
        visibilityToggleButtonProps={toggle}
      />
    </>
  );
}
