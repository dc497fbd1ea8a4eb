import { Button } from '@mantine/core';
import classes from './FilterEditor.module.css';

export interface EditorProps<F, V> {
  filter: F;
  value: V | null;
  onChange: (value: V | null) => void;
  close: () => void;
}

/** 'Limpar' and 'Aplicar' of an editor that is applied as a whole. */
export function Buttons({ onClear, clearable, close }: { onClear: () => void; clearable: boolean; close: () => void }) {
  return (
    <div className={classes.buttons}>
      {clearable && (
        <Button
          variant="default"
          size="xs"
          onClick={() => {
            onClear();
            close();
          }}
        >
          Limpar
        </Button>
      )}
      <Button type="submit" size="xs">
        Aplicar
      </Button>
    </div>
  );
}
