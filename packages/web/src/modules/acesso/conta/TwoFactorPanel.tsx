import { Button } from '@mantine/core';
import { contaMessages } from '@sede/domain/modules/acesso/conta';
import { lazy, Suspense, useState } from 'react';
import { useUser } from '#platform/session/index.ts';
import { notify, StatusTag } from '#platform/ui/index.ts';
import { BackupCodes } from './BackupCodes.tsx';
import { newBackupCodes, startTwoFactor, stopTwoFactor, type TwoFactorSetup } from './conta.api.ts';
import classes from './conta.module.css';
import { PasswordDialog } from './PasswordDialog.tsx';

const TwoFactorSetupSteps = lazy(() =>
  import('./TwoFactorSetupSteps.tsx').then((m) => ({ default: m.TwoFactorSetupSteps })),
);

const DIALOGS = {
  ligar: { title: 'Ativar a verificação em duas etapas', confirmLabel: 'Continuar', danger: false },
  desligar: { title: 'Desativar a verificação em duas etapas', confirmLabel: 'Desativar', danger: true },
  codigos: { title: 'Gerar novos códigos de reserva', confirmLabel: 'Gerar', danger: false },
} as const;
type Action = keyof typeof DIALOGS;

/**
 * Turns the second step on and off and makes new backup codes; each asks for the password first. `setupOnly`: nothing
 * but turning it on. Source: decisions §4.
 */
export function TwoFactorPanel({ setupOnly = false }: { setupOnly?: boolean }) {
  const { doisFatores } = useUser();
  const [action, setAction] = useState<Action | null>(null);
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const run = async (senha: string) => {
    if (action === 'ligar') setSetup(await startTwoFactor(senha));
    if (action === 'codigos') setCodes((await newBackupCodes(senha)).backupCodes);
    if (action === 'desligar') {
      await stopTwoFactor(senha);
      setCodes(null);
      notify.success(contaMessages.doisFatoresDesativada);
    }
  };
  const confirmed = () => {
    setCodes(setup?.backupCodes ?? null);
    setSetup(null);
    notify.success(contaMessages.doisFatoresAtivada);
  };

  return (
    <>
      <div className={classes.state}>
        <StatusTag tone={doisFatores ? 'ok' : 'neutral'} label={doisFatores ? 'Ativa' : 'Inativa'} />
        <span className={classes.text}>
          Ao entrar, além da senha, é pedido um código do aplicativo autenticador do seu celular.
        </span>
      </div>
      {setup ? (
        <Suspense fallback={<p className={classes.small}>Carregando…</p>}>
          <TwoFactorSetupSteps setup={setup} onConfirmed={confirmed} onCancel={() => setSetup(null)} />
        </Suspense>
      ) : (
        <>
          {codes && <BackupCodes codes={codes} onDone={() => setCodes(null)} />}
          <div className={classes.buttons}>
            {doisFatores && setupOnly ? null : doisFatores ? (
              <>
                <Button variant="default" onClick={() => setAction('codigos')}>
                  Novos códigos de reserva
                </Button>
                <Button variant="default" onClick={() => setAction('desligar')}>
                  Desativar
                </Button>
              </>
            ) : (
              <Button variant="default" onClick={() => setAction('ligar')}>
                Ativar
              </Button>
            )}
          </div>
        </>
      )}
      {action && (
        <PasswordDialog
          onClose={() => setAction(null)}
          text="Informe a sua senha para continuar."
          {...DIALOGS[action]}
          run={run}
        />
      )}
    </>
  );
}
