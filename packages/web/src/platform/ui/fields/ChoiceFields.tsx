import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import { Radio, Select, Switch } from '@mantine/core';
import type { Option } from '../list-state/filters.ts';
import { type FieldProps, inputProps, spanStyle } from './field.ts';
import classes from './fields.module.css';

/** Above drawers (200) and dialogs (400). */
export const DROPDOWN_Z = 500;
/** From this many options on, typing narrows the list. */
const SEARCHABLE_FROM = 8;

/** One of a list of values; null when none is chosen. */
export function SelectField(props: FieldProps<string | null> & { options: readonly Option[] }) {
  return (
    <Select
      {...inputProps(props)}
      data={props.options.map(({ value, label }) => ({ value, label }))}
      value={props.value}
      onChange={props.onChange}
      searchable={props.options.length >= SEARCHABLE_FROM}
      clearable={!props.required}
      allowDeselect={!props.required}
      clearButtonProps={{ 'aria-label': 'Limpar' }}
      nothingFoundMessage="Nenhum resultado"
      placeholder={props.placeholder ?? 'Selecione'}
      comboboxProps={{ zIndex: DROPDOWN_Z }}
      checkIconPosition="right"
      openOnFocus={false}
    />
  );
}

/** Yes or no, applied at once. */
export function SwitchField(props: FieldProps<boolean>) {
  const { label, help, error, name, disabled } = props;
  return (
    <Switch
      className={`${classes.field} ${classes.switch}`}
      classNames={{ track: classes.track }}
      style={spanStyle(props.span)}
      label={label}
      description={help}
      error={error || undefined}
      name={name}
      disabled={disabled || props.readOnly}
      checked={props.value}
      onBlur={props.onBlur}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  );
}

/** A few values that are better seen all at once. */
export function RadioGroup(props: FieldProps<string | null> & { options: readonly Option[] }) {
  const { autoComplete: _, placeholder: __, readOnly: ___, disabled, ...input } = inputProps(props);
  return (
    <Radio.Group {...input} value={props.value} onChange={props.onChange}>
      <div className={classes.group}>
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
