import { meuPerfilMessages as texts } from '@sede/domain/modules/filiados/meu-perfil';
import { useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { notify } from '#platform/ui/index.ts';
import classes from './meu-perfil.module.css';
import { useKeepPerfil } from './useMeuPerfil.ts';

interface Tema {
  nome: string;
  obrigatorio: boolean;
  recebe: boolean;
}

/** Which messages the member gets, saved at each tick; obligatory ones are shown locked. Source: decisions-members (Communication). */
export function Temas({ temas }: { temas: readonly Tema[] }) {
  const keep = useKeepPerfil();
  // Shown at the click itself: the answer comes a moment later, and the tick would jump back between.
  const [saving, setSaving] = useState<{ tema: string; recebe: boolean } | null>(null);
  const { mutate } = useSubmit(orpc.meuPerfil.receber, {
    onSuccess(saved) {
      keep(saved);
      setSaving(null);
      notify.success(texts.temaSalvo);
    },
    onError(error) {
      setSaving(null);
      notify.error(error);
    },
  });
  return (
    <fieldset className={`card ${classes.temas}`}>
      <legend>{texts.temas}</legend>
      {temas.map(({ nome, obrigatorio, recebe }) => (
        <label key={nome}>
          <input
            type="checkbox"
            checked={saving?.tema === nome ? saving.recebe : recebe}
            disabled={obrigatorio}
            onChange={({ currentTarget: { checked } }) => {
              setSaving({ tema: nome, recebe: checked });
              mutate({ tema: nome, recebe: checked });
            }}
          />
          <span>
            {nome}
            {obrigatorio && <small>{texts.temaObrigatorio}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
