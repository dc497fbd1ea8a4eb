import { Select } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useRecordLabels } from '../filter-bar/recordLabels.ts';
import type { RecordOption, RecordSource } from '../list-state/filters.ts';
import { DROPDOWN_Z } from './ChoiceFields.tsx';
import { type FieldProps, fieldMark, inputProps } from './field.ts';
import classes from './fields.module.css';
import { emptySearchText, useRecordSearch } from './useRecordSearch.ts';
import { useTypedChoice } from './useTypedChoice.ts';

export interface RecordPickerProps extends FieldProps<string | null> {
  source: RecordSource;
  /** The whole option, when one is picked: to prefill other fields. */
  onPick?: (option: RecordOption | null) => void;
}

/**
 * A record of another module, searched as one types; its second line stands below the field. Value: its id.
 *
 * The best match of what was typed is highlighted once it is found (`useTypedChoice`). Enter or Tab before that waits for
 * it, though the field is left meanwhile; an option of an earlier search can never be taken.
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
      wrapperProps={{ ...fieldMark(props.name, props.label), ...choice.wrapper }}
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
      onOptionSubmit={(taken) => setText(all.find(({ value }) => value === taken)?.label ?? '')}
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
