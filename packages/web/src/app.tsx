/**
 * The composition root of the screens: the only file that knows every module.
 *
 * Order of the layers: theme, queries, session (read once, before anything is drawn), kit host (toasts, dialogs, keys),
 * navigation, router. A module's screens appear by adding its routes to ROUTES.
 * Source: style-examples §1, §7; decisions §5, §6.
 */
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useSyncExternalStore } from 'react';
import { contaRoutes } from '#modules/acesso/conta/index.ts';
import { inicioRoutes } from '#modules/acesso/inicio/index.ts';
import { HOME, sessaoRoutes } from '#modules/acesso/sessao/index.ts';
import { usuariosRoutes } from '#modules/acesso/usuarios/index.ts';
import { beneficiariosRoutes } from '#modules/financeiro/beneficiarios/index.ts';
import { despesasRoutes } from '#modules/financeiro/despesas/index.ts';
import { eventosRoutes } from '#modules/financeiro/eventos/index.ts';
import { itensDespesaRoutes } from '#modules/financeiro/itens-despesa/index.ts';
import { escritoriosRoutes } from '#modules/juridico/escritorios/index.ts';
import { Bell } from '#modules/sistema/avisos/index.ts';
import { SearchButton } from '#modules/sistema/busca/index.ts';
import { VisoesMenu } from '#modules/sistema/visoes/index.ts';
import { queryClient } from '#platform/api/index.ts';
import { useLiveRefresh } from '#platform/live/index.ts';
import {
  type Access,
  findRoute,
  getLocation,
  lazyPage,
  type RouteDefinition,
  Router,
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

const ROUTES: readonly RouteDefinition[] = [
  ...sessaoRoutes,
  ...contaRoutes,
  ...inicioRoutes,
  ...despesasRoutes,
  ...beneficiariosRoutes,
  ...itensDespesaRoutes,
  ...eventosRoutes,
  ...usuariosRoutes,
  ...escritoriosRoutes,
];

/** What menus may offer. */
const PAGES = ROUTES.filter(({ leadsTo }) => leadsTo === undefined);

const NotFoundPage = lazyPage(() => import('#modules/acesso/inicio/NotFoundPage.tsx').then((m) => m.NotFoundPage));
const SessionEndedDialog = lazy(() =>
  import('#modules/acesso/sessao/SessionEndedDialog.tsx').then((m) => ({ default: m.SessionEndedDialog })),
);

// The page that the address names comes down while the session is still being asked for.
void findRoute(ROUTES, getLocation().pathname)
  ?.route.page.preload()
  .catch(() => undefined); // told when it is drawn

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
          <Bell />
        </>
      }
    >
      {children}
    </Frame>
  );
}

/** What the live stream tells of the person's own account. */
const ACCOUNT = { onOwn: () => void refreshSession(), onEnded: endSession };

onRolesChanged(({ papeis }) => {
  // Rare: its words are no part of the first load.
  void import('#modules/acesso/usuarios/perfisMudaram.ts').then(({ perfisMudaram }) => notify(perfisMudaram(papeis)));
});

const refused = () => {
  notify({ tone: 'late', message: 'Você não tem permissão para abrir essa página.' });
  void refreshSession();
};

function Screens() {
  const { usuario, can, hoje, visoesPadrao } = useSession();
  const ended = useSyncExternalStore(sessionEnded.subscribe, sessionEnded.get);
  useLiveRefresh(usuario !== null && !ended, ACCOUNT);
  const may = useCallback(
    (access: Access) => {
      if (access === 'public') return true;
      if (access === 'session') return usuario !== null;
      const wanted = typeof access === 'string' ? [access] : access;
      return wanted.some(can);
    },
    [usuario, can],
  );
  return (
    <KitHost userId={usuario?.id ?? ''} today={hoje} views={visoesPadrao} ListViews={VisoesMenu}>
      <NavigationProvider routes={PAGES} can={can} may={may}>
        <Router
          routes={ROUTES}
          signedIn={usuario !== null}
          may={may}
          onRefused={refused}
          home={HOME}
          NotFound={NotFoundPage}
          Frame={PageFrame}
          pending={<div aria-busy="true" />}
        />
      </NavigationProvider>
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
