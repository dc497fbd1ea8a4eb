import { describeValue, type FieldSpecs } from '@sede/domain/kernel';
import type { ReactNode } from 'react';
import classes from './Facts.module.css';

/** The facts of one part, as many beside each other as there is room for. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>;
}

export interface FactProps {
  label: string;
  /** Over the whole width; 'two': as wide as two others. */
  wide?: boolean | 'two';
  children: ReactNode;
}

export function Fact({ label, wide = false, children }: FactProps) {
  return (
    <div data-wide={wide || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export interface FieldsProps<S extends FieldSpecs> {
  specs: S;
  record: object;
  names: readonly (keyof S & string)[];
}

/** Fields of the record by its own labels, without what is empty. */
export function Fields<S extends FieldSpecs>({ specs, record, names }: FieldsProps<S>) {
  const values = new Map<string, unknown>(Object.entries(record));
  return names.map((name) => {
    const spec = specs[name];
    const value = values.get(name) ?? '';
    if (!spec || value === '') return null;
    return (
      <Fact key={name} label={spec.rotulo}>
        {describeValue(spec, value)}
      </Fact>
    );
  });
}

/** One thing below the other, without marks: who approved it, and when. Takes `li`s. */
export function Lines({ children }: { children: ReactNode }) {
  return <ul className={classes.lines}>{children}</ul>;
}

/** Stands where a part has nothing to show. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className={classes.nothing}>{children}</p>;
}
