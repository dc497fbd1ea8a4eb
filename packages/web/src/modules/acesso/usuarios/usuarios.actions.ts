/** Actions of this page that Ctrl K offers too, with the label of the page's button. */
export const CRIAR = 'Criar usuário';

/** Of the page; its home card says 'Perfis'. */
export const TITULO = 'Usuários e perfis';
