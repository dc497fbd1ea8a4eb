import { IconChevronRight, IconLock } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './autoridades.module.css';

/** A card of the profile under its title. */
export function Cartao({ titulo, nota, children }: { titulo: string; nota?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`card ${classes.cartao}`} aria-labelledby={id}>
      <h2 id={id} className={classes.titulo}>
        {titulo}
        {nota !== undefined && <span className={classes.quantos}>{nota}</span>}
      </h2>
      {children}
    </section>
  );
}

export interface DobraProps {
  titulo: string;
  nota: string;
  /** With a lock before it. */
  fechada?: boolean;
  /** On paper it stands open; the others are not there. */
  impressa?: boolean;
  children: () => ReactNode;
}

/** A part of the profile that stands closed. */
export function Dobra({ titulo, nota, fechada = false, impressa = false, children }: DobraProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const Icon = fechada && !open ? IconLock : IconChevronRight;
  return (
    <div className={impressa ? classes.dobra : `${classes.dobra} no-print`}>
      <h2>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <Icon size={17} aria-hidden className={classes.seta} data-open={open || undefined} />
          {titulo}
          <span className={classes.notaDaDobra}>{nota}</span>
        </button>
      </h2>
      <div id={id} hidden={!open} className={classes.dentro}>
        {(open || impressa) && children()}
      </div>
    </div>
  );
}
