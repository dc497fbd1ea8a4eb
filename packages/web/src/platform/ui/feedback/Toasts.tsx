import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useStore } from '../text/store.ts';
import { dismiss, type Notice, notices } from './notify.ts';
import classes from './Toasts.module.css';

const ICONS = { ok: IconCircleCheck, late: IconAlertCircle, info: IconInfoCircle };

function Toast({ notice }: { notice: Notice }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
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
      <Icon size={20} aria-hidden className={classes.icon} />
      <span className={classes.text}>{notice.message}</span>
      {notice.action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            dismiss(notice.id);
            notice.action?.run();
          }}
        >
          {notice.action.label}
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
