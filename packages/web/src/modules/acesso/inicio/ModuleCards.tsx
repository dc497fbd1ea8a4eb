import { Link } from '#platform/routing/index.ts';
import { useNavigation } from '#platform/ui/shell/index.ts';
import classes from './inicio.module.css';

/** Every home page, by module: no landmarks, whose names would be those of the inbox above. Source: spec 1 §2.7. */
export function ModuleCards() {
  const { modules } = useNavigation();
  return (
    <div className={classes.groups}>
      {modules.map(({ id, label, entries }) => (
        <div key={id} className={`card ${classes.group}`}>
          <h2>
            <span className={classes.dot} data-group={id} />
            {label}
          </h2>
          <ul>
            {entries.map((entry) => (
              <li key={entry.to}>
                <Link to={entry.to} className={classes.link}>
                  {entry.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
