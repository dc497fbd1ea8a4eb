/**
 * Names that the library's set-up and the requests to it share; a file of their own, so that importing them does not
 * load the library.
 */

export const BASE_PATH = '/api/auth';
/** Carries the client's address to the library; whatever a client sends under this name never reaches it. */
export const ADDRESS_HEADER = 'x-sede-endereco';
/** The library's code for our refusal of a disabled user. */
export const DISABLED_USER = 'USUARIO_DESABILITADO';
