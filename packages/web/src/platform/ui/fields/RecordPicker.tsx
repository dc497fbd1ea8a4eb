import { Select } from '@mantine/core';
import { useState } from 'react';
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

/** A record of another module, searched as one types; its second line stands below the field. Value: its id. */
export function RecordPicker({ source, onPick, ...props }: RecordPickerProps) {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState(false);
  const [current] = useRecordLabels(source, props.value === null ? [] : [props.value]);
  // The field shows the chosen name; that is not a search for it.
  const query = text === current?.label ? '' : text;
  const { options, searching, failed } = useRecordSearch(source, query, wanted);
  const all = current && !options.some((option) => option.value === current.value) ? [current, ...options] : options;
  return (
    <Select
      {...inputProps({ ...props, help: props.help ?? current?.detail })}
      data={all.map(({ value, label }) => ({ value, label }))}
      filter={({ options: shown }) => shown}
      value={props.value}
      onChange={(value) => {
        props.onChange(value);
        onPick?.(all.find((option) => option.value === value) ?? null);
      }}
      searchable
      openOnFocus={false}
      searchValue={text}
      onSearchChange={setText}
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
