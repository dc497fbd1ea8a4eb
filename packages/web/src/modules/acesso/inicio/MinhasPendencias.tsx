import type { TomPendencia } from '@sede/domain/access';
import { formatReais } from '@sede/domain/kernel';
import { PENDENCIAS } from '@sede/domain/modules/acesso/inicio';
import { IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import { ErrorState, type Tone } from '#platform/ui/index.ts';
import { hrefDaPendencia } from './pendencias.href.ts';
import classes from './pendencias.module.css';

const TONS: Record<TomPendencia, Tone> = { atrasado: 'late', hoje: 'today', espera: 'wait', neutro: 'neutral' };

/** Whose changes are a reason to count again; a failed mail is told by its notice. */
const MODULOS = [...new Set(PENDENCIAS.map(({ modulo }) => modulo)), 'avisos'];

function Rows() {
  const query = useQuery({
    ...orpc.inicio.pendencias.queryOptions({ input: {} }),
    staleTime: 0,
    meta: { modulos: MODULOS },
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
  const { itens, hoje } = query.data;
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
      {PENDENCIAS.map((pendencia) => {
        const found = itens.find(({ id }) => id === pendencia.id);
        if (!found) return null;
        const { quantidade, valor } = found;
        return (
          <li key={pendencia.id}>
            <Link to={hrefDaPendencia(pendencia, hoje)} className={classes.row}>
              <span className={classes.number} data-tone={TONS[pendencia.tom]}>
                {quantidade.toLocaleString('pt-BR')}
              </span>
              <span className={classes.text}>{quantidade === 1 ? pendencia.uma : pendencia.muitas}</span>
              <span className={classes.end}>
                {valor === null ? 'ver' : formatReais(valor)}
                <IconArrowRight size={16} aria-hidden />
              </span>
            </Link>
          </li>
        );
      })}
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
