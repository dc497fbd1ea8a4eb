import { Button } from '@mantine/core';
import { fileAccept, fileHint, fileProblem } from '@sede/domain/kernel';
import { FOTO_DA_AUTORIDADE, autoridadesMessages as messages } from '@sede/domain/modules/sindical/autoridades';
import { useRef, useState } from 'react';
import { isApiError, messageOf } from '#platform/api/index.ts';
import { sendFile } from '#platform/ui/form.ts';
import classes from './autoridades.module.css';
import { fotoUrl } from './autoridades.paths.ts';

interface Foto {
  fotoId: string | null;
  miniaturaId: string | null;
}

export interface FotoFieldProps {
  /** Whose photo is already kept; absent: a new profile. */
  salva?: { id: string; fotoId: string | null } | undefined;
  value: Foto;
  onChange: (foto: Foto) => void;
  onPending: (on: boolean) => void;
}

/** The photo: chosen, sent at once and drawn anew by the server, kept when the profile is saved. Source: spec 3 §2.11, §5. */
export function FotoField({ salva, value, onChange, onPending }: FotoFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { fotoId } = value;
  const src = fotoId && (salva?.fotoId === fotoId ? fotoUrl(salva.id, fotoId) : `/api/anexos/${fotoId}?exibir=sim`);
  const send = async (file: File | undefined) => {
    if (!file) return;
    const problem = fileProblem(FOTO_DA_AUTORIDADE, file);
    setFailure(problem);
    if (problem !== null) return;
    setBusy(true);
    onPending(true);
    try {
      const { signal } = new AbortController();
      const headers = { 'Content-Type': file.type || 'application/octet-stream' };
      onChange(
        await sendFile<{ fotoId: string; miniaturaId: string }>('/api/autoridades/foto', file, {
          ...{ headers, signal },
          onProgress: () => undefined,
        }),
      );
    } catch (error) {
      setFailure(isApiError(error) && error.status > 0 && error.status < 500 ? messageOf(error) : messages.erroFoto);
    } finally {
      setBusy(false);
      onPending(false);
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the section's own fieldset stands around it
    <div role="group" aria-label="Foto" className={classes.foto}>
      <span className={classes.retrato} data-grande>
        {src ? <img src={src} alt="Foto escolhida" width={108} height={108} /> : 'Sem foto'}
      </span>
      <div>
        <div className={classes.botoes}>
          <Button variant="default" loading={busy} onClick={() => picker.current?.click()}>
            {fotoId ? 'Trocar foto' : 'Escolher foto'}
          </Button>
          {fotoId && (
            <Button variant="subtle" onClick={() => onChange({ fotoId: null, miniaturaId: null })}>
              Tirar foto
            </Button>
          )}
        </div>
        <input
          ref={picker}
          type="file"
          hidden
          tabIndex={-1}
          aria-label="Foto"
          accept={fileAccept(FOTO_DA_AUTORIDADE)}
          onChange={(event) => {
            void send(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        <p className={classes.nota}>{fileHint(FOTO_DA_AUTORIDADE, { single: true, required: false })}</p>
        {failure && (
          <p className={classes.erro} role="alert">
            {failure}
          </p>
        )}
      </div>
    </div>
  );
}
