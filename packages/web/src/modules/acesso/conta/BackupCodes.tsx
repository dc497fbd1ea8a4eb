import { Button } from '@mantine/core';
import { notify } from '#platform/ui/index.ts';
import classes from './conta.module.css';

/** Shown once: the server keeps digests only. */
export function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify.success('Códigos copiados.');
    } catch {
      notify.error('Não foi possível copiar. Selecione os códigos e copie.');
    }
  };
  return (
    <div className={classes.setup} style={{ marginBottom: 14 }}>
      <p className={classes.text}>
        Guarde estes códigos de reserva em lugar seguro. Cada um serve para entrar uma vez sem o aplicativo. Eles não
        serão mostrados de novo.
      </p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => void copy()}>
          Copiar
        </Button>
        <Button variant="default" onClick={onDone}>
          Já guardei
        </Button>
      </div>
    </div>
  );
}
