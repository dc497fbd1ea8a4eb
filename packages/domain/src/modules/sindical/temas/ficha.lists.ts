/** Limits of the 'Ficha para reunião'. Source: decisions-sindical-contratos-patrimonio (Ficha para reunião, Authorities). */
export const MAX_TEMAS_DA_FICHA = 5;
/** Lines typed by whoever asks for it. */
export const LINHAS_DA_FICHA = 3;
export const MAX_LINHA_DA_FICHA = 120;
/** Of each of the two agenda fields. */
export const MAX_AGENDA_DA_FICHA = 600;
