import { Button } from '@mantine/core';
import { useMemo, useRef } from 'react';
import { escritoriosSource } from '#modules/juridico/escritorios/index.ts';
import { useRecordLabels } from '#platform/ui/filter-bar/recordLabels.ts';
import { type FieldProps, RecordPicker } from '#platform/ui/form.ts';
import type { RecordSource } from '#platform/ui/index.ts';
import classes from './usuarios.module.css';

/** Offices that a user represents: those chosen, and a picker that adds one. Value: ids. */
export function EscritoriosField(props: Pick<FieldProps<string[]>, 'value' | 'onChange' | 'error' | 'onBlur'>) {
  const { value, onChange } = props;
  const box = useRef<HTMLDivElement>(null);
  const labels = useRecordLabels(escritoriosSource, value);
  const nameOf = (id: string) => labels.find((one) => one.value === id)?.label ?? '…';
  const chosen = value.join();
  const others: RecordSource = useMemo(
    () => ({
      ...escritoriosSource,
      search: async (text, signal) =>
        (await escritoriosSource.search(text, signal)).filter((one) => !chosen.includes(one.value)),
    }),
    [chosen],
  );
  const focusPicker = () => requestAnimationFrame(() => box.current?.querySelector('input')?.focus());
  return (
    <div ref={box} className={classes.whole}>
      {value.length > 0 && (
        <ul className={classes.chosen} aria-label="Escritórios escolhidos">
          {value.map((id) => (
            <li key={id}>
              {nameOf(id)}
              <Button
                variant="subtle"
                size="compact-xs"
                aria-label={`Tirar ${nameOf(id)}`}
                onClick={() => {
                  onChange(value.filter((one) => one !== id));
                  focusPicker();
                }}
              >
                Tirar
              </Button>
            </li>
          ))}
        </ul>
      )}
      <RecordPicker
        // A new one after each choice, empty again.
        key={chosen}
        label="Escritório"
        help="Para advogados de fora: verão só o que é destes escritórios."
        source={others}
        value={null}
        error={props.error}
        onBlur={props.onBlur}
        onChange={(id) => {
          if (id === null) return;
          onChange([...value, id]);
          focusPicker();
        }}
      />
    </div>
  );
}
