import { Button } from '@mantine/core';
import { copy } from '#platform/ui/text/CopyText.tsx';
import classes from './conta.module.css';

/** Shown once: the server keeps digests only. */
export function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
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
        <Button variant="default" onClick={() => void copy(codes.join('\n'), 'Códigos copiados.')}>
          Copiar
        </Button>
        <Button variant="default" onClick={onDone}>
          Já guardei
        </Button>
      </div>
    </div>
  );
}
