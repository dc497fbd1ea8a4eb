/** Deadlines: on the page of their case, and what changed holidays ask of them. */
export { PrazosDoProcesso } from './PrazosDoProcesso.tsx';
export { RecalculosAviso } from './RecalculosAviso.tsx';
