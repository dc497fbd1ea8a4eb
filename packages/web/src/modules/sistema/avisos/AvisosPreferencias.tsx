import { AVISOS } from '@sede/domain/modules/sistema/avisos';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { ErrorState, notify } from '#platform/ui/index.ts';
import classes from './avisos.module.css';

/** Which notices the bell takes, of those that the person's roles can bring. Saved at each tick. */
export function AvisosPreferencias() {
  const client = useQueryClient();
  const options = orpc.avisos.preferencias.queryOptions({ input: {} });
  const query = useQuery(options);
  const change = useSubmit(orpc.avisos.preferir, {
    onSuccess: (saved) => client.setQueryData(options.queryKey, saved),
    onError: (error) => notify.error(error),
  });
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <p className={classes.wait}>Carregando…</p>;
  return (
    <fieldset className={classes.kinds}>
      <legend>Avisar-me no sino quando</legend>
      {query.data.tipos.map(({ tipo, ligado }) => (
        <label key={tipo} className={classes.kind}>
          <input
            type="checkbox"
            checked={change.isPending && change.variables.tipo === tipo ? change.variables.ligado : ligado}
            onChange={(event) => change.mutate({ tipo, ligado: event.currentTarget.checked })}
          />
          {AVISOS[tipo].rotulo}
        </label>
      ))}
    </fieldset>
  );
}
