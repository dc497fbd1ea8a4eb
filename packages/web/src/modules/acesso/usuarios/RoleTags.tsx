import { isRole, roleLabel } from '@sede/domain/access';
import { StatusTag } from '#platform/ui/index.ts';
import classes from './usuarios.module.css';

const SHOWN = 3;
const label = (papel: string) => (isRole(papel) ? roleLabel(papel) : papel);

/** The first roles as tags, the others counted; a screen reader gets all of them. */
export function RoleTags({ papeis }: { papeis: readonly string[] }) {
  if (papeis.length === 0) return <>—</>;
  const rest = papeis.slice(SHOWN).map(label);
  return (
    <span className={classes.tags}>
      {papeis.slice(0, SHOWN).map((papel) => (
        <StatusTag key={papel} tone="info" label={label(papel)} />
      ))}
      {rest.length > 0 && (
        <span title={rest.join(', ')}>
          <span aria-hidden>+{rest.length}</span>
          <span className="visually-hidden">{rest.join(', ')}</span>
        </span>
      )}
    </span>
  );
}
