import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Switch } from '@mantine/core';
import { type FieldProps, fieldMark, spanStyle } from './field.ts';
import classes from './fields.module.css';

/** Yes or no, applied at once. */
export function SwitchField(props: FieldProps<boolean>) {
  const { label, help, error, name, disabled } = props;
  return (
    <Switch
      className={`${classes.field} ${classes.switch}`}
      classNames={{ track: classes.track }}
      style={spanStyle(props.span)}
      wrapperProps={fieldMark(name, label)}
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
