import type { FieldSpecs } from '@sede/domain/kernel';
import type { ReactNode } from 'react';
import { PanelSection } from '../panel/PanelSection.tsx';
import { RecordDetail } from './RecordDetail.tsx';

export interface PlainFieldsProps {
  specs: FieldSpecs;
  /** Else all. */
  fields?: readonly string[] | undefined;
  record: object;
  names?: ReadonlyMap<string, string> | undefined;
  /** Below the fields. */
  more?: ReactNode;
}

/** Whether it is out of use stands as a tag at the title. */
const TAGGED = 'desabilitado';

/** What a plain record's panel shows: every field with its label, in the order of the record's own list. */
export function PlainFields({ specs, fields = Object.keys(specs), record, names, more }: PlainFieldsProps) {
  return (
    <>
      <PanelSection title="Dados">
        <RecordDetail specs={specs} fields={fields.filter((name) => name !== TAGGED)} record={record} names={names} />
      </PanelSection>
      {more}
    </>
  );
}
