import { useState } from 'react';
import { ActionDialog } from '../dialogs/ActionDialog.tsx';
import classes from './ConflictDialog.module.css';
import { type Conflict, type ConflictField, splitConflict } from './conflict.ts';
import { isEmpty, type Values } from './formState.ts';

export interface ConflictDialogProps {
  conflict: Conflict;
  base: Values;
  mine: Values;
  labels: Readonly<Record<string, string | undefined>>;
  show?: (name: string, value: unknown) => string;
  onResolve: (chosen: Values) => void;
  onClose: () => void;
}

type Side = 'theirs' | 'mine';

const plain = (value: unknown): string => {
  if (isEmpty(value)) return '(vazio)';
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

function FieldChoice(props: {
  field: ConflictField;
  label: string;
  side: Side;
  texts: Record<Side, string>;
  onPick: (side: Side) => void;
}) {
  const { field, label, side, texts, onPick } = props;
  const options: [Side, string][] = [
    ['theirs', 'Gravado por outra pessoa'],
    ['mine', 'O que eu digitei'],
  ];
  return (
    <fieldset className={classes.field}>
      <legend>{label}</legend>
      <div className={classes.options}>
        {options.map(([value, name]) => (
          <label key={value} className={classes.option} data-on={side === value || undefined}>
            <input
              type="radio"
              name={`conflito-${field.name}`}
              checked={side === value}
              onChange={() => onPick(value)}
            />
            <span>
              <span className={classes.who}>{name}</span>
              {texts[value]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The second save of a record: field by field, theirs or mine; nothing typed is lost. */
export function ConflictDialog({
  conflict,
  base,
  mine,
  labels,
  show = (_, value) => plain(value),
  onResolve,
  onClose,
}: ConflictDialogProps) {
  const { ask, taken } = splitConflict(base, mine, conflict.atual);
  const [sides, setSides] = useState<Record<string, Side>>({});
  const sideOf = (name: string): Side => sides[name] ?? 'theirs';
  const nameOf = (name: string) => labels[name] ?? name;
  const save = () => {
    const chosen = { ...taken };
    for (const field of ask) chosen[field.name] = sideOf(field.name) === 'theirs' ? field.theirs : field.mine;
    onResolve(chosen);
  };
  return (
    <ActionDialog
      size="lg"
      title="Duas pessoas alteraram este registro"
      confirmLabel="Salvar com estas escolhas"
      cancelLabel="Voltar ao formulário"
      run={save}
      onClose={onClose}
    >
      <p>{conflict.message}</p>
      {ask.length === 0 && (
        <p className={classes.note}>As alterações são em campos diferentes: as duas serão mantidas.</p>
      )}
      {ask.map((field) => (
        <FieldChoice
          key={field.name}
          field={field}
          label={nameOf(field.name)}
          side={sideOf(field.name)}
          texts={{ theirs: show(field.name, field.theirs), mine: show(field.name, field.mine) }}
          onPick={(side) => setSides((current) => ({ ...current, [field.name]: side }))}
        />
      ))}
      {Object.keys(taken).length > 0 && (
        <p className={classes.note}>Também foi alterado, e fica: {Object.keys(taken).map(nameOf).join(', ')}.</p>
      )}
    </ActionDialog>
  );
}
