import { diaDaSemana, formatContagem, formatDataLonga } from '@sede/domain/kernel';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useSession, useUser } from '#platform/session/index.ts';
import { ErrorState } from '#platform/ui/index.ts';
import { PageHeader, useNavigation, useWaiting } from '#platform/ui/shell/index.ts';
import { areasOf, inboxOf, urgencyOf } from './areas.ts';
import { Fixadas } from './Fixadas.tsx';
import { greeting } from './greeting.ts';
import { Inbox, InboxSkeleton } from './Inbox.tsx';
import classes from './inicio.module.css';
import { ModuleCards } from './ModuleCards.tsx';
import { Recentes } from './Recentes.tsx';
import { useFixadas } from './useFixadas.ts';

const Organizar = lazy(() => import('./OrganizarDialog.tsx').then((m) => ({ default: m.OrganizarDialog })));

const HOUR = new Intl.DateTimeFormat('pt-BR', { hour: 'numeric', minute: '2-digit', timeZone: 'America/Sao_Paulo' });
const hourOf = (instant: number) =>
  HOUR.format(instant)
    .replace(':', 'h')
    .replace(/^0(?=\d)/, '');

/** '17 itens vencidos e 12 para hoje', of everything that waits. null: not read yet, its place is kept. */
function Urgency({ lines }: { lines: Parameters<typeof urgencyOf>[0] | null }) {
  const { atrasados, hoje } = urgencyOf(lines ?? []);
  return (
    <span className={classes.urgency} data-waiting={lines === null || undefined}>
      <span className={classes.apart}> · </span>
      {atrasados + hoje === 0 && 'nada vencido nem para hoje'}
      {atrasados > 0 && (
        <strong className={classes.late}>{formatContagem(atrasados, 'item vencido', 'itens vencidos')}</strong>
      )}
      {atrasados > 0 && hoje > 0 && ' e '}
      {hoje > 0 && `${hoje} para hoje`}
    </span>
  );
}

/**
 * The home page of somebody who has something to open: what waits, by area; what was opened lately; the modules.
 *
 * Below the head everything comes at once, and the head keeps the place of what it will say, so that nothing moves.
 * Source: spec 1 §2.7; decisions §6 (Navigation).
 */
export function Desk() {
  const { hoje, pendencias, preferencias } = useSession();
  const { nome } = useUser();
  const { entries, routes } = useNavigation();
  const works = pendencias.length > 0;
  const query = useWaiting({ fresh: true });
  const fixadas = useFixadas();
  const [arranging, setArranging] = useState(false);
  const lines = query.data?.itens ?? [];
  const inbox = inboxOf(lines, entries, routes, preferencias.inicio);
  const areas = areasOf(entries);
  return (
    <>
      <PageHeader
        title={greeting(new Date(), nome)}
        subtitle={
          <>
            {diaDaSemana(hoje)}, {formatDataLonga(hoje)}
            {works && <Urgency lines={query.data?.itens ?? null} />}
          </>
        }
      >
        {(works || query.data) && (
          <span className={classes.updated} data-waiting={!query.data || undefined}>
            Atualizado às {hourOf(query.data ? query.dataUpdatedAt : Date.now())}
          </span>
        )}
        {works && areas.length > 1 && (
          <button type="button" className={classes.arrange} onClick={() => setArranging(true)}>
            <IconAdjustmentsHorizontal size={16} aria-hidden /> Organizar
          </button>
        )}
      </PageHeader>
      {works && (
        <section aria-labelledby="pendencias" className={classes.inbox}>
          <h2 id="pendencias" className="visually-hidden">
            Minhas pendências
          </h2>
          {query.data ? (
            <Inbox inbox={inbox} />
          ) : query.isError ? (
            <div className="card">
              <ErrorState error={query.error} onRetry={() => void query.refetch()} />
            </div>
          ) : (
            <InboxSkeleton areas={Math.min(areas.length, 6)} />
          )}
        </section>
      )}
      {(!works || query.data || query.isError) && !fixadas.isPending && (
        <>
          <div className={classes.two}>
            <Fixadas itens={fixadas.itens} />
            <Recentes />
          </div>
          <ModuleCards />
        </>
      )}
      <Suspense fallback={null}>
        {arranging && <Organizar areas={areas} onClose={() => setArranging(false)} />}
      </Suspense>
    </>
  );
}
