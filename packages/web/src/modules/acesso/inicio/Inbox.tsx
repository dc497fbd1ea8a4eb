import { formatReais } from '@sede/domain/kernel';
import { IconChevronRight, IconCircleCheck } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Link, stringifySearch } from '#platform/routing/index.ts';
import { ModuleIcon, TONES } from '#platform/ui/shell/index.ts';
import type { Area, Inbox as InboxOf, Line } from './areas.ts';
import classes from './inbox.module.css';

/** Lines of an area that stand in sight. */
const SHOWN = 5;
const LIST = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

function LineRow({ line: { quantidade, texto, tom, caminho, busca, valor } }: { line: Line }) {
  return (
    <Link to={`${caminho}${stringifySearch(busca)}`} className={classes.line} data-line>
      <span className={classes.number} data-tone={TONES[tom]}>
        {quantidade.toLocaleString('pt-BR')}
      </span>
      <span>
        {texto} {valor !== null && <span className={classes.value}>{formatReais(valor)}</span>}
      </span>
    </Link>
  );
}

function AreaCard({ area }: { area: Area & { lines: readonly Line[] } }) {
  const title = useId();
  const [all, setAll] = useState(false);
  const { lines } = area;
  return (
    <section className={`card ${classes.area}`} aria-labelledby={title}>
      <header>
        <span className={classes.tile}>
          <ModuleIcon id={area.card} size={17} />
        </span>
        <h3 id={title}>{area.label}</h3>
        {lines.length > SHOWN ? (
          <button type="button" className={classes.more} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'ver menos' : `ver todas as ${lines.length}`}
            <IconChevronRight size={14} aria-hidden />
          </button>
        ) : (
          <Link to={area.to} className={classes.more} aria-label={`Abrir ${area.label}`}>
            abrir
            <IconChevronRight size={14} aria-hidden />
          </Link>
        )}
      </header>
      <ul>
        {(all ? lines : lines.slice(0, SHOWN)).map((line) => (
          <li key={line.id}>
            <LineRow line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Up and down lead through the lines of all areas; Enter is the link's. */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]')];
  const at = lines.findIndex((one) => one.matches(':focus'));
  if (at < 0) return;
  event.preventDefault();
  lines[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
}

/** What waits for this person, by area; each number is that of the list behind it. */
export function Inbox({ inbox: { waiting, idle } }: { inbox: InboxOf }) {
  const names = idle.map(({ label }) => label);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to keys that bubble from its links
    <div onKeyDown={onKeyDown}>
      <div className={classes.areas}>
        {waiting.map((area) => (
          <AreaCard key={area.id} area={area} />
        ))}
      </div>
      {(waiting.length === 0 || names.length > 0) && (
        <p className={classes.none}>
          <IconCircleCheck size={17} aria-hidden />
          {waiting.length === 0 ? 'Nada pendente.' : `Nada pendente em ${LIST.format(names)}.`}
        </p>
      )}
    </div>
  );
}

/** In the shape of what comes: cards with lines, as many as there are areas where something may wait. */
export function InboxSkeleton({ areas }: { areas: number }) {
  return (
    <div className={classes.areas} role="status" aria-label="Carregando as pendências">
      {Array.from({ length: areas }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <div key={at} className={`card ${classes.area} ${classes.waits}`}>
          <span />
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
