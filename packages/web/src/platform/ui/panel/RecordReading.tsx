import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useState } from 'react';
import { isApiError } from '../../api/index.ts';
import { recordHref, useLocation } from '../../routing/index.ts';
import { useVisit } from '../../visits/index.ts';
import { ReadFailure } from '../feedback/ReadFailure.tsx';
import { HistoryTimeline } from '../history/HistoryTimeline.tsx';
import type { ReadHistory } from '../history/historyLine.ts';
import { Timeline } from '../history/Timeline.tsx';
import type { MenuEntry } from '../overlay/Menu.tsx';
import { EnabledTag } from '../record/EnabledTag.tsx';
import { PanelActs } from './PanelActs.tsx';
import { PanelSection } from './PanelSection.tsx';
import classes from './RecordReading.module.css';
import type { ReadingOperation, ReadingView } from './readingView.ts';
import { SidePanel, type SidePanelProps } from './SidePanel.tsx';
import { useSettled } from './useSettled.ts';

/** Arrows run through a list faster than anybody reads. */
const READING_MS = 150;
/** What is only passed over on the way through a list is not kept among what was opened lately. */
const VISIT_MS = 1_000;
const GONE = 'Este registro foi excluído ou deixou de estar visível para você.';

type OfTheFrame = 'position' | 'onPrevious' | 'onNext' | 'whole' | 'onWhole' | 'onClose';

export interface RecordReadingProps<W> extends Pick<SidePanelProps, OfTheFrame> {
  id: string;
  /** 'beneficiarios': whose records they are. */
  area: string;
  /** What its row calls it, while it is read. */
  name: string | null;
  nameOf: (record: W) => string;
  reading: ReadingOperation<W>;
  /** Contract keys of other modules whose changes are read here too. */
  also?: readonly string[] | undefined;
  history?: ReadHistory | undefined;
  view: ReadingView<W>;
  /** Every field of the record, where the view has no body of its own. */
  fields: (record: W) => ReactNode;
  /** null: this person may not edit it. */
  edit: (record: W) => { run: () => void; reason: string | null } | null;
  menu: (record: W) => readonly MenuEntry[];
  ref?: Ref<{ focus: () => void }>;
}

const isOut = (record: unknown) =>
  typeof record === 'object' && record !== null && 'desabilitado' in record && record.desabilitado === true;

function Head<W>({ record, view, name }: { record: W | undefined; view: ReadingView<W>; name: string }) {
  const tags = record && (view.tags?.(record) ?? (isOut(record) && <EnabledTag disabled />));
  return (
    <div className={classes.head}>
      <div className={classes.titles}>
        <h2>{(record && view.title?.(record)) ?? name}</h2>
        {record && view.subtitle && <div className={classes.subtitle}>{view.subtitle(record)}</div>}
        {tags && <div className={classes.tags}>{tags}</div>}
      </div>
      {record && view.amount && <div className={classes.amount}>{view.amount(record)}</div>}
    </div>
  );
}

const Skeleton = () => (
  <div className={classes.skeleton} role="status">
    <span className="visually-hidden">Carregando…</span>
    {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
      <i key={line} />
    ))}
  </div>
);

/** A record as everybody reads it: who may edit it goes on to its form from here. One request for all of it. */
export function RecordReading<W>(props: RecordReadingProps<W>) {
  const { area, reading, history, view, nameOf, also } = props;
  const id = useSettled(props.id, READING_MS);
  const [whole, setWhole] = useState<string | null>(null);
  const query = useQuery({
    queryKey: reading.queryKey({ input: { id } }),
    queryFn: ({ signal }) => reading.call({ id }, { signal }),
    ...(also && { meta: { modulos: also } }),
  });
  // What was read of another record is not this one's.
  const data = id === props.id ? query.data : undefined;
  const record = data?.registro;
  const gone = id === props.id && isApiError(query.error) && query.error.kind === 'not_found';
  const name = record === undefined ? (props.name ?? 'Registro') : nameOf(record);
  const newest = data?.historico;
  const { pathname } = useLocation();
  const read = useSettled(record === undefined || gone ? null : props.id, VISIT_MS);
  useVisit(read === props.id && record !== undefined ? name : null, recordHref(pathname, props.id));
  const all = whole === props.id;
  const shown = gone ? undefined : record;
  const edit = shown === undefined ? null : props.edit(shown);
  const acts = (shown !== undefined && view.acts?.(shown)) || [];
  return (
    <SidePanel
      ref={props.ref}
      label={name}
      position={props.position}
      onPrevious={props.onPrevious}
      onNext={props.onNext}
      whole={props.whole}
      onWhole={props.onWhole}
      pageHref={record === undefined ? undefined : view.pageHref?.(record)}
      menu={record === undefined || gone ? [] : props.menu(record)}
      onClose={props.onClose}
      head={<Head record={record} view={view} name={name} />}
      // For whoever only reads there is none, not an empty one.
      foot={(edit !== null || acts.length > 0) && <PanelActs edit={edit} acts={acts} />}
    >
      {gone && (
        <p role="alert" className={classes.gone}>
          {GONE}
        </p>
      )}
      {data === undefined && !gone && (query.error && id === props.id ? <ReadFailure query={query} /> : <Skeleton />)}
      {record !== undefined && (
        <div key={props.id} className={classes.sections}>
          {view.body?.(record) ?? props.fields(record)}
          {newest && history && (
            <PanelSection
              title="Histórico"
              count={newest.total}
              aside={
                newest.total > newest.itens.length || all ? (
                  <button type="button" className={classes.link} onClick={() => setWhole(all ? null : props.id)}>
                    {all ? 'ver menos' : 'ver tudo'}
                  </button>
                ) : null
              }
            >
              {all ? (
                <HistoryTimeline id={id} read={history} modulo={area} />
              ) : (
                <Timeline brief entries={newest.itens} />
              )}
            </PanelSection>
          )}
        </div>
      )}
    </SidePanel>
  );
}
