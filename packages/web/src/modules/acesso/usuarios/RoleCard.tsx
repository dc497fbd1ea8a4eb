import { openingsOf, openingText, type RoleInfo } from '@sede/domain/access';
import type { ReactNode } from 'react';
import classes from './usuarios.module.css';

/** A role with what it is for and, on demand, everything that it opens. */
export function RoleCard({ role, action }: { role: RoleInfo; action?: ReactNode }) {
  return (
    <li className={classes.role} data-papel={role.valor}>
      <div className={classes.roleHead}>
        <b>{role.rotulo}</b>
        {action}
      </div>
      <p className={classes.words}>{role.descricao}</p>
      <details className={classes.opens}>
        <summary>
          O que abre<span className="visually-hidden"> {role.rotulo}</span>
        </summary>
        <ul>
          {openingsOf(role.valor).map((opening) => (
            <li key={opening.onde}>{openingText(opening)}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}
