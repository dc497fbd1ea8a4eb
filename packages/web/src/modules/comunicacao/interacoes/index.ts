/** Interactions over a member's record: the dialogs of their list and page. Both load lazily. */
export { InteracoesDialog, RegistrarInteracaoDialog } from './InteracoesDialog.tsx';
