import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { messageOf } from '../../api/errors.ts';
import classes from './ListPage.module.css';

/** Over rows that stayed because others could not be read. */
export function StaleNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={`${classes.stale} no-print`} role="alert">
      <IconAlertTriangle size={18} aria-hidden />
      <p>
        <b>Não foi possível atualizar a lista; estas são as linhas de antes.</b> {messageOf(error)}
      </p>
      <Button variant="default" size="xs" onClick={onRetry}>
        Tentar novamente
      </Button>
    </div>
  );
}
