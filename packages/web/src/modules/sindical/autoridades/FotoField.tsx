import { Button, Input } from '@mantine/core';
import { fileAccept, fileHint, fileProblem } from '@sede/domain/kernel';
import {
  FOTO_DA_AUTORIDADE,
  type FotoEnviada,
  autoridadesMessages as messages,
} from '@sede/domain/modules/sindical/autoridades';
import { useEffect, useRef } from 'react';
import { type FormField, useSending } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import classes from './autoridades.module.css';
import { fotoUrl } from './autoridades.paths.ts';

export interface FotoFieldProps extends FormField<FotoEnviada | null> {
  /** Whose photo is already kept; absent: a new profile. */
  salva?: { id: string; fotoId: string | null } | undefined;
}

/** The photo: chosen, sent at once and drawn anew by the server, kept when the profile is saved. Source: spec 3 §2.11, §5. */
export function FotoField({ name, label, value, onChange, onPending, error, salva }: FotoFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const { send, trying, busy, falha, setFalha } = useSending();
  const fotoId = value?.fotoId ?? null;
  const src = fotoId && (salva?.fotoId === fotoId ? fotoUrl(salva.id, fotoId) : `/api/anexos/${fotoId}?exibir=sim`);
  const told = useRef(onPending);
  told.current = onPending;
  useEffect(() => {
    told.current(busy);
    return () => told.current(false);
  }, [busy]);
  const choose = (file: File | undefined) => {
    if (!file) return;
    const problem = fileProblem(FOTO_DA_AUTORIDADE, file);
    if (problem !== null) return setFalha(problem);
    void trying(
      async () => onChange(await send<FotoEnviada>('/api/autoridades/foto', file)),
      () => notify.error(messages.erroFoto),
    );
  };
  const refused = falha ?? error;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the section's own fieldset stands around it
    <div role="group" aria-label={label} className={classes.foto} data-field={name} data-label={label}>
      <span className={classes.retrato} data-grande data-vazio={src ? undefined : true}>
        {src ? <img src={src} alt="Foto escolhida" width={108} height={108} /> : 'Sem foto'}
      </span>
      <div className={classes.escolha}>
        <div className={classes.botoes}>
          <Button variant="default" loading={busy} onClick={() => picker.current?.click()}>
            {value ? 'Trocar foto' : 'Escolher foto'}
          </Button>
          {value && (
            <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
              Tirar foto
            </Button>
          )}
        </div>
        <input
          ref={picker}
          type="file"
          hidden
          tabIndex={-1}
          aria-label={label}
          accept={fileAccept(FOTO_DA_AUTORIDADE)}
          onChange={(event) => {
            choose(event.currentTarget.files?.[0]);
            // The same file may be chosen again.
            event.currentTarget.value = '';
          }}
        />
        <Input.Description>{fileHint(FOTO_DA_AUTORIDADE, { single: true, required: false })}</Input.Description>
        {refused && <Input.Error role="alert">{refused}</Input.Error>}
      </div>
    </div>
  );
}
