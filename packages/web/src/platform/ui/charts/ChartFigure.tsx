import { IconDownload, IconPhoto, IconTable, IconVectorBezier2 } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { notify } from '../feedback/notify.ts';
import bar from '../filter-bar/FilterBar.module.css';
import { Menu } from '../overlay/Menu.tsx';
import classes from './charts.module.css';
import type { LegendLine } from './saveImage.ts';

export interface ChartFigureProps {
  title: string;
  /** What stands under the title, also in the saved image: period, basis of the dates, sum. */
  note: string;
  /** One sentence for those who cannot see the drawing. */
  summary: string;
  /** File name of the saved image, without its ending. */
  file: string;
  legend: readonly LegendLine[];
  /** The drawing. */
  children: ReactNode;
  /** Beside the drawing. */
  side?: ReactNode;
  /** The same data as a table. */
  table: ReactNode;
}

/**
 * The frame of every chart: title, what it is about, the drawing, its legend, and the same data as a table, always there
 * for screen readers and on paper, in sight on demand; saved as PNG or SVG.
 */
export function ChartFigure({ title, note, summary, file, legend, children, side, table }: ChartFigureProps) {
  const [asTable, setAsTable] = useState(false);
  const plot = useRef<HTMLDivElement | null>(null);
  const heading = useId();

  const save = async (kind: 'png' | 'svg') => {
    try {
      const { saveImage } = await import('./saveImage.ts');
      await saveImage(plot.current, { title, note, file, legend }, kind);
    } catch (error) {
      notify.error(error);
    }
  };

  return (
    <figure className={`card ${classes.figure}`} aria-labelledby={heading}>
      <figcaption className={classes.head}>
        <div className={classes.titles}>
          <h2 id={heading}>{title}</h2>
          <p className={classes.note}>{note}</p>
        </div>
        <div className={`${classes.tools} no-print`}>
          <button
            type="button"
            className={bar.chip}
            aria-pressed={asTable}
            data-on={asTable || undefined}
            onClick={() => setAsTable(!asTable)}
          >
            <IconTable size={14} aria-hidden /> Ver como tabela
          </button>
          <Menu
            label="Salvar imagem"
            align="end"
            entries={[
              { label: 'Imagem (.png)', icon: <IconPhoto size={18} aria-hidden />, onSelect: () => void save('png') },
              {
                label: 'Desenho (.svg)',
                icon: <IconVectorBezier2 size={18} aria-hidden />,
                onSelect: () => void save('svg'),
              },
            ]}
            trigger={(props) => (
              <button type="button" className={bar.chip} {...props}>
                <IconDownload size={14} aria-hidden /> Salvar imagem
              </button>
            )}
          />
        </div>
      </figcaption>
      <div className={classes.body} data-side={side ? true : undefined}>
        <div ref={plot} className={classes.plot} role="img" aria-label={summary}>
          {children}
        </div>
        {side}
      </div>
      <div className={classes.data} data-shown={asTable || undefined}>
        {table}
      </div>
    </figure>
  );
}
