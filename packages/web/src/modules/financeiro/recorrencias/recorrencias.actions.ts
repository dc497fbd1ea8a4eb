/** What is begun on this page, as its button and Ctrl K say it. */
export const CADASTRAR = 'Cadastrar recorrência';
