import type { ReactNode } from 'react';
import { useIsPhone } from '../data-table/useIsPhone.ts';
import { ReadFailure } from '../feedback/ReadFailure.tsx';
import { useHotkey } from '../hotkeys/useHotkey.ts';
import { PageHeader } from '../shell/PageHeader.tsx';
import { SectionBar } from '../shell/SectionBar.tsx';
import classes from './Queue.module.css';
import { QueueList, type QueueListProps } from './QueueList.tsx';

export interface QueuePageProps extends Omit<QueueListProps, 'label'> {
  title: string;
  /** '14 aguardando você · R$ 170.152,40 · por vencimento' */
  subtitle?: ReactNode;
  /** 'Hoje: 6 aprovadas, 1 negada' */
  tally?: string | undefined;
  /** Above the list: a tick box, the way to mark many. */
  tools: ReactNode;
  /** Search and filters, below them. */
  filters: ReactNode;
  /** The list as it is read. */
  query: { data: unknown; error: unknown; refetch: () => unknown };
  /** Where nothing waits. */
  empty: ReactNode;
  /** The open record, without its buttons. */
  record: ReactNode;
  /** Its buttons; on a phone they stay in reach of the thumb. */
  footer: ReactNode;
  onSkip: (steps: 1 | -1) => void;
}

/**
 * What waits for a decision, one after the other: list at the left, the open record at the right, its buttons below it; on a
 * phone the record alone, with where it stands. ↓ and ↑ go on and back.
 */
export function QueuePage(props: QueuePageProps) {
  const { title, groups, current, query, onSkip } = props;
  const phone = useIsPhone();
  const rows = groups.flatMap((group) => group.rows);
  const at = rows.findIndex(({ id }) => id === current);
  useHotkey('ArrowDown', 'Pular para a próxima', () => onSkip(1), { enabled: current !== null });
  useHotkey('ArrowUp', 'Voltar à anterior', () => onSkip(-1), { enabled: current !== null });
  return (
    <div className={classes.page} data-wide>
      <PageHeader title={title} subtitle={props.subtitle}>
        {props.tally && <span className={classes.tally}>{props.tally}</span>}
        <SectionBar />
      </PageHeader>
      {query.data === undefined && query.error ? (
        <ReadFailure query={query} card />
      ) : (
        <div className={classes.frame} data-phone={phone || undefined} data-queue>
          <div className={`card ${classes.side}`}>
            <div className={classes.tools}>
              {props.tools}
              <div className={classes.filters}>{props.filters}</div>
              {phone && at >= 0 && (
                <span className={classes.place}>
                  {at + 1} de {rows.length}
                </span>
              )}
            </div>
            {query.data === undefined ? (
              <p role="status" className={classes.waiting}>
                Carregando…
              </p>
            ) : (
              !phone && <QueueList label={title} groups={groups} current={current} onOpen={props.onOpen} />
            )}
          </div>
          {current === null ? (
            query.data !== undefined && <div className={`card ${classes.empty}`}>{props.empty}</div>
          ) : (
            <section className={`card ${classes.record}`} aria-label="Em decisão">
              <div className={classes.body}>{props.record}</div>
              <div className={classes.foot}>{props.footer}</div>
            </section>
          )}
        </div>
      )}
    </div>
  );
}
