/** What the desk's page of corrections is called: all that the first page load needs of it. Source: decisions-members (Account, Section). */
export const PAGINAS_DE_CORRECOES = { titulo: 'Correções pedidas' } as const;
