import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { api } from '#platform/api/index.ts';
import { type FieldProps, RecordPicker } from '#platform/ui/form.ts';
import { optionsSource } from '#platform/ui/index.ts';
import classes from './configuracoes.module.css';

/** Accounts by name; what a setting keeps of them is the e-mail. */
const contas = optionsSource(
  (input, options) => api.auditoria.pessoas(input, options),
  ({ id, nome, email }) => ({ value: id, label: nome, detail: email }),
);

/** People by their e-mail, chosen among those who have an account. Value: e-mails. */
export function EmailsField({ value, onChange, label, help, error }: FieldProps<string[]>) {
  const helpId = useId();
  const errorId = useId();
  // A new picker for the next person: the last one's name leaves the field.
  const [round, setRound] = useState(0);
  return (
    <fieldset className={classes.group} aria-describedby={`${helpId} ${error ? errorId : ''}`.trim()}>
      <legend>{label}</legend>
      <p id={helpId} className={classes.help}>
        {help} São avisados por e-mail eles e todos os aprovadores.
      </p>
      {value.length > 0 && (
        <ul className={classes.words} aria-label={label}>
          {value.map((email) => (
            <li key={email} className={classes.word}>
              <span>{email}</span>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Retirar ${email}`}
                onClick={() => onChange(value.filter((one) => one !== email))}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.add}>
        <RecordPicker
          key={round}
          label="Acrescentar pessoa"
          source={contas}
          value={null}
          onChange={() => undefined}
          onPick={(option) => {
            const email = option?.detail;
            if (email && !value.includes(email)) onChange([...value, email]);
            if (option) setRound((n) => n + 1);
          }}
        />
      </div>
      {error && (
        <p id={errorId} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
