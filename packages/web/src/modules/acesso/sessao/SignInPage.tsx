import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useSearch } from '#platform/routing/index.ts';
import { type ContaDemo, signedOutReason, useSession } from '#platform/session/index.ts';
import { EntryFrame } from '#platform/ui/shell/index.ts';
import { SignInForm } from './SignInForm.tsx';
import classes from './sessao.module.css';

const FirstAccessForm = lazy(() => import('./FirstAccessForm.tsx').then((m) => ({ default: m.FirstAccessForm })));

const DemoAccounts = lazy(() => import('./DemoAccounts.tsx').then((m) => ({ default: m.DemoAccounts })));

/** '/': sign-in, or 'Primeiro acesso' while nobody has an account; once inside, the router leads on. Source: spec 1 §2.2; decisions §6. */
export function SignInPage() {
  const { primeiroAcesso, demonstracao } = useSession();
  const [chosen, setChosen] = useState<ContaDemo | null>(null);
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
      <SignInForm key={chosen?.email} filled={chosen} />
      <Suspense>{demonstracao && <DemoAccounts onChoose={setChosen} />}</Suspense>
    </EntryFrame>
  );
}
