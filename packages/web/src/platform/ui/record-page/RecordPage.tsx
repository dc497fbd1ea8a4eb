import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from '../../routing/index.ts';
import { useVisit } from '../../visits/index.ts';
import { useHotkey } from '../hotkeys/useHotkey.ts';
import { Head } from '../shell/Head.tsx';
import classes from './RecordPage.module.css';

export interface RecordSection {
  /** Its address: '#pagamentos'. */
  id: string;
  title: string;
  /** Beside the title: how many. */
  note?: ReactNode;
  /** Closed at first; what it holds is asked for when it is opened. */
  closed?: boolean;
  content: () => ReactNode;
}

export interface RecordPageProps {
  /** '3 de 14 no filtro', and the ways to its neighbours. */
  position?: { position: ReactNode; previous: (() => void) | null; next: (() => void) | null };
  title: string;
  /** Before the title: initials. */
  mark?: ReactNode;
  tags?: ReactNode;
  /** The few facts by which one knows it. */
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** What somebody must know before anything else. */
  notices?: ReactNode;
  sections: readonly RecordSection[];
  /** Beside the sections: its timeline. */
  side?: ReactNode;
}

function Section({ section, wanted }: { section: RecordSection; wanted: boolean }) {
  const [open, setOpen] = useState(!section.closed || wanted);
  useEffect(() => {
    if (!wanted) return;
    setOpen(true);
    document.getElementById(section.id)?.scrollIntoView({ block: 'start' });
  }, [wanted, section.id]);
  return (
    <section id={section.id} className={classes.section} aria-labelledby={`${section.id}-titulo`}>
      <h2 id={`${section.id}-titulo`} className={classes.heading}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${section.id}-conteudo`}
          onClick={() => setOpen(!open)}
        >
          <IconChevronDown size={17} aria-hidden className={classes.chevron} />
          {section.title}
          {section.note !== undefined && <span className={classes.note}>{section.note}</span>}
        </button>
      </h2>
      <div id={`${section.id}-conteudo`} className={classes.content} hidden={!open}>
        {open && <Suspense fallback={<p role="status">Carregando…</p>}>{section.content()}</Suspense>}
      </div>
    </section>
  );
}

/** A record's own page: who it is and in which state, what to know, its parts (each with an address), its timeline. */
export function RecordPage(props: RecordPageProps) {
  const { position } = props;
  const { hash, pathname } = useLocation();
  useVisit(props.title, pathname);
  const previous = position?.previous ?? null;
  const next = position?.next ?? null;
  useHotkey('k', 'Registro anterior', () => previous?.(), { enabled: previous !== null });
  useHotkey('j', 'Próximo registro', () => next?.(), { enabled: next !== null });
  return (
    <div className={classes.page}>
      <Head
        title={props.title}
        mark={props.mark}
        tags={props.tags}
        subtitle={props.subtitle}
        way={
          position?.position && (
            <nav className={`${classes.way} no-print`} aria-label="Vizinhos na lista">
              <span className={classes.place}>{position.position}</span>
              <button
                type="button"
                aria-label="Anterior"
                title="Anterior (K)"
                disabled={!previous}
                onClick={() => previous?.()}
              >
                <IconChevronUp size={17} aria-hidden />
              </button>
              <button type="button" aria-label="Próximo" title="Próximo (J)" disabled={!next} onClick={() => next?.()}>
                <IconChevronDown size={17} aria-hidden />
              </button>
            </nav>
          )
        }
      >
        {props.actions}
      </Head>
      {props.notices}
      <div className={classes.columns} data-side={props.side ? true : undefined}>
        <div className="card">
          {props.sections.map((section) => (
            <Section key={section.id} section={section} wanted={hash === `#${section.id}`} />
          ))}
        </div>
        {props.side && (
          <aside className={`card ${classes.side}`} aria-labelledby="linha-do-tempo">
            <h2 id="linha-do-tempo">Linha do tempo</h2>
            {props.side}
          </aside>
        )}
      </div>
    </div>
  );
}
