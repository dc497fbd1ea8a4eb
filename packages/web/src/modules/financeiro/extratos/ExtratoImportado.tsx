import { type Importado, extratosMessages as messages } from '@sede/domain/modules/financeiro/extratos';
import classes from './Extratos.module.css';

/** What an import did, and what the bank's balances say against it. */
export function ExtratoImportado({ importado }: { importado: Importado }) {
  return (
    <div role="status" className={classes.feito}>
      <p>
        <strong>{messages.importado(importado)}</strong>
      </p>
      {importado.anteriores > 0 && <p>{messages.anteriores(importado.anteriores)}</p>}
      {importado.avisos.map((aviso) => (
        <p key={aviso} className={classes.aviso}>
          {aviso}
        </p>
      ))}
    </div>
  );
}
