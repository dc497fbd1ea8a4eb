import { describeValue, type FieldSpecs } from '@sede/domain/kernel';
import type { ReactNode } from 'react';
import { DateText, Money, type Tone } from '#platform/ui/index.ts';
import classes from './financeiro.ficha.module.css';

/** The frame of a whole record: its parts, the first over the whole width. */
export function Ficha({ children }: { children: ReactNode }) {
  return <div className={classes.ficha}>{children}</div>;
}

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={classes.fatos}>{children}</dl>;
}
export function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div data-wide={wide || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Fields of the record by its own labels, without what is empty. */
export function Fields<S extends FieldSpecs>(props: {
  specs: S;
  record: object;
  names: readonly (keyof S & string)[];
}) {
  const values = props.record as Record<string, unknown>;
  return props.names
    .filter((name) => values[name] !== null && values[name] !== '' && values[name] !== undefined)
    .map((name) => {
      const spec = props.specs[name];
      return (
        spec && (
          <Fact key={name} label={spec.rotulo}>
            {describeValue(spec, values[name])}
          </Fact>
        )
      );
    });
}

export interface Irma {
  id: string;
  parcela: string;
  data: string;
  valor: number;
  status: string;
  tone: Tone | null;
}

/** The instalments of one registration; the others open on a click where somebody opens them. */
export function Irmas({
  irmas,
  current,
  onOpen,
}: {
  irmas: readonly Irma[];
  current: string;
  onOpen?: (id: string) => void;
}) {
  return (
    <ul className={classes.irmas}>
      {irmas.map((irma) => {
        const content = (
          <>
            <b>{irma.parcela}</b> <DateText value={irma.data} /> <Money value={irma.valor} />
            <span className={classes.status} data-tone={irma.tone ?? undefined}>
              {irma.status}
            </span>
          </>
        );
        return (
          <li key={irma.id} aria-current={irma.id === current || undefined}>
            {onOpen && irma.id !== current ? (
              <button type="button" onClick={() => onOpen(irma.id)}>
                {content}
              </button>
            ) : (
              <span>{content}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
