import { Select } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../session/index.ts';
import { remember, useRecordLabels } from '../filter-bar/recordLabels.ts';
import type { RecordOption, RecordSource } from '../list-state/filters.ts';
import { CHOICES } from './ChoiceFields.tsx';
import { createRecord } from './creation.ts';
import { type FieldProps, fieldMark, inputProps } from './field.ts';
import classes from './fields.module.css';
import { emptySearchText, useRecordSearch } from './useRecordSearch.ts';
import { useTypedChoice } from './useTypedChoice.ts';

export interface RecordPickerProps extends FieldProps<string | null> {
  source: RecordSource;
  /** The whole option, when one is picked: to prefill other fields. */
  onPick?: (option: RecordOption | null) => void;
}

/** The option that makes a record: no record's id. */
const CREATE = 'cadastrar';

/**
 * A record of another module, searched as one types; its second line stands below the field. Value: its id.
 *
 * The best match of what was typed is highlighted once it is found (`useTypedChoice`). Enter or Tab before that waits for
 * it, though the field is left meanwhile; an option of an earlier search can never be taken.
 * Where nothing is found, who may make one is offered its form, with what was typed as its name; the picker then holds it.
 */
export function RecordPicker({ source, onPick, ...props }: RecordPickerProps) {
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  /** The text at which Enter was pressed while its search was still under way. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const [current] = useRecordLabels(source, props.value === null ? [] : [props.value]);
  const choice = useTypedChoice({
    chosen: current?.label ?? '',
    required: props.required,
    onClear: () => take(null),
  });
  const { text, setText, choosing } = choice;
  // The field shows the chosen name; that is not a search for it.
  const typed = choosing ? text : '';
  const { options, searching, failed } = useRecordSearch(source, awaited ?? typed, wanted);
  const { can } = useSession();
  const creation = source.create && can(source.create.access) ? source.create : null;
  const minLetters = source.minLetters ?? 0;
  const found = searching || failed || options.length > 0 || typed.trim().length < minLetters;
  const making: RecordOption[] =
    creation === null || found || !wanted || props.readOnly
      ? []
      : [
          {
            value: CREATE,
            label: typed.trim() === '' ? 'Cadastrar…' : `Cadastrar "${typed.trim()}"…`,
            detail: 'Nenhum resultado',
          },
        ];
  // The chosen one is always among the data, so that its name is known; offered only where nothing is looked for.
  const all = current && !options.some((option) => option.value === current.value) ? [current, ...options] : options;
  const shown = [...all, ...making];
  const offered = new Set([...(choosing ? options : all), ...making].map((option) => option.value));

  const take = (option: RecordOption | null) => {
    props.onChange(option?.value ?? null);
    onPick?.(option);
  };
  const latest = useRef(take);
  latest.current = take;
  const make = async (name: string) => {
    const id = creation && (await createRecord(creation.Form, name));
    if (!id) return;
    // That it cannot be named now does not undo it: the labels are asked for again.
    const [made = { value: id, label: '' }] = await source.resolve([id]).catch(() => []);
    if (made.label !== '') remember(source, [made]);
    setText(made.label);
    latest.current(made);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the awaited answer arrives, with the state of that moment
  useEffect(() => {
    if (awaited === null || searching) return;
    setAwaited(null);
    const [best] = options;
    if (!best) return;
    setOpened(false);
    setText(best.label);
    if (best.value !== props.value) take(best);
  }, [awaited, searching]);

  return (
    <Select
      {...inputProps({ ...props, help: props.help ?? current?.detail })}
      wrapperProps={{ ...fieldMark(props.name, props.label), ...choice.wrapper }}
      data={shown.map(({ value, label }) => ({ value, label }))}
      filter={({ options: given }) => given.filter((one) => 'value' in one && offered.has(one.value))}
      value={props.value}
      onChange={(value) => {
        if (value === CREATE) void make(typed.trim());
        else take(all.find((option) => option.value === value) ?? null);
      }}
      searchable
      openOnFocus={false}
      dropdownOpened={opened}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      selectFirstOptionOnChange={choosing && !searching && making.length === 0}
      searchValue={text}
      onSearchChange={setText}
      onOptionSubmit={(taken) => {
        if (taken !== CREATE) setText(all.find(({ value }) => value === taken)?.label ?? '');
      }}
      onInput={() => setAwaited(null)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setAwaited(null);
        const takes = event.key === 'Enter' || event.key === 'Tab';
        if (!takes || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
        if (!choosing || !searching) return;
        if (event.key === 'Enter') event.preventDefault();
        setAwaited(typed);
      }}
      onFocus={(event) => {
        setWanted(true);
        choice.onFocus(event);
      }}
      onClick={choice.onClick}
      clearable={!props.required}
      allowDeselect={false}
      clearButtonProps={{ 'aria-label': 'Limpar' }}
      nothingFoundMessage={emptySearchText({ searching, failed, text: awaited ?? typed, source })}
      placeholder={props.placeholder ?? 'Digite para buscar'}
      renderOption={({ option }) => (
        <span className={classes.option}>
          {option.label}
          <span className={classes.detail}>{shown.find((one) => one.value === option.value)?.detail}</span>
        </span>
      )}
      comboboxProps={CHOICES}
    />
  );
}
