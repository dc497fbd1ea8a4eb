/**
 * The composition root of the screens: with `modules.ts`, the only file that knows the modules.
 *
 * Order of the layers: theme, queries, session (read once, before anything is drawn), kit host (toasts, dialogs, keys),
 * navigation, router. The modules are `modules.ts`'s.
 * Source: style-examples §1, §7; decisions §5, §6.
 */
import type { Permission } from '@sede/domain/access';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { HOME } from '#modules/acesso/sessao/index.ts';
import { AjudaButton } from '#modules/sistema/ajuda/index.ts';
import { Bell } from '#modules/sistema/avisos/index.ts';
import { SearchButton } from '#modules/sistema/busca/index.ts';
import { VisoesMenu } from '#modules/sistema/visoes/index.ts';
import { invalidateAll, onBack, queryClient } from '#platform/api/index.ts';
import { useLiveRefresh } from '#platform/live/index.ts';
import {
  type Access,
  createRouteTable,
  getLocation,
  lazyPage,
  type RouteDefinition,
  Router,
  setOwnDocuments,
  useLocation,
  useRoutes,
} from '#platform/routing/index.ts';
import {
  endSession,
  onRolesChanged,
  refreshSession,
  SessionProvider,
  sessionEnded,
  sessionQuery,
  useSession,
} from '#platform/session/index.ts';
import { ThemeProvider } from '#platform/theme/index.ts';
import { ErrorState, KitHost, notify } from '#platform/ui/index.ts';
import { Frame, NavigationProvider } from '#platform/ui/shell/index.ts';
import { AREAS, MODULES } from './modules.ts';

const TABLE = createRouteTable(
  MODULES.flatMap(({ routes }) => routes),
  AREAS,
);

/** What menus may offer. */
const isListed = ({ leadsTo, unlisted }: RouteDefinition) => leadsTo === undefined && !unlisted;

const Fixadas = lazy(() =>
  import('#modules/acesso/inicio/FixadasLinks.tsx').then((m) => ({ default: m.FixadasLinks })),
);
const NotFoundPage = lazyPage(() => import('#modules/acesso/inicio/NotFoundPage.tsx').then((m) => m.NotFoundPage));
const SessionEndedDialog = lazy(() =>
  import('#modules/acesso/sessao/SessionEndedDialog.tsx').then((m) => ({ default: m.SessionEndedDialog })),
);

const ConfiguracoesFrame = lazy(() =>
  import('#modules/sistema/configuracoes/ConfiguracoesFrame.tsx').then((m) => ({ default: m.ConfiguracoesFrame })),
);
const SecondStepGate = lazy(() =>
  import('#modules/acesso/conta/SecondStepGate.tsx').then((m) => ({ default: m.SecondStepGate })),
);

setOwnDocuments(TABLE.routes.get().flatMap(({ ownDocument, path }) => (ownDocument ? [path] : [])));

// The page that the address names comes down while the session is still being asked for.
void TABLE.preload(getLocation().pathname).catch(() => undefined); // told when it is drawn

function PageFrame({ route, children }: { route: RouteDefinition | null; children: ReactNode }) {
  const { usuario } = useSession();
  if (route?.frame === 'bare') return children;
  if (!usuario) return <main style={{ padding: '0 20px' }}>{children}</main>;
  return (
    <Frame
      home={HOME}
      tools={
        <>
          <SearchButton />
          <AjudaButton route={route} />
          <Bell />
        </>
      }
    >
      {route?.path.startsWith('/configuracoes') ? (
        <Suspense>
          <ConfiguracoesFrame>{children}</ConfiguracoesFrame>
        </Suspense>
      ) : (
        children
      )}
    </Frame>
  );
}

const NO_PAGES: readonly RouteDefinition[] = [];
const nothing = () => false;

/** Nothing else opens until the second step is on; the address stays, its page comes afterwards. */
function Gate({ onDone }: { onDone: () => void }) {
  return (
    <NavigationProvider routes={NO_PAGES} can={nothing} may={nothing}>
      <Frame home={HOME}>
        <Suspense>
          <SecondStepGate onDone={onDone} />
        </Suspense>
      </Frame>
    </NavigationProvider>
  );
}

/** What the live stream tells of the person's own account. */
const ACCOUNT = { onOwn: () => void refreshSession(), onEnded: endSession };

onRolesChanged(({ papeis }) => {
  // Rare: its words are no part of the first load.
  void import('#modules/acesso/usuarios/perfisMudaram.ts').then(({ perfisMudaram }) => notify(perfisMudaram(papeis)));
});

// What failed meanwhile, and what changed unheard, is read again.
onBack(() => void invalidateAll());

const refused = () => {
  notify({ tone: 'late', message: 'Você não tem permissão para abrir essa página.' });
  void refreshSession();
};

/** The page of the address; one of an area that has not come yet waits for it. */
function Pages({ may }: { may: (access: Access) => boolean }) {
  const routes = useRoutes(TABLE);
  const { pathname } = useLocation();
  const { usuario } = useSession();
  const place = TABLE.placeOf(pathname);
  return (
    <Router
      routes={place ? [...routes, place] : routes}
      signedIn={usuario !== null}
      may={may}
      onRefused={refused}
      home={HOME}
      NotFound={NotFoundPage}
      Frame={PageFrame}
      pending={<div aria-busy="true" />}
    />
  );
}

/** Whether the areas that this person opens are here, or were tried: menus that grow while they are read help nobody. */
function useAreas(can: (permission: Permission) => boolean): boolean {
  const [tried, setTried] = useState(() => !TABLE.waits(can));
  useEffect(() => {
    const want = () => TABLE.want(can);
    void want().then(() => setTried(true));
    return onBack(want);
  }, [can]);
  return tried;
}

function Screens() {
  const { usuario, can, hoje, periodoFinanceiro, visoesPadrao, preferencias, papeisSuspensos, aoVivo } = useSession();
  const suspended = usuario !== null && papeisSuspensos.length > 0;
  // Who has just turned it on still has the backup codes to read.
  const [gated, setGated] = useState(suspended);
  if (suspended && !gated) setGated(true);
  if (!usuario && gated) setGated(false);
  const complete = useAreas(can);
  const routes = useRoutes(TABLE);
  const listed = useMemo(() => routes.filter(isListed), [routes]);
  const ended = useSyncExternalStore(sessionEnded.subscribe, sessionEnded.get);
  useLiveRefresh(usuario !== null && !ended && !gated, aoVivo, ACCOUNT);
  const may = useCallback(
    (access: Access) => {
      if (access === 'public') return true;
      if (access === 'session') return usuario !== null;
      const wanted = typeof access === 'string' ? [access] : access;
      return wanted.some(can);
    },
    [usuario, can],
  );
  if (!complete) return null;
  return (
    <KitHost
      userId={usuario?.id ?? ''}
      today={hoje}
      periodDays={periodoFinanceiro}
      views={visoesPadrao}
      letterKeys={preferencias.teclasDeLetra}
      ListViews={VisoesMenu}
    >
      {gated ? (
        <Gate onDone={() => setGated(false)} />
      ) : (
        <NavigationProvider routes={listed} can={can} may={may} home={HOME} Pinned={Fixadas}>
          <Pages may={may} />
        </NavigationProvider>
      )}
      <Suspense>{ended && usuario && <SessionEndedDialog />}</Suspense>
    </KitHost>
  );
}

function Session() {
  const { data, error, refetch } = useQuery(sessionQuery);
  if (data) {
    return (
      <SessionProvider sessao={data}>
        <Screens />
      </SessionProvider>
    );
  }
  if (!error) return null;
  return (
    <main style={{ padding: '12vh 20px' }}>
      <h1 className="visually-hidden">Sede</h1>
      <ErrorState title="Não foi possível abrir o Sede" error={error} onRetry={() => void refetch()} />
    </main>
  );
}

export function App() {
  return (
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <Session />
      </QueryClientProvider>
    </ThemeProvider>
  );
}
