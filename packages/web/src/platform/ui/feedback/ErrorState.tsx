import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { isApiError, messageOf } from '../../api/errors.ts';
import classes from './feedback.module.css';

export interface ErrorStateProps {
  error: unknown;
  onRetry?: () => void;
  title?: string | undefined;
}

/** A failure is shown as a failure, never as an empty list; the request's id helps support to find it in the log. */
export function ErrorState({ error, onRetry, title = 'Não foi possível carregar' }: ErrorStateProps) {
  const id = isApiError(error) ? error.data.id : undefined;
  return (
    <div className={classes.state} role="alert">
      <IconAlertTriangle size={36} aria-hidden className={classes.alert} />
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{messageOf(error)}</p>
      {id && <p className={classes.code}>Código para o suporte: {id}</p>}
      {onRetry && (
        <div className={classes.action}>
          <Button variant="default" onClick={onRetry}>
            Tentar novamente
          </Button>
        </div>
      )}
    </div>
  );
}
