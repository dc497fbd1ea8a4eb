import { type KeyboardEvent, useState } from 'react';
import { TextField } from '../fields/TextField.tsx';
import { emptySearchText, useRecordSearch } from '../fields/useRecordSearch.ts';
import type { RecordFilter } from '../list-state/filters.ts';
import { ChoiceList } from './ChoiceList.tsx';
import type { EditorProps } from './EditorButtons.tsx';
import classes from './FilterEditor.module.css';
import { useRecordLabels } from './recordLabels.ts';

/** Records to filter by: the chosen ones first, then what the search finds. */
export function RecordList({ filter, value, onChange, close }: EditorProps<RecordFilter, string[]>) {
  const [text, setText] = useState('');
  const chosen = useRecordLabels(filter.source, value ?? []);
  const found = useRecordSearch(filter.source, text, true);
  const others = found.options.filter((option) => !chosen.some((one) => one.value === option.value));
  const options = [...chosen, ...others];
  /** Enter in the search takes the best match, Tab keeps it and goes on. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const [best] = others;
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'text' || event.nativeEvent.isComposing)
      return;
    if ((event.key !== 'Enter' && event.key !== 'Tab') || text.trim() === '' || !best) return;
    if (event.key === 'Enter') event.preventDefault();
    onChange(filter.single ? [best.value] : [...(value ?? []), best.value]);
    if (event.key === 'Enter' || filter.single) close();
    else setText('');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the search inside it
    <div className={classes.form} onKeyDown={onKeyDown}>
      <TextField
        label={`Buscar ${filter.label.toLocaleLowerCase('pt-BR')}`}
        value={text}
        onChange={setText}
        maxLength={200}
      />
      {options.length > 0 && (
        <ChoiceList
          label={filter.label}
          options={options}
          single={filter.single}
          value={value ?? []}
          onChange={onChange}
          close={close}
        />
      )}
      {others.length === 0 && (
        <p className={classes.note} role="status">
          {emptySearchText({ ...found, text, source: filter.source })}
        </p>
      )}
    </div>
  );
}
