import type { ReactNode } from 'react';
import { useLocation } from '../../routing/index.ts';
import { useVisit } from '../../visits/index.ts';
import { Head } from '../shell/Head.tsx';
import { useParent } from '../shell/Trail.tsx';
import classes from './ListPage.module.css';

export interface ListHeadProps {
  title: string;
  /** Beside the title: the state of what is listed. */
  tags?: ReactNode;
  /** And the saved views. */
  views?: ReactNode;
  /** Period, count, sum: what the filter shows. */
  line: string;
  /** Asks for count and sum again, where they could not be read. */
  onRecount: (() => void) | null;
  /** Siblings and the primary action. */
  children: ReactNode;
}

/** The head of a list: its page stands at once, count and sum when they come. That of one record is kept among what was opened lately. */
export function ListHead({ title, tags, views, line, onRecount, children }: ListHeadProps) {
  const { pathname } = useLocation();
  useVisit(useParent() ? title : null, pathname);
  return (
    <Head
      title={title}
      tags={tags}
      views={views}
      subtitle={
        <p aria-live="polite">
          {line}
          {onRecount && (
            <>
              {line && ' · '}
              <span>Não foi possível contar e somar.</span>{' '}
              <button type="button" className={classes.link} onClick={onRecount}>
                Tentar novamente
              </button>
            </>
          )}
        </p>
      }
    >
      {children}
    </Head>
  );
}
