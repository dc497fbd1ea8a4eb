import { ALTURA_DO_QUADRO, type Dashboard, dashboardsMessages as messages } from '@sede/domain/modules/bi/dashboards';
import classes from './powerbi.module.css';

/** What the report may do in its frame: run, keep its own session, ask for its sign-in in a window, save what it exports. Nothing of ours. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

export function Quadro({ dashboard: { id, nome, url } }: { dashboard: Dashboard }) {
  return (
    <>
      <p className={classes.nota}>{messages.tempo}</p>
      <iframe
        // Another report is another frame: its history is not this page's.
        key={id}
        className={classes.quadro}
        title={nome}
        src={url}
        height={ALTURA_DO_QUADRO}
        sandbox={SANDBOX}
        allow="fullscreen"
      />
    </>
  );
}
