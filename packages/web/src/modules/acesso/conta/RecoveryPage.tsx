import { Link } from '#platform/routing/index.ts';
import { EntryFrame } from '#platform/ui/shell/index.ts';
import classes from './conta.module.css';
import { RecoveryForm } from './RecoveryForm.tsx';

/** '/pw-forget'. Source: spec 1 §2.3. */
export function RecoveryPage() {
  return (
    <EntryFrame title="Recuperar a senha">
      <RecoveryForm autoFocus />
      <Link to="/" className={classes.back}>
        Voltar para a entrada
      </Link>
    </EntryFrame>
  );
}
