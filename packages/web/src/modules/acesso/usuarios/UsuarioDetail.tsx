import { ROLES } from '@sede/domain/access';
import { USUARIO_FIELDS, type Usuario } from '@sede/domain/modules/acesso/usuarios';
import { PanelSection, RecordDetail } from '#platform/ui/index.ts';
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

/** What a panel shows of a user: access, what the roles open, what the person did lately. */
export function UsuarioDetail({ record }: { record: Usuario }) {
  const roles = ROLES.filter(({ valor }) => record.papeis.includes(valor));
  return (
    <>
      <PanelSection title="Acesso">
        <RecordDetail specs={USUARIO_FIELDS} fields={fieldsOf(record)} record={record} />
      </PanelSection>
      <PanelSection title="Perfis" count={roles.length}>
        {roles.length === 0 && <p className={classes.words}>Nenhum perfil: entra, mas não abre nada.</p>}
        <ul className={classes.roles}>
          {roles.map((role) => (
            <RoleCard key={role.valor} role={role} />
          ))}
        </ul>
      </PanelSection>
      <PanelSection title="Logs">
        <LogPanel id={record.id} />
      </PanelSection>
    </>
  );
}
