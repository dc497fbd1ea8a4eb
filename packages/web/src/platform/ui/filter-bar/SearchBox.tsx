import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useHotkey } from '../hotkeys/useHotkey.ts';
import classes from './FilterBar.module.css';

/** How long typing must pause before the list is searched. */
const SETTLE_MS = 300;

export interface SearchBoxProps {
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}

/** Search of a list; '/' comes here, Escape empties it. */
export function SearchBox({ placeholder, value, onChange }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const box = useRef<HTMLInputElement>(null);
  const sent = useRef(value);
  const latest = useRef(onChange);
  latest.current = onChange;

  // Back, 'Limpar' or a link changed it from outside.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text;
      latest.current(text);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useHotkey('/', 'Buscar na lista', () => {
    // Selecting alone takes the focus in one browser and not in the next.
    box.current?.focus();
    box.current?.select();
  });

  return (
    <search className={classes.search}>
      {/* As wide as its placeholder, which must be read whole. */}
      <span className={classes.sizer} aria-hidden>
        {placeholder}
      </span>
      <IconSearch size={16} aria-hidden className={classes.searchIcon} />
      <input
        ref={box}
        type="search"
        className={classes.searchInput}
        placeholder={placeholder}
        aria-label={placeholder.replace(/…$/, '')}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text !== '') {
            event.preventDefault();
            setText('');
          }
        }}
      />
      {text === '' ? (
        <kbd className={classes.kbd} aria-hidden>
          /
        </kbd>
      ) : (
        <button type="button" className={classes.clearSearch} aria-label="Limpar a busca" onClick={() => setText('')}>
          <IconX size={14} aria-hidden />
        </button>
      )}
    </search>
  );
}
