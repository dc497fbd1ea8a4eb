import table from '../data-table/DataTable.module.css';
import classes from './charts.module.css';

/** Lines of the legend to come; nobody knows yet how many there will be. */
const LINES = ['72%', '58%', '81%', '64%', '76%', '52%'];

/** The place of a chart that is being read, in its very frame: nothing below it moves when it comes. */
export function ChartPlace({ shape }: { shape: 'pie' | 'bars' }) {
  return (
    <div className={`card ${classes.figure}`} aria-hidden>
      <div className={classes.head}>
        <div className={classes.titles}>
          <span className={table.skeleton} style={{ width: 220 }} />
        </div>
        <div className={classes.tools}>
          <span className={classes.tool} />
          <span className={classes.tool} />
        </div>
      </div>
      <div className={classes.body} data-side={shape === 'pie' || undefined}>
        <div className={classes.plot}>
          <ChartWaiting shape={shape} />
        </div>
        {shape === 'pie' && (
          <div className={classes.lines}>
            {LINES.map((width) => (
              <span key={width} className={table.skeleton} style={{ width }} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** The drawing's own place, while its code is fetched. */
export const ChartWaiting = ({ shape }: { shape: 'pie' | 'bars' }) => (
  <div className={classes[shape]} data-waits aria-busy="true" />
);
