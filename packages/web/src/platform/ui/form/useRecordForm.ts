/**
 * State of a record's form: values, messages, draft, one submit at a time, conflict with another person's edit.
 *
 * In: the module's schema (validates as one types, shown from the first submit on), initial values ('' for texts, null for
 * the rest), `submit`. Out: what `FormDrawer` and the fields take. A refusal keeps everything typed; its `campos` go to
 * their fields, are listed above them (`FormErrors`), and the first one takes focus. A submit whose answer was lost keeps its Idempotency-Key.
 * Errors handled: 'plataforma.versao_conflito' (dialog), `campos`, anything else as the form's message.
 * Source: spec 1 §5; decisions §2a, §6.
 */

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ApiError, isApiError, messageOf } from '../../api/errors.ts';
import { createKeyKeeper } from '../../api/useSubmit.ts';
import type { Binding } from '../fields/field.ts';
import { type Conflict, heldConflict } from './conflict.ts';
import {
  changedKeys,
  type Errors,
  errorsOf,
  type FormSchema,
  fieldErrorsOf,
  inputOf,
  missingOf,
  pick,
  requiredOf,
  type Values,
  validate,
} from './formState.ts';
import { limitsOf } from './limits.ts';
import { type RefusedField, refusedFields, takeFieldIntoSight } from './refusedFields.ts';
import { useDraft } from './useDraft.ts';

export interface SubmitContext {
  /** The same for a repeated submit of the same thing; `useSubmit` brings its own. */
  idempotencyKey: string;
  /** Version that the person saw (after a conflict: the newer one). */
  versao: number | undefined;
  /** Names of the fields that differ from the initial values: what a PATCH sends. */
  changed: readonly string[];
}

export interface RecordFormOptions<V extends Values, Output, Result> {
  schema: FormSchema<Output>;
  initial: V;
  submit: (input: Output, context: SubmitContext) => Promise<Result>;
  onSaved: (result: Result) => void;
  /** Name of the draft ('despesas:nova', 'despesas:<id>'); leave out for none. */
  draft?: string;
  versao?: number;
  /** pt-BR name of each field, for the field itself and the conflict dialog; from the field list by `formTexts`. */
  labels: Readonly<Record<keyof V & string, string>>;
  /**
   * The record as it is now, as this form holds it, for a form that holds more than the refusal tells, or otherwise; else what the
   * refusal tells is compared as it is.
   */
  theirs?: (atual: Values) => Values | Promise<Values>;
  /** How a value is shown in the conflict dialog (names of ids, money). */
  show?: (name: keyof V & string, value: unknown) => string;
  /** Lets an untouched form be saved (a copy, a prefilled one). */
  startDirty?: boolean;
  /**
   * Returns true for a refusal that the form handles with a question (a repeated document); it is then not shown as a
   * failure.
   */
  asks?: (error: ApiError) => boolean;
}

/** What `form.field('nome')` gives a field; what a place says otherwise (a label by the kind of person) follows it. */
export interface FormField<T> extends Required<Omit<Binding<T>, 'onBlur'>> {
  label: string;
  /** Letters, where the schema limits them. */
  maxLength: number | undefined;
  /** Told while something is on its way (an upload): saving waits for it. */
  onPending: (on: boolean) => void;
}

export type RecordForm<V extends Values = Values> = ReturnType<typeof useRecordForm<V, unknown, unknown>>;

/** What fields use of a form that several forms share: by the values that these have in common. */
export type FormPart<P extends Values> = Pick<
  RecordForm<P>,
  'values' | 'base' | 'set' | 'setMany' | 'field' | 'errors' | 'submitting'
>;

/** Any form that has these values, among others. */
export interface SharedForm<P extends Values> {
  values: P;
  setMany: (values: never) => void;
}

/**
 * The same form, for fields that know only some of its values.
 *
 * A cast, since the compiler does not relate generic functions over more and over fewer names; it holds because the part
 * reads and writes nothing but what `P` names, of which the form has all.
 */
export function partOf<P extends Values>(form: SharedForm<P>): FormPart<P> {
  return form as FormPart<P>;
}

export function useRecordForm<V extends Values, Output, Result>(options: RecordFormOptions<V, Output, Result>) {
  const latest = useRef(options);
  latest.current = options;
  const draft = useDraft(options.draft);
  // A restored draft goes on from what the person saw then: saved over a newer version it is a conflict like any other.
  const { kept } = draft;
  // A draft was kept by this form, field by field.
  const [base, setBase] = useState<V>(() => ({ ...options.initial, ...(kept?.vistos as Partial<V> | undefined) }));
  const [values, setValues] = useState<V>(() => ({ ...options.initial, ...(kept?.valores as Partial<V> | undefined) }));
  const [versao, setVersao] = useState(kept?.versao ?? options.versao);
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  // Fields with an upload under way: saving now would lose it.
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const busy = useRef(false);
  const keys = useRef<ReturnType<typeof createKeyKeeper> | null>(null);
  keys.current ??= createKeyKeeper();
  const frame = useRef<HTMLFormElement | null>(null);

  const { schema } = options;
  const result = useMemo(() => validate(schema, inputOf(values)), [schema, values]);
  const required = useMemo(() => requiredOf(schema, base), [schema, base]);
  const limits = useMemo(() => limitsOf(schema), [schema]);
  const found = useMemo(() => (result.issues ? errorsOf(result.issues) : {}), [result]);
  const changed = useMemo(() => changedKeys(base, values), [base, values]);
  const dirty = changed.length > 0;
  const errors: Errors = {};
  // Nothing is red before somebody tried to save.
  if (attempts > 0) Object.assign(errors, found);
  Object.assign(errors, refused);

  const { keep, discard } = draft;
  useEffect(() => {
    // Without any change left there is no draft to keep.
    if (changed.length === 0) discard();
    else keep({ versao, vistos: pick(base, changed), valores: pick(values, changed) });
  }, [base, values, changed, versao, keep, discard]);

  // Once their messages are on the screen, the refused fields are listed and the first of them takes the focus; where none is, what is
  // said of the whole form comes into sight.
  const [focusRun, setFocusRun] = useState(0);
  const [told, setTold] = useState<readonly RefusedField[]>([]);
  const messages = useRef(errors);
  messages.current = errors;
  useEffect(() => {
    if (focusRun === 0 || !frame.current) return;
    const list = refusedFields(frame.current, messages.current);
    setTold(list);
    const first = list[0];
    // After React is done: an amount turns into plain digits at once when it takes the focus, and the list stands by then.
    if (first) setTimeout(() => takeFieldIntoSight(frame.current, first.name), 0);
    else frame.current.querySelector('[data-failure]')?.scrollIntoView({ block: 'nearest' });
  }, [focusRun]);

  /** What the server refused is no longer so once it is changed. */
  const forgive = useCallback((changedNames: readonly string[]) => {
    const stays = ([name]: [string, string]) => name !== '_' && !changedNames.includes(name);
    setRefused((current) => Object.fromEntries(Object.entries(current).filter(stays)));
  }, []);
  const setMany = useCallback(
    (partial: Partial<V>) => {
      setValues((current) => ({ ...current, ...partial }));
      forgive(Object.keys(partial));
    },
    [forgive],
  );
  const set = useCallback(
    <K extends keyof V & string>(name: K, value: V[K]) => {
      setValues((current) => ({ ...current, [name]: value }));
      forgive([name]);
    },
    [forgive],
  );

  const send = useCallback(
    async (toSend: V, seen: number | undefined, since: V) => {
      const { schema: rules, submit, onSaved } = latest.current;
      const checked = validate(rules, inputOf(toSend));
      setAttempts((count) => count + 1);
      setFailure(null);
      if (checked.issues) return setFocusRun((run) => run + 1);
      if (busy.current) return;
      busy.current = true;
      setSubmitting(true);
      setTold([]);
      const input = checked.value;
      const keeper = keys.current ?? createKeyKeeper();
      const context = {
        idempotencyKey: keeper.keyFor({ input, seen }),
        versao: seen,
        changed: changedKeys(since, toSend),
      };
      try {
        const saved = await submit(input, context);
        keeper.settled(null);
        discard();
        setBase(toSend);
        onSaved(saved);
      } catch (refusal) {
        keeper.settled(refusal);
        const { error, conflict: other } = await heldConflict(refusal, latest.current.theirs);
        if (other) return setConflict(other);
        if (isApiError(error) && latest.current.asks?.(error)) return setFocusRun((run) => run + 1);
        const campos = isApiError(error) ? fieldErrorsOf(error.campos) : {};
        setRefused(campos);
        const known = Object.keys(campos).some((name) => name in toSend);
        const message = messageOf(error);
        // What stands at its field is not said a second time above the form.
        const atField = isApiError(error) && (error.kind === 'invalid' || Object.values(campos).includes(message));
        setFailure(known && atField ? null : message);
        setFocusRun((run) => run + 1);
      } finally {
        busy.current = false;
        setSubmitting(false);
      }
    },
    [discard],
  );

  const submit = useCallback(() => send(values, versao, base), [send, values, versao, base]);

  /** Saves the choice made in the conflict dialog, based on the newer version. */
  const resolveConflict = useCallback(
    (chosen: Partial<V>) => {
      if (!conflict) return;
      const theirs = { ...base, ...(conflict.atual as Partial<V>) }; // the record as the server has it now
      const next = { ...values, ...chosen };
      setBase(theirs);
      setVersao(conflict.versao);
      setValues(next);
      setConflict(null);
      void send(next, conflict.versao, theirs);
    },
    [conflict, base, values, send],
  );

  const reset = useCallback(
    (to?: V) => {
      discard();
      // Back to the record as it is now, not as it was when a restored draft was begun.
      const { initial, versao: current } = latest.current;
      setBase(to ?? initial);
      setValues(to ?? initial);
      setVersao(current);
      setTold([]);
      setRefused({});
      setFailure(null);
      setAttempts(0);
    },
    [discard],
  );

  const field = <K extends keyof V & string>(name: K): FormField<V[K]> => ({
    name,
    label: options.labels[name],
    maxLength: limits.get(name),
    value: values[name],
    onChange: (value) => set(name, value),
    error: errors[name] ?? null,
    required: required.has(name),
    disabled: false,
    onPending: (on) =>
      setPending((current) => {
        if (current.has(name) === on) return current;
        return new Set(on ? [...current, name] : [...current].filter((other) => other !== name));
      }),
  });

  return {
    values,
    base,
    set,
    setMany,
    field,
    errors,
    /** The fields that the last attempt to save was refused for, as they follow each other on the page. */
    told,
    /** Whether somebody tried to save. */
    attempted: attempts > 0,
    /** Message of the whole form: a refusal that belongs to no field. */
    failure: failure ?? errors._ ?? null,
    dirty: dirty || Boolean(options.startDirty),
    changed,
    submitting,
    canSubmit: (dirty || Boolean(options.startDirty)) && !submitting && pending.size === 0,
    waiting: pending.size > 0,
    missing: missingOf(found, values),
    submit,
    reset,
    conflict,
    dismissConflict: () => setConflict(null),
    // The dialog knows neither these fields nor their names: it gives back what it was given.
    resolveConflict: resolveConflict as (chosen: Values) => void,
    labels: options.labels,
    // As it.
    show: options.show as ((name: string, value: unknown) => string) | undefined,
    draft,
    frame,
  };
}
