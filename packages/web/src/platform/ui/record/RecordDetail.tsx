import { describeValue, type FieldSpecs } from '@sede/domain/kernel';
import type { ReactNode } from 'react';
import classes from './RecordDetail.module.css';

export interface RecordDetailProps {
  specs: FieldSpecs;
  /** Names of the specs to show, in this order. */
  fields: readonly string[];
  record: object;
  /** Texts of fields that are ids. */
  names?: ReadonlyMap<string, string>;
  /** Buttons and links below: 'Histórico'. */
  children?: ReactNode;
}

/** The rest of a record below its row: label and value, from the record's own field list. */
export function RecordDetail({ specs, fields, record, names, children }: RecordDetailProps) {
  const values = record as Record<string, unknown>; // any object may be asked for a name
  return (
    <>
      <dl className={classes.list}>
        {fields.map((name) => {
          const spec = specs[name];
          return (
            spec && (
              <div key={name} className={classes.item}>
                <dt>{spec.rotulo}</dt>
                <dd>{describeValue(spec, values[name], names)}</dd>
              </div>
            )
          );
        })}
      </dl>
      {children && <div className={`${classes.foot} no-print`}>{children}</div>}
    </>
  );
}
