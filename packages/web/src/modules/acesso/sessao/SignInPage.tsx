import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useSearch } from '#platform/routing/index.ts';
import { signedOutReason, useSession } from '#platform/session/index.ts';
import { EntryFrame } from '#platform/ui/shell/index.ts';
import { SignInForm } from './SignInForm.tsx';
import classes from './sessao.module.css';

const FirstAccessForm = lazy(() => import('./FirstAccessForm.tsx').then((m) => ({ default: m.FirstAccessForm })));

/** '/': sign-in, or 'Primeiro acesso' while nobody has an account; once inside, the router leads on. Source: spec 1 §2.2; decisions §6. */
export function SignInPage() {
  const { primeiroAcesso } = useSession();
  const { destino } = useSearch();
  const reason = useSyncExternalStore(signedOutReason.subscribe, signedOutReason.get);

  if (primeiroAcesso) {
    return (
      <EntryFrame title="Primeiro acesso" subtitle="Crie a conta de quem vai administrar o sistema.">
        <Suspense>
          <FirstAccessForm />
        </Suspense>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame
      title="Entrar"
      subtitle={destino ? 'Entre para abrir a página pedida.' : 'Use o e-mail cadastrado no sindicato.'}
    >
      {reason && (
        <p className={`${classes.error} ${classes.reason}`} role="alert">
          {reason}
        </p>
      )}
      <SignInForm />
    </EntryFrame>
  );
}
