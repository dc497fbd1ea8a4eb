/** Addresses of the pages of the communication. Source: spec 2 §2; decisions-members (Communication). */
export const COMUNICACAO = '/comunicacao';
export const ENVIADAS = `${COMUNICACAO}/enviadas`;
export const RASCUNHOS = `${ENVIADAS}?estado=rascunho`;
export const comunicacaoPath = (id: string): string => `${COMUNICACAO}/${id}`;
