/** The surveys' addresses. Source: spec 2 §2. */
export const SATISFACAO = '/Satisfacao';
export const ENVIADAS = `${SATISFACAO}/enviadas`;
