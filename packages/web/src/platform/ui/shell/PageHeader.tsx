import type { ReactNode } from 'react';
import { useVisit } from '../../visits/index.ts';
import { Head } from './Head.tsx';
import { useParent } from './Trail.tsx';

export interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** What a record's page is called among those opened lately, where its title names what is done there; null: it is not kept. */
  visit?: string | null;
  /** Section bar and the page's one primary button. */
  children?: ReactNode;
}

/** Title of a page that is not a list (a list has its own, with count and sum). The page of a record is kept among what was opened lately. */
export function PageHeader({ title, subtitle, visit = title, children }: PageHeaderProps) {
  useVisit(useParent() ? visit : null);
  return (
    <Head title={title} subtitle={subtitle}>
      {children}
    </Head>
  );
}
