import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import { Radio, Select } from '@mantine/core';
import type { Option } from '../list-state/filters.ts';
import { bestFirst } from './bestFirst.ts';
import { type FieldProps, fieldMark, inputProps } from './field.ts';
import classes from './fields.module.css';
import { useTypedChoice } from './useTypedChoice.ts';

/**
 * A list of choices stands where its field is: a dialog's, outside of it, would be out of reach for who is read the screen.
 * Fixed, so that what scrolls does not cut it.
 */
export const CHOICES = { withinPortal: false, floatingStrategy: 'fixed', zIndex: 500 } as const;
/** From this many options on, a phone offers its keyboard to narrow them. */
const TYPED_FROM = 8;

/** One of a list of values; null when none is chosen. Letters choose (`useTypedChoice`). */
export function SelectField(props: FieldProps<string | null> & { options: readonly Option[] }) {
  const { options, required, value, onChange } = props;
  const choice = useTypedChoice({
    chosen: options.find((option) => option.value === value)?.label ?? '',
    required,
    onClear: () => onChange(null),
  });
  return (
    <Select
      {...inputProps(props)}
      wrapperProps={{ ...fieldMark(props.name, props.label), ...choice.wrapper }}
      data={options.map((option) => ({ value: option.value, label: option.label }))}
      // Its options are never in groups.
      filter={({ options: all, search }) =>
        bestFirst(
          all.flatMap((one) => ('value' in one ? [one] : [])),
          search,
        )
      }
      value={value}
      onChange={onChange}
      onOptionSubmit={(taken) => choice.setText(options.find((option) => option.value === taken)?.label ?? '')}
      searchable
      inputMode={options.length < TYPED_FROM ? 'none' : undefined}
      searchValue={choice.text}
      onSearchChange={choice.setText}
      selectFirstOptionOnChange={choice.choosing}
      onFocus={choice.onFocus}
      onClick={choice.onClick}
      clearable={!required}
      allowDeselect={false}
      clearButtonProps={{ 'aria-label': 'Limpar' }}
      nothingFoundMessage="Nenhum resultado"
      placeholder={props.placeholder ?? 'Selecione'}
      comboboxProps={CHOICES}
      checkIconPosition="right"
      openOnFocus={false}
    />
  );
}

/** A few values that are better seen all at once. */
export function RadioGroup(props: FieldProps<string | null> & { options: readonly Option[] }) {
  const { autoComplete: _, placeholder: __, readOnly: ___, disabled, ...input } = inputProps(props);
  return (
    <Radio.Group {...input} value={props.value} onChange={props.onChange}>
      <div className={classes.group} data-helped={props.help ? '' : undefined}>
        {props.options.map((option) => (
          <Radio
            classNames={{ radio: classes.radio }}
            key={option.value}
            value={option.value}
            label={option.label}
            disabled={disabled || props.readOnly}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
