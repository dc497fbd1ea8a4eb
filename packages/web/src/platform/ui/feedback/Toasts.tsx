import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { letterKeysOn } from '../hotkeys/registry.ts';
import { useHotkey } from '../hotkeys/useHotkey.ts';
import { useStore } from '../text/store.ts';
import { Countdown } from './Countdown.tsx';
import { dismiss, type Notice, notices } from './notify.ts';
import classes from './Toasts.module.css';

const ICONS = { ok: IconCircleCheck, late: IconAlertCircle, info: IconInfoCircle };

const act = (notice: Notice) => {
  dismiss(notice.id);
  notice.action?.run();
};

function Toast({ notice }: { notice: Notice }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held && !notice.undo) return;
    const timer = setTimeout(() => dismiss(notice.id), notice.durationMs);
    return () => clearTimeout(timer);
  }, [held, notice]);
  const Icon = ICONS[notice.tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer or focus on it only keeps it from leaving
    <div
      className={classes.toast}
      data-tone={notice.tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {notice.undo ? <Countdown ms={notice.durationMs} /> : <Icon size={20} aria-hidden className={classes.icon} />}
      <span className={classes.text}>{notice.message}</span>
      {notice.action && (
        <button
          type="button"
          className={classes.action}
          data-undo={notice.undo || undefined}
          onClick={() => act(notice)}
        >
          {notice.action.label}
          {notice.undo && letterKeysOn() && <kbd aria-hidden>U</kbd>}
        </button>
      )}
      <button type="button" className={classes.close} aria-label="Fechar aviso" onClick={() => dismiss(notice.id)}>
        <IconX size={16} aria-hidden />
      </button>
    </div>
  );
}

/** The corner where notices appear. The live regions stand from the start, so that screen readers hear the first one. */
export function Toasts() {
  const shown = useStore(notices);
  const last = shown.findLast(({ undo }) => undo);
  useHotkey('u', 'Desfazer o que acabou de fazer', () => last && act(last), { enabled: last !== undefined });
  const failures = shown.filter((notice) => notice.tone === 'late');
  const others = shown.filter((notice) => notice.tone !== 'late');
  return (
    <section className={classes.corner} aria-label="Mensagens" data-above>
      <div role="alert" className={classes.list}>
        {failures.map((notice) => (
          <Toast key={notice.id} notice={notice} />
        ))}
      </div>
      <div role="status" className={classes.list}>
        {others.map((notice) => (
          <Toast key={notice.id} notice={notice} />
        ))}
      </div>
    </section>
  );
}
