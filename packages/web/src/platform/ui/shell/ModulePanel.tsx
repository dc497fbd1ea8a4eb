import { CARD_WORDS } from '@sede/domain/access';
import { formatContagem } from '@sede/domain/kernel';
import { IconHistory, IconLayoutGrid, IconPinFilled } from '@tabler/icons-react';
import { type KeyboardEvent, Suspense, useEffect, useRef } from 'react';
import { Link, useLocation } from '../../routing/index.ts';
import { useUser } from '../../session/index.ts';
import { reachable, readVisits, whenOf } from '../../visits/index.ts';
import { KeyCap } from '../hotkeys/KeyCap.tsx';
import { CounterTag } from './CounterTag.tsx';
import { useCounters } from './counters.ts';
import { ModuleIcon } from './ModuleIcon.tsx';
import classes from './menus.module.css';
import { useNavigation } from './NavigationContext.tsx';
import type { Entry, Module, ModulePage } from './navigation.ts';
import { PageIcon } from './PageIcon.tsx';

export interface ModulePanelProps {
  module: Module;
  current: Entry | null;
  onClose: () => void;
  onTurn: (step: 1 | -1) => void;
}

const KEYS: [string[], string][] = [
  [['←', '→'], 'módulo'],
  [['↑', '↓'], 'página'],
  [['Enter'], 'abrir'],
  [['Ctrl', 'Enter'], 'em nova aba'],
  [['Esc'], 'fechar'],
];

/** The pages of a module: arrows walk, ← → turn to its neighbours, Ctrl Enter opens a tab, Escape is the browser's. */
export function ModulePanel({ module, current, onClose, onTurn }: ModulePanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const { id: userId } = useUser();
  const { home, Pinned, routes, may } = useNavigation();
  const { pathname } = useLocation();
  const counters = useCounters();
  const recent = reachable(readVisits(userId), routes, may).slice(0, 4);
  const isHere = ({ to }: ModulePage) => to === pathname || (!module.areas && current?.to === to);
  const counterOf = ({ to }: ModulePage) => {
    const entry = module.areas ? undefined : module.entries.find((one) => one.to === to);
    return entry ? counters.ofEntry(entry) : counters.of(to);
  };

  useEffect(() => {
    const links = box.current?.querySelectorAll<HTMLElement>('a');
    const here = box.current?.querySelector<HTMLElement>('[aria-current]');
    (here ?? links?.[0])?.focus();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(box.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const at = links.findIndex((one) => one.matches(':focus'));
    const to = (next: number) => {
      event.preventDefault();
      links.at(next % links.length)?.focus();
    };
    if (event.key === 'ArrowDown') to(at + 1);
    else if (event.key === 'ArrowUp') to(at < 0 ? -1 : at - 1);
    else if (event.key === 'Home') to(0);
    else if (event.key === 'End') to(-1);
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      event.preventDefault();
      onTurn(event.key === 'ArrowRight' ? 1 : -1);
    }
  };
  // With Ctrl the browser opens a tab and the panel stays, for the next one.
  const follow = (event: { ctrlKey: boolean; metaKey: boolean }) => {
    if (!event.ctrlKey && !event.metaKey) onClose();
  };

  return (
    // The panel around it has the role; this only listens to keys that bubble from its links.
    <div ref={box} role="none" onKeyDown={onKeyDown}>
      <div className={classes.moduleBody}>
        <div className={classes.modulePages}>
          <p className={classes.moduleHead}>
            <span className={classes.dot} data-group={module.id} />
            <b>{module.label}</b>
            <span className={classes.muted}>
              {module.areas
                ? `${formatContagem(module.entries.length, 'página', 'páginas')} no início: o painel já mostra as de dentro`
                : `${module.pages.length} páginas`}
            </span>
          </p>
          <ul
            className={classes.moduleGrid}
            style={{ gridTemplateRows: `repeat(${Math.ceil(module.pages.length / 2)}, auto)` }}
          >
            {module.pages.map((page) => (
              <li key={page.to}>
                <Link
                  to={page.to}
                  className={classes.modulePage}
                  aria-current={isHere(page) ? 'page' : undefined}
                  onClick={follow}
                >
                  <span className={classes.tile}>
                    {page.id ? <ModuleIcon id={page.id} /> : <PageIcon icon={page.icon ?? null} size={19} />}
                  </span>
                  <span className={classes.pageText}>
                    <span className={classes.pageName}>
                      {page.label}
                      {isHere(page) && <em className={classes.here}>aqui</em>}
                      <CounterTag counter={counterOf(page)} />
                    </span>
                    {page.id && <span className={classes.muted}>{CARD_WORDS[page.id]}</span>}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div className={classes.moduleSide}>
          {Pinned && (
            <>
              <p className={classes.sideHead}>
                <IconPinFilled size={14} aria-hidden /> Fixadas
              </p>
              <Suspense>
                <Pinned onFollow={follow} />
              </Suspense>
            </>
          )}
          <p className={classes.sideHead}>
            <IconHistory size={14} aria-hidden /> Abertas há pouco
          </p>
          {recent.length === 0 && <p className={classes.muted}>Nada foi aberto ainda.</p>}
          <ul>
            {recent.map(({ to, label, at }) => (
              <li key={to}>
                <Link to={to} className={classes.sideLink} onClick={follow}>
                  <span className={classes.cut}>{label}</span>
                  <span className={classes.muted}>{whenOf(at)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={classes.panelFoot}>
        <span className={classes.panelKeys} aria-hidden>
          {KEYS.map(([keys, words]) => (
            <span key={words}>
              {keys.map((key) => (
                <kbd key={key}>
                  <KeyCap name={key} />
                </kbd>
              ))}{' '}
              {words}
            </span>
          ))}
        </span>
        <Link to={home} className={classes.footLink} onClick={follow}>
          <IconLayoutGrid size={15} aria-hidden /> Ver tudo no início
        </Link>
      </div>
    </div>
  );
}
