/** Where the page of holidays stands. */
export const FERIADOS = '/juridico/feriados';
