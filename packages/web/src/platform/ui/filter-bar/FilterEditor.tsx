import { VALOR_INVALIDO, VALOR_MAXIMO } from '@sede/domain/kernel';
import { useEffect, useRef, useState } from 'react';
import { DateField } from '../fields/DateField.tsx';
import { IntegerField, MoneyField } from '../fields/NumberFields.tsx';
import { TextField } from '../fields/TextField.tsx';
import {
  type DayFilter,
  heldOrNull,
  type Range,
  type RangeFilter,
  type TextFilter,
  type YesNoFilter,
} from '../list-state/filters.ts';
import type { Filter } from '../list-state/listState.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { Buttons, type EditorProps } from './EditorButtons.tsx';
import classes from './FilterEditor.module.css';
import { PeriodEditor } from './PeriodEditor.tsx';
import { RecordList } from './RecordList.tsx';

function RangeEditor({ filter, value, onChange, close }: EditorProps<RangeFilter, Range>) {
  const [range, setRange] = useState<Range>(value ?? { de: null, ate: null });
  const Field = filter.unit === 'centavos' ? MoneyField : IntegerField;
  const wrong = (value: number | null) =>
    value === null || (Number.isInteger(value) && value >= 0 && value <= VALOR_MAXIMO) ? null : VALOR_INVALIDO;
  const errors = { de: wrong(range.de), ate: wrong(range.ate) };
  const crossed = range.de !== null && range.ate !== null && range.de > range.ate ? 'Menor que o primeiro' : null;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (crossed || errors.de || errors.ate) return;
        onChange(range.de === null && range.ate === null ? null : range);
        close();
      }}
    >
      <div className={classes.two}>
        <Field label="De" value={range.de} error={errors.de} onChange={(de) => setRange((r) => ({ ...r, de }))} />
        <Field
          label="Até"
          value={range.ate}
          error={errors.ate ?? (errors.de ? null : crossed)}
          onChange={(ate) => setRange((r) => ({ ...r, ate }))}
        />
      </div>
      <Buttons onClear={() => onChange(null)} clearable={value !== null} close={close} />
    </form>
  );
}

function TextEditor({ filter, value, onChange, close }: EditorProps<TextFilter, string>) {
  const [text, setText] = useState(value ?? '');
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(text.trim() || null);
        close();
      }}
    >
      <TextField label={filter.label} value={text} onChange={setText} maxLength={200} />
      <Buttons onClear={() => onChange(null)} clearable={value !== null} close={close} />
    </form>
  );
}

function DayEditor({ filter, value, onChange, close }: EditorProps<DayFilter, string>) {
  const [day, setDay] = useState(value);
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(day);
        close();
      }}
    >
      <DateField label={filter.label} value={day} onChange={setDay} />
      <Buttons onClear={() => onChange(null)} clearable={value !== null} close={close} />
    </form>
  );
}

const yesNoOptions = (filter: YesNoFilter) => [
  { value: 'sim', label: filter.yes },
  { value: 'nao', label: filter.no },
];

/** What a chip opens: one editor per kind of filter, all in one lazy chunk. Focus goes to its first control. */
export function FilterEditor({ filter, value, onChange, close }: EditorProps<Filter, unknown>) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('[data-first], input, button')?.focus();
  }, []);
  return (
    <div ref={frame} className={classes.editor}>
      {filter.kind === 'period' && (
        <PeriodEditor filter={filter} value={heldOrNull(filter, value)} onChange={onChange} close={close} />
      )}
      {filter.kind === 'choice' && (
        <ChoiceList
          label={filter.label}
          options={filter.options}
          single={filter.single}
          always={filter.always}
          value={heldOrNull(filter, value) ?? []}
          onChange={onChange}
          close={close}
        />
      )}
      {filter.kind === 'yesNo' && (
        <ChoiceList
          label={filter.label}
          options={yesNoOptions(filter)}
          single
          value={value === null ? [] : [value ? 'sim' : 'nao']}
          onChange={(chosen) => onChange(chosen === null ? null : chosen[0] === 'sim')}
          close={close}
        />
      )}
      {filter.kind === 'record' && (
        <RecordList filter={filter} value={heldOrNull(filter, value)} onChange={onChange} close={close} />
      )}
      {filter.kind === 'range' && (
        <RangeEditor filter={filter} value={heldOrNull(filter, value)} onChange={onChange} close={close} />
      )}
      {filter.kind === 'day' && (
        <DayEditor filter={filter} value={heldOrNull(filter, value)} onChange={onChange} close={close} />
      )}
      {filter.kind === 'text' && (
        <TextEditor filter={filter} value={heldOrNull(filter, value)} onChange={onChange} close={close} />
      )}
    </div>
  );
}
