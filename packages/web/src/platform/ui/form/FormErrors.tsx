import { formatContagem } from '@sede/domain/kernel';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import classes from './FormErrors.module.css';
import { isEmpty } from './formState.ts';
import { takeFieldIntoSight } from './refusedFields.ts';
import type { RecordForm } from './useRecordForm.ts';

const countText = (count: number): string => {
  if (count === 0) return 'Tudo corrigido: salve de novo.';
  return formatContagem(count, 'campo a corrigir', 'campos a corrigir');
};

/**
 * Above the fields, after an attempt to save was refused: how many fields are to be corrected and a way to each.
 *
 * The list is that of the attempt: what is corrected is ticked off in its place, so that nothing moves under the person who types.
 */
export function FormErrors({ form }: { form: Pick<RecordForm, 'told' | 'errors' | 'values' | 'frame'> }) {
  const { told, errors, values, frame } = form;
  if (told.length === 0) return null;
  // Once these are corrected, what was typed wrong since.
  const open = told.filter(({ name }) => errors[name]).length || Object.keys(errors).length;
  return (
    <div className={classes.errors} data-done={open === 0 || undefined}>
      <p className={classes.count} role="alert">
        {open === 0 ? <IconCheck size={16} aria-hidden /> : <IconAlertTriangle size={16} aria-hidden />}{' '}
        {countText(open)}
      </p>
      <ul className={classes.list} aria-label="Campos a corrigir">
        {told.map(({ name, label }) => (
          <li key={name} data-done={!errors[name] || undefined}>
            <button type="button" className={classes.link} onClick={() => takeFieldIntoSight(frame.current, name)}>
              {label}
            </button>
            {errors[name] ? !isEmpty(values[name]) && <span>: {errors[name]}</span> : <span> (corrigido)</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
