import {
  IconArrowBackUp,
  IconCheck,
  IconPaperclip,
  IconPencil,
  IconPlus,
  IconSend,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { useKit } from '../kit.ts';
import type { Tone } from '../text/tones.ts';
import {
  byMonth,
  changesShown,
  changeText,
  type HistoryChange,
  type HistoryEntry,
  onlyChange,
  whenText,
} from './historyLine.ts';
import classes from './Timeline.module.css';

type Mark = [Tone, ComponentType<{ size: number; 'aria-hidden': true }>];

/** What a verb does to its record, by how it begins; anything else that was decided or done went forward. */
const BY_VERB: readonly [RegExp, Mark][] = [
  [/^(negar|desabilitar|cancelar|excluir)/, ['late', IconX]],
  [/^(desfazer|retirar|reabrir|estornar)/, ['wait', IconArrowBackUp]],
  [/^(solicitar|enviar|convidar)/, ['info', IconSend]],
];

function markOf({ acao, tipo, operacao }: HistoryEntry): Mark {
  if (tipo === 'anexos') return ['neutral', IconPaperclip];
  if (acao === 'criar' && tipo === 'alteracoes') return ['info', IconPlus];
  if (acao === 'excluir' && tipo === 'alteracoes') return ['late', IconTrash];
  if (tipo === 'alteracoes') return ['neutral', IconPencil];
  const verb = operacao?.split('.').at(-1) ?? '';
  return BY_VERB.find(([begins]) => begins.test(verb))?.[1] ?? ['ok', IconCheck];
}

/** More lines than this push what happened before out of sight: they are opened by whoever wants them. */
const LINES = 5;

function Lines({ lines, acao }: { lines: readonly HistoryChange[]; acao: HistoryEntry['acao'] }) {
  const list = lines.map((change) => (
    <span key={change.campo} className={classes.change}>
      <span className={classes.field}>{change.rotulo}</span> {changeText(change, acao)}
    </span>
  ));
  if (lines.length <= LINES) return <div className={classes.lines}>{list}</div>;
  return (
    <details className={classes.lines}>
      <summary>{lines.length} campos</summary>
      {list}
    </details>
  );
}

function Entry({ entry, today, brief }: { entry: HistoryEntry; today: string; brief: boolean }) {
  const [tone, Icon] = markOf(entry);
  const only = onlyChange(entry);
  const lines = only || brief ? [] : changesShown(entry);
  return (
    <li className={classes.entry}>
      <span className={classes.mark} data-tone={tone}>
        <Icon size={15} aria-hidden />
      </span>
      <div className={classes.told}>
        <b>{only ? `${only.rotulo} ${changeText(only)}` : entry.feito}</b>
        <span className={classes.who}>
          {[entry.por ?? (entry.soDia ? null : 'Sistema'), entry.motivo].filter(Boolean).join(' · ')}
        </span>
      </div>
      <time className={classes.when} dateTime={entry.em}>
        {whenText(entry.em, today, entry.soDia)}
      </time>
      {lines.length > 0 && <Lines lines={lines} acao={entry.acao} />}
    </li>
  );
}

export interface TimelineProps {
  entries: readonly HistoryEntry[];
  /** Without months and the fields of an entry: the newest few, in a panel. */
  brief?: boolean;
  /** Of the months' headings. */
  level?: 3 | 4;
}

/** What happened to a record, newest first: what changed, who, when; in months. */
export function Timeline({ entries, brief = false, level = 4 }: TimelineProps) {
  const { today } = useKit();
  const Month = level === 3 ? 'h3' : 'h4';
  if (entries.length === 0) return <EmptyState plain title="Nenhuma alteração registrada" />;
  const list = (shown: readonly HistoryEntry[]) => (
    <ol className={classes.list} data-brief={brief || undefined}>
      {shown.map((entry) => (
        <Entry key={entry.id} entry={entry} today={today} brief={brief} />
      ))}
    </ol>
  );
  if (brief) return list(entries);
  return byMonth(entries).map(({ month, entries: ofMonth }) => (
    <section key={month} aria-label={month}>
      <Month className={classes.month}>{month}</Month>
      {list(ofMonth)}
    </section>
  ));
}
