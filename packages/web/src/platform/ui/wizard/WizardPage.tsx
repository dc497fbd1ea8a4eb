import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, useSearch, useUnsavedGuard } from '../../routing/index.ts';
import { confirm } from '../dialogs/dialogStore.ts';
import { type Asked, useOnward } from './useOnward.ts';
import { useOnwardKey } from './useOnwardKey.ts';
import { stepHref, useWizard, type WizardControl } from './useWizard.ts';
import classes from './Wizard.module.css';
import { type ShownStep, WizardSteps } from './WizardSteps.tsx';

export interface WizardStep extends ShownStep {
  content: (wizard: WizardControl) => ReactNode;
  /** The button that goes on; 'Avançar'. Of the last step: its act. */
  onward?: string;
  /** The last step's act goes nowhere by itself. */
  run?: Asked;
  /** The button that goes back; 'Voltar'. */
  backward?: string;
  /** The work is done: there is nothing left to cancel. */
  ended?: boolean;
}

export interface WizardPageProps {
  title: string;
  subtitle?: ReactNode;
  steps: readonly WizardStep[];
  /** Where 'Cancelar' leads. */
  exit: string;
  /** There is something that leaving would lose. */
  unsaved: boolean;
  /** Something is under way in the open step: it cannot be gone on from meanwhile. */
  busy?: boolean;
}

const ask = async () =>
  (
    await confirm({
      title: 'Sair sem concluir?',
      message: 'O que foi feito nestes passos será perdido.',
      confirmLabel: 'Sair',
      cancelLabel: 'Continuar aqui',
      danger: true,
    })
  ).confirmed;

/**
 * A work in steps, each with its own address: the steps in sight, one open, 'Voltar' and 'Avançar' below it. The page holds
 * what was entered; a step is reached when what it stands on is there. Ctrl+Enter goes on; the open step's heading has the
 * focus.
 */
export function WizardPage({ title, subtitle, steps, exit, unsaved, busy = false }: WizardPageProps) {
  const search = useSearch();
  const wizard = useWizard(steps);
  const { index, go } = wizard;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HTMLElement>(null);
  const { onward: tryOn, running, failure, forget } = useOnward(frame);
  useUnsavedGuard(unsaved, ask, { pageOnly: true });

  const step = steps[index];
  const id = step?.id;
  const shown = useRef(id);
  const moved = shown.current !== id || index > 0;
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    forget();
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [id, forget]);

  /** On from the open step, as far as `to`: what it asks is asked first. */
  const onward = async (to: number) => {
    const target = steps[to];
    if (!busy && step) await tryOn(step.run, () => target && go(target.id));
  };
  const back = steps.findLastIndex(({ reached }, at) => at < index && (reached || at === 0));
  const open = (to: number) => (to > index ? void onward(to) : steps[to] && go(steps[to].id));
  useOnwardKey(() => void onward(index + 1));
  if (!step) return null;
  return (
    <div className={classes.page}>
      <h1>{title}</h1>
      {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
      <WizardSteps steps={steps} index={index} hrefOf={(to) => stepHref(search, to)} onOpen={open} />
      <section ref={frame} className={`card ${classes.step}`} aria-labelledby={headingId}>
        <div className={classes.body}>
          <h2 id={headingId} ref={heading} tabIndex={-1} data-arrival={moved || undefined}>
            <span className={classes.count}>
              Passo {index + 1} de {steps.length}
            </span>{' '}
            {step.title}
          </h2>
          {failure && (
            <p role="alert" className={classes.failure}>
              {failure}
            </p>
          )}
          {step.content(wizard)}
        </div>
        <div className={classes.foot}>
          {back >= 0 && (
            <Button variant="default" disabled={running} onClick={() => open(back)}>
              {step.backward ?? 'Voltar'}
            </Button>
          )}
          {!step.ended && (
            <Link className={classes.cancel} to={exit}>
              Cancelar
            </Link>
          )}
          <span className={`${classes.keys} phone-hide`} aria-hidden>
            <kbd>Ctrl</kbd> <kbd>Enter</kbd>
          </span>
          <Button loading={running || busy} onClick={() => void onward(index + 1)}>
            {step.onward ?? 'Avançar'}
          </Button>
        </div>
      </section>
    </div>
  );
}
