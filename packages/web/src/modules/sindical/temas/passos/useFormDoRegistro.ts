/**
 * A form over a record that stays open after it is saved, and that others may change meanwhile: while nothing is typed in it, it shows
 * the record as it is now; while something is, what was typed stays, and saving over a newer version opens the conflict.
 *
 * In: the record as last read (null: it is made by the first save), how the form holds it, its two operations. Out: the form, and
 * `salvar`, which answers whether it was saved. `salva`: the version that the newest save of one's own left; forms over one
 * record share it, so that one is no conflict of the other. Source: decisions §6 (two people editing one record).
 */
import { type RefObject, useEffect, useRef } from 'react';
import { changesOf, type FormSchema, type RecordForm, useRecordForm } from '#platform/ui/form.ts';

export interface FormDoRegistro<V extends Record<string, unknown>, I extends object, R extends { versao: number }> {
  schema: FormSchema<I>;
  initial: V;
  labels: Readonly<Record<keyof V & string, string>>;
  show: (name: string, value: unknown) => string;
  draft?: string | undefined;
  registro: R | null;
  salva: RefObject<number>;
  criar: (input: I) => Promise<R>;
  alterar: (changes: Partial<I>, versao: number) => Promise<R>;
  onSalvo: (registro: R) => void;
}

export function useFormDoRegistro<V extends Record<string, unknown>, I extends object, R extends { versao: number }>(
  options: FormDoRegistro<V, I, R>,
): { form: RecordForm<V>; salvar: () => Promise<boolean> } {
  const { registro, salva, criar, alterar, onSalvo, draft, initial } = options;
  const deu = useRef(false);
  const versao = registro?.versao;
  const form = useRecordForm({
    ...{ schema: options.schema, initial, labels: options.labels, show: options.show },
    ...(draft !== undefined && { draft }),
    ...(versao !== undefined && { versao }),
    submit: (input: I, { versao: vista = 0, changed }) =>
      registro === null ? criar(input) : alterar(changesOf(input, changed), Math.max(vista, salva.current)),
    onSaved: (novo: R) => {
      salva.current = Math.max(salva.current, novo.versao);
      deu.current = true;
      onSalvo(novo);
    },
  });
  const { dirty, reset } = form;
  useEffect(() => {
    // What was read before one's own save is older than what the form holds.
    if (!dirty && versao !== undefined && versao >= salva.current) reset();
  }, [versao, dirty, reset, salva]);
  const salvar = async () => {
    deu.current = false;
    await form.submit();
    return deu.current;
  };
  return { form, salvar };
}
