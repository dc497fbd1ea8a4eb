import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { ErrorState, notify } from '#platform/ui/index.ts';
import classes from './avisos.module.css';

/** Which kinds of notice the person wants, of those that their roles can bring. Saved at each tick. */
export function AvisosPreferencias() {
  const client = useQueryClient();
  const options = orpc.avisos.preferencias.queryOptions({ input: {} });
  const query = useQuery(options);
  // Shown at the click itself: the mutation's own state comes a moment later, and the tick would jump back between.
  const [saving, setSaving] = useState<{ tipo: string; ligado: boolean } | null>(null);
  const change = useSubmit(orpc.avisos.preferir, {
    onSuccess(saved) {
      client.setQueryData(options.queryKey, saved);
      setSaving(null);
    },
    onError(error) {
      setSaving(null);
      notify.error(error);
    },
  });
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <p className={classes.wait}>Carregando…</p>;
  return (
    <fieldset className={classes.kinds}>
      <legend>Avisar-me no sino quando</legend>
      {query.data.tipos.map(({ tipo, rotulo, ligado }) => (
        <label key={tipo} className={classes.kind}>
          <input
            type="checkbox"
            checked={saving?.tipo === tipo ? saving.ligado : ligado}
            onChange={({ currentTarget: { checked } }) => {
              setSaving({ tipo, ligado: checked });
              change.mutate({ tipo, ligado: checked });
            }}
          />
          {rotulo}
        </label>
      ))}
    </fieldset>
  );
}
