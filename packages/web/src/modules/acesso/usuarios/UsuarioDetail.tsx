import { ROLES } from '@sede/domain/access';
import { USUARIO_FIELDS, type Usuario } from '@sede/domain/modules/acesso/usuarios';
import { RecordDetail } from '#platform/ui/index.ts';
import { LogPanel } from './LogPanel.tsx';
import { RoleCard } from './RoleCard.tsx';
import classes from './usuarios.module.css';

const fieldsOf = ({ situacao }: Usuario): string[] => [
  'nomesEscritorios',
  'doisFatoresAtivo',
  'ultimoAcessoEm',
  ...(situacao === 'convite_pendente' ? ['conviteVenceEm'] : []),
  ...(situacao === 'desabilitado' ? ['desabilitadoMotivo'] : []),
];

/** Below a row: what the roles open, and what the person did lately. */
export function UsuarioDetail({ record }: { record: Usuario }) {
  const roles = ROLES.filter(({ valor }) => record.papeis.includes(valor));
  return (
    <>
      <RecordDetail specs={USUARIO_FIELDS} fields={fieldsOf(record)} record={record} />
      <div className={classes.panels}>
        <section aria-label={`Perfis de ${record.nome}`}>
          <h2 className={classes.heading}>Perfis</h2>
          {roles.length === 0 && <p className={classes.words}>Nenhum perfil: entra, mas não abre nada.</p>}
          <ul className={classes.roles}>
            {roles.map((role) => (
              <RoleCard key={role.valor} role={role} />
            ))}
          </ul>
        </section>
        <section aria-label={`Logs de ${record.nome}`}>
          <h2 className={classes.heading}>Logs</h2>
          <LogPanel id={record.id} />
        </section>
      </div>
    </>
  );
}
