import { TextInput } from '@mantine/core';
import { formatDataBr, isCalendarDate, parseDataBr } from '@sede/domain/kernel';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import overlay from '../overlay/overlay.module.css';
import { usePopover } from '../overlay/usePopover.ts';
import { type FieldProps, inputProps } from './field.ts';
import classes from './fields.module.css';
import { useMasked } from './useMasked.ts';

const Calendar = lazy(() => import('./Calendar.tsx').then((m) => ({ default: m.Calendar })));
const MASK = '99/99/9999';

/** What is stored for a typed text: the date, the text itself while it is not one ('31/02/2026' → 'Data inválida'), null when empty. */
function dateValueOf(digits: string): string | null {
  if (digits === '') return null;
  const text = `${digits.slice(0, 2)}/${digits.slice(2, 4)}/${digits.slice(4)}`;
  return (digits.length === 8 ? parseDataBr(text) : null) ?? text.replace(/\/+$/, '');
}

/** A calendar date typed as dd/MM/yyyy or picked; value 'YYYY-MM-DD'. */
export function DateField(props: FieldProps<string | null>) {
  const popover = usePopover({ role: 'dialog', align: 'end', label: 'Calendário' });
  const { value } = props;
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
      classNames={{ input: classes.num }}
      inputMode="numeric"
      placeholder={props.placeholder ?? 'dd/mm/aaaa'}
      rightSection={
        props.disabled || props.readOnly ? undefined : (
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
                <Suspense fallback={null}>
                  <Calendar
                    value={value !== null && isCalendarDate(value) ? value : null}
                    onPick={(date) => {
                      props.onChange(date);
                      popover.close();
                    }}
                  />
                </Suspense>
              )}
            </div>
          </>
        )
      }
    />
  );
}
