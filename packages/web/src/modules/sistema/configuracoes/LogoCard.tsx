import { Button } from '@mantine/core';
import {
  configuracoesErrors,
  configuracoesMessages,
  LOGO_MAXIMO,
  type Logo,
} from '@sede/domain/modules/sistema/configuracoes';
import { useId, useRef, useState } from 'react';
import { type ApiError, orpc, useSubmit } from '#platform/api/index.ts';
import { refreshSession } from '#platform/session/index.ts';
import { confirm, notify } from '#platform/ui/index.ts';
import classes from './configuracoes.module.css';

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** The union's logo: shown as it is, put, exchanged, removed. A refusal is shown here. */
export function LogoCard({ logo }: { logo: Logo | null }) {
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const [error, setError] = useState<string | null>(null);
  const done = (message: string) => {
    setError(null);
    notify.success(message);
    void refreshSession();
  };
  const refused = (failure: ApiError) => setError(failure.campos.logo ?? failure.campos.conteudo ?? failure.message);
  const put = useSubmit(orpc.configuracoes.trocarLogo, {
    onSuccess: () => done(configuracoesMessages.logoTrocado),
    onError: refused,
  });
  const remove = useSubmit(orpc.configuracoes.removerLogo, {
    onSuccess: () => done(configuracoesMessages.logoRemovido),
    onError: refused,
  });
  const versao = logo?.versao ?? 0;
  const pick = async (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!file) return;
    if (file.size > LOGO_MAXIMO) return setError(configuracoesErrors.logo_grande().message);
    if (file.size === 0) return setError(configuracoesErrors.logo_invalido().message);
    put.mutate({ conteudo: await base64Of(file), versao });
  };
  const ask = async () => {
    const { confirmed } = await confirm({
      title: 'Remover logotipo',
      message: 'Confirma a remoção do logotipo?',
      confirmLabel: 'Remover',
      danger: true,
    });
    if (confirmed) remove.mutate({ versao });
  };
  return (
    <section className={`card ${classes.card} ${classes.logo}`} aria-labelledby="logotipo" style={{ marginBottom: 14 }}>
      <div className={classes.logoBox}>
        {logo ? <img src={logo.endereco} alt="Logotipo do sindicato" /> : 'Sem logotipo'}
      </div>
      <div className={classes.logoText}>
        <h2 id="logotipo">Logotipo</h2>
        <p className={classes.help}>
          PNG ou JPEG, até {LOGO_MAXIMO / 1024} kB. Aparece na barra superior, na entrada, nos recibos, nas impressões e
          nos e-mails.
        </p>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg"
          aria-label="Arquivo do logotipo"
          aria-describedby={error ? errorId : undefined}
          aria-invalid={error ? true : undefined}
          hidden
          onChange={(event) => void pick(event.currentTarget.files?.[0])}
        />
        <div className={classes.buttons}>
          <Button variant="default" loading={put.isPending} onClick={() => input.current?.click()}>
            {logo ? 'Trocar logotipo' : 'Enviar logotipo'}
          </Button>
          {logo && (
            <Button variant="subtle" color="red" loading={remove.isPending} onClick={() => void ask()}>
              Remover
            </Button>
          )}
        </div>
        {error && (
          <p id={errorId} className={classes.error} role="alert">
            {error}
          </p>
        )}
      </div>
    </section>
  );
}
