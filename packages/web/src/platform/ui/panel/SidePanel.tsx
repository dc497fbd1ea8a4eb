import {
  IconArrowsDiagonal,
  IconArrowsDiagonalMinimize2,
  IconChevronLeft,
  IconChevronRight,
  IconDots,
  IconLink,
  IconX,
} from '@tabler/icons-react';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { Link } from '../../routing/index.ts';
import { useIsPhone } from '../data-table/useIsPhone.ts';
import { useHotkey } from '../hotkeys/useHotkey.ts';
import { Menu, type MenuEntry } from '../overlay/Menu.tsx';
import { ScrollFrame } from '../scroll/ScrollFrame.tsx';
import { copy } from '../text/CopyText.tsx';
import classes from './SidePanel.module.css';
import { useEscape } from './useEscape.ts';
import { useInertAround } from './useInertAround.ts';
import { useFootRoom, useIsBeside, usePanelHeight } from './usePanelPlace.ts';

export interface SidePanelProps {
  /** What is read, for those who cannot see: 'Funcionário: Ana'. */
  label: string;
  /** '5 de 13 no filtro'. */
  position?: ReactNode;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  /** Takes the room of the list too, or gives it back; a link where the record has a page of its own. */
  whole: boolean;
  onWhole: (whole: boolean) => void;
  pageHref?: string | undefined;
  menu?: readonly MenuEntry[] | undefined;
  onClose: () => void;
  /** Stays in sight above what scrolls: who it is, how much, in which state. */
  head: ReactNode;
  /** Acts, in sight below what scrolls. */
  foot?: ReactNode;
  children: ReactNode;
  ref?: Ref<{ focus: () => void }>;
}

function Icon({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={classes.icon} aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}

interface StepProps {
  label: string;
  title: string;
  onClick: (() => void) | null;
  children: ReactNode;
}

/** Stays focusable at the end of the list, so that the focus is not lost there. */
function Step({ label, title, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={title}
      aria-disabled={onClick === null || undefined}
      onClick={() => onClick?.()}
    >
      {children}
    </button>
  );
}

/** A record to read beside its list: the list stays usable. Over the list it takes the focus, and gives it back. */
export function SidePanel(props: SidePanelProps) {
  const { onPrevious, onNext, onClose, whole, onWhole, pageHref, menu = [] } = props;
  const panel = useRef<HTMLElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const beside = useIsBeside() && !whole;
  usePanelHeight(panel, beside);
  useFootRoom(foot, Boolean(props.foot));
  useInertAround(panel, !beside, useIsPhone());
  useEscape(onClose);
  useHotkey('j', 'Próximo registro', () => onNext?.(), { enabled: onNext !== null });
  useHotkey('k', 'Registro anterior', () => onPrevious?.(), { enabled: onPrevious !== null });
  useImperativeHandle(props.ref, () => ({ focus: () => panel.current?.focus() }), []);
  useEffect(() => {
    // What stands over the list is where one is; beside it the rows keep their arrows.
    if (!beside) panel.current?.focus({ preventScroll: true });
  }, [beside]);
  return (
    <>
      {!beside && (
        <button type="button" className={classes.scrim} tabIndex={-1} aria-hidden data-scrim onClick={onClose} />
      )}
      <aside
        ref={panel}
        className={`${classes.panel} no-print`}
        data-beside={beside || undefined}
        data-whole={whole || undefined}
        aria-label={props.label}
        tabIndex={-1}
      >
        <div className={classes.bar}>
          <span className={classes.steps}>
            <Step label="Anterior" title="Anterior (K)" onClick={onPrevious}>
              <IconChevronLeft size={18} aria-hidden />
            </Step>
            <Step label="Próximo" title="Próximo (J)" onClick={onNext}>
              <IconChevronRight size={18} aria-hidden />
            </Step>
          </span>
          <span className={classes.position} role="status">
            {props.position}
          </span>
          <Icon label="Copiar link" onClick={() => void copy(window.location.href, 'Link copiado.')}>
            <IconLink size={18} aria-hidden />
          </Icon>
          {pageHref ? (
            <Link className={classes.icon} to={pageHref} aria-label="Abrir a página" title="Abrir a página">
              <IconArrowsDiagonal size={18} aria-hidden />
            </Link>
          ) : (
            <span className="phone-hide">
              <Icon
                label={whole ? 'Voltar ao lado da lista' : 'Abrir em página inteira'}
                onClick={() => onWhole(!whole)}
              >
                {whole ? (
                  <IconArrowsDiagonalMinimize2 size={18} aria-hidden />
                ) : (
                  <IconArrowsDiagonal size={18} aria-hidden />
                )}
              </Icon>
            </span>
          )}
          {menu.length > 0 && (
            <Menu
              label="Mais ações"
              align="end"
              entries={[...menu]}
              trigger={(trigger) => (
                <button type="button" className={classes.icon} aria-label="Mais ações" title="Mais ações" {...trigger}>
                  <IconDots size={18} aria-hidden />
                </button>
              )}
            />
          )}
          <button type="button" className={classes.icon} aria-label="Fechar" title="Fechar (Esc)" onClick={onClose}>
            <IconX size={19} aria-hidden />
          </button>
        </div>
        <div className={classes.head}>{props.head}</div>
        <ScrollFrame label={`Conteúdo de ${props.label}`} className={classes.body}>
          {props.children}
        </ScrollFrame>
        {props.foot && (
          <div ref={foot} className={classes.foot}>
            {props.foot}
          </div>
        )}
      </aside>
    </>
  );
}
