import { Button, PasswordInput, TextInput } from '@mantine/core';
import { contaMessages } from '@sede/domain/modules/acesso/conta';
import { type FormEvent, useState } from 'react';
import { isApiError, messageOf } from '#platform/api/index.ts';
import { createFirstUser } from './sessao.api.ts';
import classes from './sessao.module.css';

const EMPTY = { codigo: '', nome: '', email: '', senha: '' };

/** Creates the first gestor_sistema with the one-time code that the server printed. Source: decisions §6. */
export function FirstAccessForm() {
  const [values, setValues] = useState(EMPTY);
  const [campos, setCampos] = useState<Record<string, string>>({});
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const complete = Object.values(values).every((value) => value.trim() !== '');

  const field = (name: keyof typeof EMPTY) => ({
    name,
    value: values[name],
    error: campos[name],
    required: true,
    onChange: (event: FormEvent<HTMLInputElement>) => {
      const { value } = event.currentTarget;
      setValues((current) => ({ ...current, [name]: value }));
      setCampos(({ [name]: _, ...others }) => others);
    },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !complete) return;
    setBusy(true);
    setError(null);
    try {
      await createFirstUser(values);
    } catch (failure) {
      const own = isApiError(failure) ? failure.campos : {};
      setCampos(own);
      if (Object.keys(own).length === 0) setError(messageOf(failure));
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
        {...field('codigo')}
        label="Código de primeiro acesso"
        description="Aparece no registro (log) do servidor quando ele inicia."
        autoComplete="off"
        autoFocus
        spellCheck={false}
      />
      <TextInput {...field('nome')} label="Nome" autoComplete="name" />
      <TextInput {...field('email')} label="E-mail" type="email" autoComplete="username" />
      <PasswordInput
        {...field('senha')}
        label="Senha"
        description={contaMessages.senhaPede}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Mostrar ou esconder a senha' }}
      />
      <Button type="submit" h={44} fullWidth loading={busy} disabled={!complete}>
        Criar conta e entrar
      </Button>
    </form>
  );
}
