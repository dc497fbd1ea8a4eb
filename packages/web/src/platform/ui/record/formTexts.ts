/**
 * What a record's form takes from the record's field list: labels and texts of values for the conflict dialog, and the
 * part of an input that a PATCH sends.
 */
import { describeValue, type FieldSpecs } from '@sede/domain/kernel';

export interface FormTexts {
  labels: Record<string, string>;
  show: (name: string, value: unknown) => string;
}

/** `names`: texts of fields that are ids. */
export function formTexts(specs: FieldSpecs, names?: ReadonlyMap<string, string>): FormTexts {
  return {
    labels: Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, spec.rotulo])),
    show: (name, value) => {
      const spec = specs[name];
      return spec ? describeValue(spec, value, names) : String(value ?? '');
    },
  };
}

/** The fields that the person changed, as the schema gives them. */
export function changesOf<I extends object>(input: I, changed: readonly string[]): Partial<I> {
  return Object.fromEntries(Object.entries(input).filter(([name]) => changed.includes(name))) as Partial<I>;
}
