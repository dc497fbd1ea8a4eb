import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Reading, type ReadingProps } from './Reading.tsx';
import classes from './RecordPanel.module.css';

export interface RecordPanelProps<T> extends ReadingProps<T> {
  onHistory: () => void;
}

/** The panel below a row whose record is read when the panel opens: the record, and its history one press away. */
export function RecordPanel<T>({ query, onHistory, children }: RecordPanelProps<T>) {
  return (
    <Reading query={query}>
      {(record) => (
        <>
          {children(record)}
          <div className={`${classes.foot} no-print`}>
            <Button variant="default" size="xs" leftSection={<IconHistory size={15} aria-hidden />} onClick={onHistory}>
              Histórico
            </Button>
          </div>
        </>
      )}
    </Reading>
  );
}
