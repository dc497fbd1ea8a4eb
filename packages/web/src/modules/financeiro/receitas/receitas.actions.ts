/** What is begun on this page, as its button and Ctrl K say it. */
export const REGISTRAR = 'Registrar receita';
