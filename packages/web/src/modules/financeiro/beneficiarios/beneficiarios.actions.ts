/** Actions of this page that Ctrl K offers too, with the label of the page's button. */
export const CADASTRAR = 'Cadastrar beneficiário';
