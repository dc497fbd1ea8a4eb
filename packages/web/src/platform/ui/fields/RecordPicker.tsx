import { Select } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useRecordLabels } from '../filter-bar/recordLabels.ts';
import type { RecordOption, RecordSource } from '../list-state/filters.ts';
import { DROPDOWN_Z } from './ChoiceFields.tsx';
import { type FieldProps, inputProps } from './field.ts';
import classes from './fields.module.css';
import { emptySearchText, useRecordSearch } from './useRecordSearch.ts';

export interface RecordPickerProps extends FieldProps<string | null> {
  source: RecordSource;
  /** The whole option, when one is picked: to prefill other fields. */
  onPick?: (option: RecordOption | null) => void;
}

/**
 * A record of another module, searched as one types; its second line stands below the field. Value: its id.
 *
 * The best match of what was typed is highlighted once it is found. Enter before that waits for it, even when the field
 * is left meanwhile; an option of an earlier search can never be taken.
 */
export function RecordPicker({ source, onPick, ...props }: RecordPickerProps) {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  /** The text at which Enter was pressed while its search was still under way. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const [current] = useRecordLabels(source, props.value === null ? [] : [props.value]);
  // The field shows the chosen name; that is not a search for it.
  const typed = text === current?.label ? '' : text;
  const { options, searching, failed } = useRecordSearch(source, awaited ?? typed, wanted);
  const choosing = typed !== '';
  // The chosen one is always among the data, so that its name is known; offered only where nothing is looked for.
  const all = current && !options.some((option) => option.value === current.value) ? [current, ...options] : options;
  const offered = new Set((choosing ? options : all).map((option) => option.value));

  const take = (option: RecordOption | null) => {
    props.onChange(option?.value ?? null);
    onPick?.(option);
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
      data={all.map(({ value, label }) => ({ value, label }))}
      filter={({ options: shown }) => shown.filter((one) => 'value' in one && offered.has(one.value))}
      value={props.value}
      onChange={(value) => take(all.find((option) => option.value === value) ?? null)}
      searchable
      openOnFocus={false}
      dropdownOpened={opened}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      selectFirstOptionOnChange={choosing && !searching}
      searchValue={text}
      onSearchChange={setText}
      onInput={() => setAwaited(null)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setAwaited(null);
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
        if (!choosing || !searching) return;
        event.preventDefault();
        setAwaited(typed);
      }}
      onFocus={() => setWanted(true)}
      clearable={!props.required}
      allowDeselect={!props.required}
      clearButtonProps={{ 'aria-label': 'Limpar' }}
      nothingFoundMessage={emptySearchText({ searching, failed, minLetters: source.minLetters ?? 0 })}
      placeholder={props.placeholder ?? 'Digite para buscar'}
      renderOption={({ option }) => (
        <span className={classes.option}>
          {option.label}
          <span className={classes.detail}>{all.find((one) => one.value === option.value)?.detail}</span>
        </span>
      )}
      comboboxProps={{ zIndex: DROPDOWN_Z }}
    />
  );
}
