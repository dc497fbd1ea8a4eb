/** Both calculators, for the page that loads them on demand. */
export { CustoForm } from './CustoForm.tsx';
export { ViabilidadeForm } from './ViabilidadeForm.tsx';
