import { useRecordLabels } from '../filter-bar/recordLabels.ts';
import type { RecordSource } from '../list-state/filters.ts';
import { AddingPicker } from './AddingPicker.tsx';
import { ChosenList } from './ChosenList.tsx';
import type { FieldProps } from './field.ts';
import classes from './fields.module.css';

export interface RecordsFieldProps extends FieldProps<string[]> {
  source: RecordSource;
  /** What is wrong with one of them, by its id. */
  problems?: ReadonlyMap<string, string>;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** Any number of another module's records: searched one by one, listed below, taken out again. Value: their ids. */
export function RecordsField({ source, problems = NONE, ...props }: RecordsFieldProps) {
  const { value, onChange, readOnly = false } = props;
  const labels = new Map(useRecordLabels(source, value).map((option) => [option.value, option]));
  return (
    <div className={classes.chosen}>
      {!readOnly && (
        <AddingPicker
          {...props}
          source={source}
          onAdd={(option) => {
            if (!value.includes(option.value)) onChange([...value, option.value]);
          }}
        />
      )}
      <ChosenList
        label={`${props.label}: escolhidos`}
        items={value.map((id) => ({
          id,
          nome: labels.get(id)?.label ?? '…',
          detalhe: labels.get(id)?.detail ?? '',
          problema: problems.get(id),
        }))}
        onRemove={readOnly ? null : ({ id }) => onChange(value.filter((one) => one !== id))}
      />
    </div>
  );
}
