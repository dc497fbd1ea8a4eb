import { formatReais } from '@sede/domain/kernel';
import { IconPin } from '@tabler/icons-react';
import { RecordIcon } from '#modules/sistema/busca/index.ts';
import { Link } from '#platform/routing/index.ts';
import classes from './inicio.module.css';
import type { Fixada } from './useFixadas.ts';

/** The views that the person has pinned: how many their lists show, and the sum where there is one. */
export function Fixadas({ itens }: { itens: readonly Fixada[] }) {
  if (itens.length === 0) return null;
  return (
    <section className={`card ${classes.recent}`} aria-labelledby="fixadas">
      <h2 id="fixadas">
        <IconPin size={16} aria-hidden /> Visões fixadas
      </h2>
      <ul>
        {itens.map(({ id, nome, to, total, valor, source }) => (
          <li key={id}>
            <Link to={to} className={classes.visit}>
              <RecordIcon source={source} />
              <span className={classes.cut}>{nome}</span>
              {total !== null && <span className={classes.total}>{total.toLocaleString('pt-BR')}</span>}
              {valor !== null && <span className={classes.when}>{formatReais(valor)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
