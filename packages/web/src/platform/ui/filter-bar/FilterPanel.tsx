import { Button } from '@mantine/core';
import { formatContagem } from '@sede/domain/kernel';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { isPhone } from '../data-table/useIsPhone.ts';
import { TextField } from '../fields/TextField.tsx';
import { type ListControl, setAnyFilter } from '../list-state/listControl.ts';
import type { Filter, FilterMap } from '../list-state/listState.ts';
import overlay from '../overlay/overlay.module.css';
import { usePopover } from '../overlay/usePopover.ts';
import bar from './FilterBar.module.css';
import classes from './FilterPanel.module.css';
import { useChipText } from './useChipText.ts';

const FilterEditor = lazy(() => import('./FilterEditor.tsx').then((m) => ({ default: m.FilterEditor })));
/** How long typing must pause before the list is asked. */
const SETTLE_MS = 400;

interface OneProps {
  filter: Filter;
  value: unknown;
  onChange: (value: unknown) => void;
  placeholder: string | undefined;
}

function TextPart({ filter, value, onChange, placeholder, wrong }: OneProps & { wrong: TextRule | undefined }) {
  const held = typeof value === 'string' ? value : '';
  const [text, setText] = useState(held);
  const sent = useRef(held);
  const latest = useRef(onChange);
  latest.current = onChange;
  const error = text.trim() === '' ? null : (wrong?.(text) ?? null);
  // 'Limpar', going back or a link changed it from outside.
  useEffect(() => {
    if (held === sent.current) return;
    sent.current = held;
    setText(held);
  }, [held]);
  useEffect(() => {
    if (text.trim() === sent.current || error) return;
    const timer = setTimeout(() => {
      sent.current = text.trim();
      latest.current(text.trim() || null);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text, error]);
  return (
    <TextField
      label={filter.label}
      span={1}
      value={text}
      onChange={setText}
      maxLength={200}
      placeholder={placeholder ?? 'Todos'}
      error={error}
    />
  );
}

/** A filter of choices or records: reads like a field, opens the editor of its chip. */
function ChoicePart({ filter, value, onChange, placeholder }: OneProps) {
  const popover = usePopover({ role: 'dialog', label: filter.label });
  const text = useChipText(filter, value);
  return (
    <div className={classes.part}>
      <span className={classes.label} aria-hidden>
        {filter.label}
      </span>
      <button
        {...popover.triggerProps}
        type="button"
        className={classes.choice}
        data-on={text !== null || undefined}
        aria-label={`${filter.label}: ${text ?? 'todos'}`}
      >
        <span>{text ?? placeholder ?? 'Todos'}</span>
        <IconChevronDown size={15} aria-hidden />
      </button>
      <div {...popover.panelProps} className={overlay.panel}>
        {popover.open && (
          <Suspense fallback={<p className={bar.wait}>Carregando…</p>}>
            <FilterEditor filter={filter} value={value} onChange={onChange} close={popover.close} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** Why a typed text is none of this filter's yet; null: it is. */
type TextRule = (text: string) => string | null;

export interface FilterPanelProps<F extends FilterMap> {
  list: ListControl<F>;
  /** The toggle's word, and that of the button that takes all off. */
  label: string;
  clearLabel: string;
  placeholders?: Partial<Record<keyof F, string>>;
  rules?: Partial<Record<keyof F, TextRule>>;
  /** The list's tools, at the right of the toggle. */
  children: ReactNode;
}

/**
 * Every filter of a list as a field of its own, behind one toggle; each acts as it is changed. Open where it narrows
 * the list, but on a phone, where it would hide it.
 */
export function FilterPanel<F extends FilterMap>(props: FilterPanelProps<F>) {
  const { list, label, clearLabel, placeholders, rules } = props;
  const [open, setOpen] = useState(list.narrowed && !isPhone());
  const id = useId();
  const filters: [keyof F & string, Filter][] = Object.entries(list.definition.filters);
  const active = list.held.length;
  const Chevron = open ? IconChevronUp : IconChevronDown;
  return (
    <div className="no-print">
      <div className={bar.bar}>
        <button
          type="button"
          className={bar.chip}
          data-on={open || active > 0 || undefined}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {label} <Chevron size={14} aria-hidden />
        </button>
        {active > 0 && (
          <span className={classes.active}>{formatContagem(active, 'filtro ativo', 'filtros ativos')}</span>
        )}
        <div className={bar.right}>{props.children}</div>
      </div>
      {open && (
        <section id={id} className={`card ${classes.panel}`} aria-label={label}>
          <div className={classes.grid}>
            {filters.map(([key, filter]) => {
              const one = {
                filter,
                value: list.state.filters[key],
                onChange: (value: unknown) => setAnyFilter(list, key, value),
                placeholder: placeholders?.[key],
              };
              return filter.kind === 'text' ? (
                <TextPart key={key} {...one} wrong={rules?.[key]} />
              ) : (
                <ChoicePart key={key} {...one} />
              );
            })}
          </div>
          <div className={classes.foot}>
            <Button variant="subtle" size="xs" disabled={!list.narrowed} onClick={() => list.clear()}>
              {clearLabel}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
