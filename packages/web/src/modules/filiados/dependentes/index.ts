/** Dependents for the member's page, drawer and list: the dialog, and the part that reads them. Both load lazily. */
export { DependentesDialog } from './DependentesDialog.tsx';
export { DependentesSection } from './DependentesSection.tsx';
