import { Button } from '@mantine/core';
import { HOME_GROUPS, type HomeGroup } from '@sede/domain/access';
import { diaDaSemana, formatDataLonga } from '@sede/domain/kernel';
import { IconArrowRight } from '@tabler/icons-react';
import { lazy, Suspense, useEffect } from 'react';
import { Link, navigate } from '#platform/routing/index.ts';
import { useSession, useUser } from '#platform/session/index.ts';
import { PageHeader, useNavigation } from '#platform/ui/shell/index.ts';
import { greeting } from './greeting.ts';
import classes from './inicio.module.css';
import { NoAccess } from './NoAccess.tsx';
import { Notice } from './Notice.tsx';

const COLORS: Record<HomeGroup, string> = {
  administrativo: 'var(--azul)',
  filiados: 'var(--verde)',
  juridico: 'var(--roxo)',
  sindical: 'var(--ambar)',
};

const MinhasPendencias = lazy(() => import('./MinhasPendencias.tsx').then((m) => ({ default: m.MinhasPendencias })));

/** Users who have been redirected to their only page since this browser tab loaded the program. */
let ledUser: string | null = null;

/**
 * '/profile': cards by module; or a redirect to the user's only page; or a text that says that there is nothing yet.
 * Source: spec 1 §2.7.
 */
export function HomePage() {
  const { papeis, papeisSuspensos, pendencias, hoje } = useSession();
  const { id, nome } = useUser();
  const { entries } = useNavigation();
  const [first] = entries;
  const works = pendencias.length > 0;
  // Redirected only once: whoever comes back to the home page wants to see what is pending.
  const only = entries.length === 1 && !(works && ledUser === id) ? first?.to : undefined;

  useEffect(() => {
    if (!only) return;
    ledUser = id;
    void navigate(only, { replace: true });
  }, [only, id]);

  if (papeis.length === 0 && papeisSuspensos.length > 0) {
    return (
      <Notice
        title="Falta um passo"
        text="O seu perfil exige a verificação em duas etapas. Ative-a na sua conta para abrir as páginas."
        seed={12}
      >
        <Button onClick={() => void navigate('/account')}>Ativar a verificação</Button>
      </Notice>
    );
  }
  if (papeis.length === 0) return <NoAccess />;
  if (only) return null;
  if (entries.length === 0) {
    return (
      <Notice
        title={greeting(new Date(), nome)}
        text="As páginas do seu perfil ainda não estão disponíveis. Assim que ficarem prontas, aparecem aqui."
        seed={12}
      />
    );
  }
  return (
    <>
      <PageHeader title={greeting(new Date(), nome)} subtitle={`${diaDaSemana(hoje)}, ${formatDataLonga(hoje)}`} />
      {works && (
        <Suspense fallback={<div className={classes.waiting} />}>
          <MinhasPendencias />
        </Suspense>
      )}
      <div className={classes.groups}>
        {HOME_GROUPS.map(({ id, rotulo }) => {
          const own = entries.filter((entry) => entry.group === id);
          if (own.length === 0) return null;
          return (
            <section key={id} className={`card ${classes.group}`} aria-labelledby={`grupo-${id}`}>
              <h2 id={`grupo-${id}`}>
                <span className={classes.dot} style={{ background: COLORS[id] }} />
                {rotulo}
              </h2>
              <ul>
                {own.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to} className={classes.link}>
                      {label}
                      <IconArrowRight size={16} aria-hidden />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  );
}
