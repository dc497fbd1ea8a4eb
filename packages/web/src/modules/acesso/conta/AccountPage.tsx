import { AvisosPreferencias } from '#modules/sistema/avisos/index.ts';
import { useUser } from '#platform/session/index.ts';
import { PageHeader } from '#platform/ui/shell/index.ts';
import { AppearancePanel } from './AppearancePanel.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import classes from './conta.module.css';
import { RecoveryForm } from './RecoveryForm.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { TwoFactorPanel } from './TwoFactorPanel.tsx';

/** '/account': who I am, password, second step, sessions, appearance. Source: spec 1 §2.4; decisions §6. */
export function AccountPage() {
  const { nome, email } = useUser();
  return (
    <>
      <PageHeader title="Minha conta" subtitle="Seu acesso ao sistema" />
      <div className={classes.columns}>
        <div className={classes.column}>
          <section className={`card ${classes.panel}`} aria-labelledby="conta-dados">
            <h2 id="conta-dados">Seus dados</h2>
            <dl className={classes.facts}>
              <dt>Nome</dt>
              <dd>{nome}</dd>
              <dt>E-mail</dt>
              <dd>{email}</dd>
            </dl>
          </section>
          <section className={`card ${classes.panel}`} aria-labelledby="conta-senha">
            <h2 id="conta-senha">Alterar a senha</h2>
            <ChangePasswordForm />
          </section>
          <section className={`card ${classes.panel}`} aria-labelledby="conta-recuperar">
            <h2 id="conta-recuperar">Recuperar a senha por e-mail</h2>
            <RecoveryForm email={email} />
          </section>
        </div>
        <div className={classes.column}>
          <section className={`card ${classes.panel}`} aria-labelledby="conta-etapas">
            <h2 id="conta-etapas">Verificação em duas etapas</h2>
            <TwoFactorPanel />
          </section>
          <section className={`card ${classes.panel}`} aria-labelledby="conta-sessoes">
            <h2 id="conta-sessoes">Sessões abertas</h2>
            <SessionsPanel />
          </section>
          <section className={`card ${classes.panel}`} aria-labelledby="conta-tema">
            <h2 id="conta-tema">Aparência</h2>
            <AppearancePanel />
          </section>
          {/* The last: how many kinds there are is known when they come, and nothing below them moves. */}
          <section className={`card ${classes.panel}`} aria-labelledby="conta-avisos">
            <h2 id="conta-avisos">Avisos</h2>
            <AvisosPreferencias />
          </section>
        </div>
      </div>
    </>
  );
}
