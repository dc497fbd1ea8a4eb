import { IconChevronDown } from '@tabler/icons-react';
import { lazy, useEffect, useRef } from 'react';
import { Part } from '../feedback/Part.tsx';
import type { Filter } from '../list-state/listState.ts';
import overlay from '../overlay/overlay.module.css';
import { usePopover } from '../overlay/usePopover.ts';
import classes from './FilterBar.module.css';
import { useChipText } from './useChipText.ts';

const loadEditor = () => import('./FilterEditor.tsx').then((m) => ({ default: m.FilterEditor }));
const FilterEditor = lazy(loadEditor);

export interface FilterChipProps {
  filter: Filter;
  value: unknown;
  onChange: (value: unknown) => void;
  /** How the line knows it, and how long it stays there. */
  part: string;
  rank: number;
  /** Just added from '+ Filtro': opens at once. */
  startOpen?: boolean;
  onClose?: () => void;
}

/** One filter: its name, its value when it has one, and the editor behind it. */
export function FilterChip({ filter, value, onChange, part, rank, startOpen = false, onClose }: FilterChipProps) {
  const popover = usePopover({ role: 'dialog', label: filter.label, onClose });
  const button = useRef<HTMLButtonElement>(null);
  const text = useChipText(filter, value);
  const { show } = popover;
  useEffect(() => {
    if (startOpen && button.current) show(button.current);
  }, [startOpen, show]);
  return (
    <>
      <button
        {...popover.triggerProps}
        ref={button}
        type="button"
        className={classes.chip}
        data-part={part}
        data-rank={rank}
        data-on={text !== null || undefined}
        onPointerEnter={loadEditor}
        onFocus={loadEditor}
      >
        {text === null ? filter.label : `${filter.label}: `}
        {text !== null && <b>{text}</b>}
        <IconChevronDown size={14} aria-hidden />
      </button>
      <div {...popover.panelProps} className={overlay.panel}>
        {popover.open && (
          <Part fallback={<p className={classes.wait}>Carregando…</p>}>
            <FilterEditor filter={filter} value={value} onChange={onChange} close={popover.close} />
          </Part>
        )}
      </div>
    </>
  );
}
