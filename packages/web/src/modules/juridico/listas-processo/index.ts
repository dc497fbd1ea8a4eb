/** The dialog 'Colar lista', for the page of a case; loads lazily. */
export { ListaColadaDialog } from './ListaColadaDialog.tsx';
