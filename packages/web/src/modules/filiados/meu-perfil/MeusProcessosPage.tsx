import { meuPerfilMessages as texts } from '@sede/domain/modules/filiados/meu-perfil';
import { Link } from '#platform/routing/index.ts';
import { EmptyState } from '#platform/ui/index.ts';
import { PageHeader } from '#platform/ui/shell/index.ts';
import classes from './meu-perfil.module.css';

/** '/filiado/processos': the member's own cases. No case is kept yet: until the legal area brings them, none is found. */
export function MeusProcessosPage() {
  return (
    <div className={classes.page}>
      <PageHeader title={texts.processos} subtitle="Os processos em que você está" />
      <div className="card">
        <EmptyState title={texts.semProcessos} action={<Link to="/filiado">Voltar ao meu perfil</Link>} />
      </div>
    </div>
  );
}
