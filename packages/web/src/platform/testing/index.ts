/**
 * What screen tests (`*.test.tsx`) are written with: `await openAt('/funcionarios', funcionariosRoutes, { as, contract })`,
 * then Testing Library by role and label. Only the contract is faked (`fakeContract.ts`); an uncaught failure, a complaint
 * of React's or a question that nobody answers makes the test fail at its end (`noise.ts`).
 */
export { screen, waitFor, within } from '@testing-library/react';
export { historyOf, pageOf, readingOf } from './answers.ts';
export { expectNoViolations } from './axe.ts';
export type { Handlers } from './fakeContract.ts';
export { choose, fieldError, fieldOf, fill, findNotice, rowMenu, there } from './gestures.ts';
export { HOJE } from './sessao.ts';
export { openAt, show } from './show.tsx';
export { answerSends, answerUploads } from './uploads.ts';
