import { PERIODO_PADRAO, type PeriodDays } from '@sede/domain/kernel';
import { type ComponentType, lazy, type ReactNode, useMemo } from 'react';
import { type PendingDialog, useDialogs } from './dialogs/dialogStore.ts';
import { Part } from './feedback/Part.tsx';
import { StatusStrip } from './feedback/StatusStrip.tsx';
import { Toasts } from './feedback/Toasts.tsx';
import { useCreations } from './fields/creation.ts';
import { helpStore } from './hotkeys/helpStore.ts';
import { setLetterKeys } from './hotkeys/registry.ts';
import { useHotkey, useHotkeyListener } from './hotkeys/useHotkey.ts';
import { KitContext, type ListViewsProps } from './kit.ts';
import { useFinanceDays } from './list-state/financeDays.ts';
import type { DefaultView } from './list-state/viewState.ts';
import { useStore } from './text/store.ts';

const DialogHost = lazy(() => import('./dialogs/DialogHost.tsx').then((m) => ({ default: m.DialogHost })));
const KeyboardHelp = lazy(() => import('./hotkeys/KeyboardHelp.tsx').then((m) => ({ default: m.KeyboardHelp })));

export interface KitHostProps {
  /** Owner of preferences and drafts; '' before sign-in. */
  userId: string;
  /** The session's `hoje`. */
  today: string;
  /** The session's `periodoFinanceiro`. */
  periodDays?: PeriodDays;
  views?: readonly DefaultView[];
  /** Whether keys of one character act; default: they do. */
  letterKeys?: boolean;
  ListViews?: ComponentType<ListViewsProps>;
  children: ReactNode;
}

const NO_VIEWS: readonly DefaultView[] = [];
/** A question that cannot be shown is not agreed to. */
const unanswered = ({ answer }: PendingDialog) => answer({ confirmed: false });
const closeHelp = () => helpStore.set(false);

/** Stands once around the application: toasts, forms that pickers open, confirmation dialogs, the key listener and its help. */
export function KitHost({
  userId,
  today,
  periodDays = PERIODO_PADRAO,
  views = NO_VIEWS,
  letterKeys = true,
  ListViews,
  children,
}: KitHostProps) {
  // Before any list below reads its period from the address.
  useFinanceDays(periodDays);
  useMemo(() => setLetterKeys(letterKeys), [letterKeys]);
  const kit = useMemo(
    () => ({ userId, today, periodDays, views, ListViews: ListViews ?? null }),
    [userId, today, periodDays, views, ListViews],
  );
  const creations = useCreations();
  const dialogs = useDialogs();
  const help = useStore(helpStore);
  useHotkeyListener();
  useHotkey('?', 'Mostrar os atalhos do teclado', () => helpStore.set(true));
  return (
    <KitContext value={kit}>
      <StatusStrip />
      {children}
      <Toasts />
      {creations.map(({ key, Form, name, answer }) => (
        <Part key={key} onFailed={() => answer(null)}>
          <Form name={name} onClose={(saved) => answer(saved ?? null)} />
        </Part>
      ))}
      {dialogs.length > 0 && (
        <Part onFailed={() => dialogs.forEach(unanswered)}>
          <DialogHost />
        </Part>
      )}
      {help && (
        <Part onFailed={closeHelp}>
          <KeyboardHelp />
        </Part>
      )}
    </KitContext>
  );
}
