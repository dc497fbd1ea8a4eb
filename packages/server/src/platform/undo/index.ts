/** Taking back what was just done: the acts, and how one is taken back. The write path takes `acts.ts` itself. */
export { keepUndone, lockAct, sweepActs } from './acts.ts';
export { undoAct } from './undo-act.ts';
