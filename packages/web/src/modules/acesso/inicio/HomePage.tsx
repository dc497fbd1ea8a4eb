import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect } from 'react';
import { navigate } from '#platform/routing/index.ts';
import { useSession, useUser } from '#platform/session/index.ts';
import { useNavigation } from '#platform/ui/shell/index.ts';
import { greeting } from './greeting.ts';
import { NoAccess } from './NoAccess.tsx';
import { Notice } from './Notice.tsx';

const Desk = lazy(() => import('./Desk.tsx').then((m) => ({ default: m.Desk })));

/** Users who have been redirected to their only page since this browser tab loaded the program. */
let ledUser: string | null = null;

/**
 * '/profile': the person's desk; or a redirect to the user's only page; or a text that says that there is nothing yet.
 * Source: spec 1 §2.7.
 */
export function HomePage() {
  const { papeis, papeisSuspensos, pendencias } = useSession();
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
    <Suspense>
      <Desk />
    </Suspense>
  );
}
