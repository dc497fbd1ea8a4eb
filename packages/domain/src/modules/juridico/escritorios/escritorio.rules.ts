/** How an office's name is kept, typed or brought over: with single spaces, so that no second one looks the same. Source: decisions §6 (offices). */
export const nomeDoEscritorio = (nome: string): string => nome.replace(/\s+/gu, ' ');
