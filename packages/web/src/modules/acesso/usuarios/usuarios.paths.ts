/** Where the users are, for the pages that lead to them. */
export const USUARIOS = '/roles';
