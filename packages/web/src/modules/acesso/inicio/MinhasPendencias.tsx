import { formatReais } from '@sede/domain/kernel';
import type { TomPendencia } from '@sede/domain/manifest';
import { IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { Link, stringifySearch } from '#platform/routing/index.ts';
import { useSession } from '#platform/session/index.ts';
import { ErrorState, type Tone } from '#platform/ui/index.ts';
import classes from './pendencias.module.css';

const TONS: Record<TomPendencia, Tone> = { atrasado: 'late', hoje: 'today', espera: 'wait', neutro: 'neutral' };

function Rows() {
  const { pendencias } = useSession();
  const query = useQuery({
    ...orpc.inicio.pendencias.queryOptions({ input: {} }),
    staleTime: 0,
    // The modules whose changes make the page count again; a failed mail arrives as a notice.
    meta: { modulos: [...pendencias, 'avisos'] },
  });
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) {
    return (
      <div className={classes.loading} role="status" aria-label="Carregando as pendências">
        <span />
        <span />
        <span />
      </div>
    );
  }
  const { itens } = query.data;
  if (itens.length === 0) {
    return (
      <p className={classes.none}>
        <IconCircleCheck size={20} aria-hidden />
        Nada pendente
      </p>
    );
  }
  return (
    <ul className={classes.list}>
      {itens.map(({ id, quantidade, texto, tom, caminho, busca, valor }) => (
        <li key={id}>
          <Link to={`${caminho}${stringifySearch(busca)}`} className={classes.row}>
            <span className={classes.number} data-tone={TONS[tom]}>
              {quantidade.toLocaleString('pt-BR')}
            </span>
            <span className={classes.text}>{texto}</span>
            <span className={classes.end}>
              {valor === null ? 'ver' : formatReais(valor)}
              <IconArrowRight size={16} aria-hidden />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What waits for this person; each number is that of the list behind it, and follows it live. Source: issue 3. */
export function MinhasPendencias() {
  return (
    <section className={`card ${classes.card}`} aria-labelledby="pendencias">
      <h2 id="pendencias" className="visually-hidden">
        Minhas pendências
      </h2>
      <Rows />
    </section>
  );
}
