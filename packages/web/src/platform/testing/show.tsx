import { MantineProvider } from '@mantine/core';
import type { Role } from '@sede/domain/access';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, type RenderResult, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { type ReactNode, useCallback } from 'react';
import { queryClient } from '../api/index.ts';
import { type Access, navigate, type RouteDefinition, Router } from '../routing/index.ts';
import { type Sessao, SessionProvider, useSession } from '../session/index.ts';
import { theme } from '../theme/theme.ts';
import { KitHost, notify } from '../ui/index.ts';
import { NavigationProvider } from '../ui/shell/index.ts';
import { type Addresses, type Call, fakeContract, type Handlers } from './fakeContract.ts';
import { sessaoDe } from './sessao.ts';
import { DESK, PHONE, setWidth } from './viewport.ts';

export interface Stage {
  /** Roles of the person in front of the screen. */
  as?: readonly Role[];
  /** What the server answers, operation by operation; whatever else is asked makes the test fail. */
  contract?: Handlers;
  addresses?: Addresses;
  session?: Partial<Sessao>;
  /** The address that is open. */
  at?: string;
  /** As wide as a phone. */
  phone?: boolean;
}

export interface Shown extends RenderResult {
  user: UserEvent;
  /** What the screen asked of the server so far. */
  calls: readonly Call[];
  /** Inputs of one operation's calls: `asked('funcionarios.create')`. */
  asked: (operation: string) => unknown[];
}

const nothing = () => null;
const bare = ({ children }: { children: ReactNode }) => <main>{children}</main>;
const refused = () => notify({ tone: 'late', message: 'Você não tem permissão para abrir essa página.' });

function Layers({ routes, children }: { routes: readonly RouteDefinition[]; children: ReactNode }) {
  const { usuario, can, hoje, periodoFinanceiro, visoesPadrao, preferencias } = useSession();
  const may = useCallback(
    (access: Access) => access === 'public' || access === 'session' || [access].flat().some(can),
    [can],
  );
  return (
    <KitHost
      userId={usuario?.id ?? ''}
      today={hoje}
      periodDays={periodoFinanceiro}
      views={visoesPadrao}
      letterKeys={preferencias.teclasDeLetra}
    >
      <NavigationProvider routes={routes} can={can} may={may}>
        {children ?? (
          <Router
            routes={routes}
            signedIn={usuario !== null}
            may={may}
            onRefused={refused}
            home="/"
            NotFound={nothing}
            Frame={bare}
            pending={null}
          />
        )}
      </NavigationProvider>
    </KitHost>
  );
}

async function stage(children: ReactNode, routes: readonly RouteDefinition[], given: Stage): Promise<Shown> {
  const { calls } = fakeContract(given.contract ?? {}, given.addresses);
  setWidth(given.phone ? PHONE : DESK);
  void navigate(given.at ?? '/', { replace: true, force: true });
  // No style sheet is read here: asking each element whether one keeps the pointer away took a good part of every click.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const shown = await act(async () =>
    render(
      <MantineProvider theme={theme} env="test" withCssVariables={false} withGlobalClasses={false}>
        <QueryClientProvider client={queryClient}>
          <SessionProvider sessao={sessaoDe(given.as ?? [], given.session)}>
            <Layers routes={routes}>{children}</Layers>
          </SessionProvider>
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
  const asked = (operation: string) => calls.filter((call) => call.operation === operation).map(({ input }) => input);
  return { ...shown, user, calls, asked };
}

/** Draws a part of a screen within the layers that every screen has: theme, queries, session, notices, dialogs, keys. */
export const show = (element: ReactNode, given: Stage = {}): Promise<Shown> => stage(element, [], given);

/** Opens an address as the application does: routes, permission, lazy page, the page's state in the address. */
export const openAt = (at: string, routes: readonly RouteDefinition[], given: Omit<Stage, 'at'> = {}): Promise<Shown> =>
  stage(null, routes, { ...given, at });
