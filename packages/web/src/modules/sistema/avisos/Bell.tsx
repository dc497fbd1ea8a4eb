import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { orpc } from '#platform/api/index.ts';
import { useSession } from '#platform/session/index.ts';
import { Part, usePopover } from '#platform/ui/index.ts';
import { ToolButton } from '#platform/ui/shell/index.ts';
import classes from './avisos.module.css';

const loadPanel = () => import('./AvisosPanel.tsx').then((m) => ({ default: m.AvisosPanel }));
const AvisosPanel = lazy(loadPanel);

/** The count came with the session: the first request of its own follows a live event. */
function useNaoLidos(): number {
  const { avisosNaoLidos } = useSession();
  const { data } = useQuery({
    ...orpc.avisos.naoLidos.queryOptions({ input: {} }),
    initialData: { naoLidos: avisosNaoLidos },
  });
  return data.naoLidos;
}

/** The bell: how many notices are unread, and the newest of them on a press. Source: issue 3. */
export function Bell() {
  const unread = useNaoLidos();
  const popover = usePopover({ role: 'dialog', label: 'Avisos', align: 'end' });
  const label = unread === 0 ? 'Avisos' : `Avisos: ${unread} não ${unread === 1 ? 'lido' : 'lidos'}`;
  return (
    <>
      <ToolButton {...popover.triggerProps} label={label} onPointerEnter={() => void loadPanel()}>
        <IconBell size={19} aria-hidden />
        {unread > 0 && (
          <span className={classes.badge} aria-hidden>
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </ToolButton>
      <span className="visually-hidden" role="status">
        {unread > 0 && label}
      </span>
      <div {...popover.panelProps} className={classes.panel}>
        {popover.open && (
          <Part fallback={<p className={classes.wait}>Carregando…</p>}>
            <AvisosPanel close={popover.close} />
          </Part>
        )}
      </div>
    </>
  );
}
