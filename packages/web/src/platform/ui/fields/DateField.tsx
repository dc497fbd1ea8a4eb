import { TextInput } from '@mantine/core';
import { formatDataBr, isCalendarDate } from '@sede/domain/kernel';
import { IconCalendar } from '@tabler/icons-react';
import { type KeyboardEvent, lazy } from 'react';
import { Part } from '../feedback/Part.tsx';
import { useKit } from '../kit.ts';
import overlay from '../overlay/overlay.module.css';
import { usePopover } from '../overlay/usePopover.ts';
import { type FieldProps, inputProps } from './field.ts';
import classes from './fields.module.css';
import { completedDate, dateOfKey, dateValueOf } from './typedDate.ts';
import { useMasked } from './useMasked.ts';

const Calendar = lazy(() => import('./Calendar.tsx').then((m) => ({ default: m.Calendar })));
const MASK = '99/99/9999';

/**
 * A calendar date typed as dd/MM/yyyy or picked; value 'YYYY-MM-DD'. A year of two digits is completed when the field is
 * left, or Enter pressed; H writes today, + and - the day after and before.
 */
export function DateField(props: FieldProps<string | null>) {
  const popover = usePopover({ role: 'dialog', align: 'end', label: 'Calendário' });
  const { today } = useKit();
  const { value } = props;
  const writable = !props.disabled && !props.readOnly;
  const complete = () => {
    const whole = completedDate(value, today);
    if (whole !== null) props.onChange(whole);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!writable || event.altKey) return;
    // With Control it saves the form: as it will stand when the field is left.
    if (event.key === 'Enter') return complete();
    if (event.ctrlKey || event.metaKey) return;
    const date = dateOfKey(event.key, value, today);
    if (date === null) return;
    event.preventDefault();
    props.onChange(date);
  };
  const shown = value === null ? '' : isCalendarDate(value) ? formatDataBr(value) : value;
  const masked = useMasked(
    shown.replace(/\D/g, ''),
    () => MASK,
    (digits) => props.onChange(dateValueOf(digits)),
  );
  return (
    <TextInput
      {...inputProps(props)}
      {...masked}
      onKeyDown={onKeyDown}
      onBlur={() => {
        complete();
        props.onBlur?.();
      }}
      aria-keyshortcuts={writable ? 'H Plus -' : undefined}
      classNames={{ input: classes.num }}
      inputMode="numeric"
      placeholder={props.placeholder ?? 'dd/mm/aaaa'}
      rightSection={
        writable && (
          <>
            <button
              type="button"
              className={classes.calendarButton}
              aria-label="Abrir o calendário"
              {...popover.triggerProps}
            >
              <IconCalendar size={16} aria-hidden />
            </button>
            <div {...popover.panelProps} className={overlay.panel}>
              {popover.open && (
                <Part>
                  <Calendar
                    value={value !== null && isCalendarDate(value) ? value : null}
                    onPick={(date) => {
                      props.onChange(date);
                      popover.close();
                    }}
                  />
                </Part>
              )}
            </div>
          </>
        )
      }
    />
  );
}
