/** Taking back what one has just done: how long, and how the history says it. Source: decisions §6 ('Desfazer'). */

/** Seconds that the screens offer it; the server allows a little more, for the way there. */
export const SEGUNDOS_PARA_DESFAZER = 10;
/** The reason that the history carries, since none is asked for. */
export const DESFEITO_EM_SEGUIDA = 'Desfeito em seguida.';
