import { useState } from 'react';
import type { RecordOption } from '../list-state/filters.ts';
import { RecordPicker, type RecordPickerProps } from './RecordPicker.tsx';

export interface AddingPickerProps extends Omit<RecordPickerProps, 'value' | 'onChange' | 'onPick'> {
  onAdd(option: RecordOption): void;
}

/** Searches records of another module one by one and hands each choice on: then empty again, with the focus where it was. */
export function AddingPicker({ onAdd, autoFocus = false, ...props }: AddingPickerProps) {
  const [turn, setTurn] = useState(0);
  return (
    <RecordPicker
      key={turn}
      {...props}
      required={props.required ?? false}
      value={null}
      onChange={() => {}}
      autoFocus={autoFocus || turn > 0}
      onPick={(option) => {
        if (!option) return;
        onAdd(option);
        setTurn((n) => n + 1);
      }}
    />
  );
}
