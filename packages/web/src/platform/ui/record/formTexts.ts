/**
 * What a record's form takes from the record's field list: labels and texts of values for the conflict dialog, and the
 * part of an input that a PATCH sends.
 */
import { describeValue, type FieldSpecs } from '@sede/domain/kernel';

export interface FormTexts<S extends FieldSpecs> {
  labels: { readonly [K in keyof S & string]: string };
  show: (name: string, value: unknown) => string;
}

/** `names`: texts of fields that are ids. */
export function formTexts<S extends FieldSpecs>(specs: S, names?: ReadonlyMap<string, string>): FormTexts<S> {
  const list = new Map(Object.entries(specs));
  return {
    // The same names: the compiler forgets them on the way through the entries.
    labels: Object.fromEntries([...list].map(([name, spec]) => [name, spec.rotulo])) as FormTexts<S>['labels'],
    show: (name, value) => {
      const spec = list.get(name);
      return spec ? describeValue(spec, value, names) : String(value ?? '');
    },
  };
}

/** The fields that the person changed, as the schema gives them. */
export function changesOf<I extends object>(input: I, changed: readonly string[]): Partial<I> {
  // Keys of the input with their own values.
  return Object.fromEntries(Object.entries(input).filter(([name]) => changed.includes(name))) as Partial<I>;
}
