/** The dialog 'Importar interações', for the page of interactions; loads lazily. */
export { ImportarDialog } from './ImportarDialog.tsx';
