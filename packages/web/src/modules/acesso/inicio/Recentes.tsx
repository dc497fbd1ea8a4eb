import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { RecordIcon } from '#modules/sistema/busca/index.ts';
import { Link } from '#platform/routing/index.ts';
import { useUser } from '#platform/session/index.ts';
import { useNavigation } from '#platform/ui/shell/index.ts';
import { reachable, readVisits, whenOf } from '#platform/visits/index.ts';
import classes from './inicio.module.css';

/** What was opened lately in this browser, with its hour. */
export function Recentes() {
  const { id } = useUser();
  const { routes, may } = useNavigation();
  const [visits] = useState(() => reachable(readVisits(id), routes, may));
  if (visits.length === 0) return null;
  return (
    <section className={`card ${classes.recent}`} aria-labelledby="recentes">
      <h2 id="recentes">
        <IconHistory size={16} aria-hidden /> Abertos há pouco
      </h2>
      <ul>
        {visits.map(({ to, label, at, source }) => (
          <li key={to}>
            <Link to={to} className={classes.visit}>
              <RecordIcon source={source} />
              <span className={classes.cut}>{label}</span>
              <span className={classes.when}>{whenOf(at)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
