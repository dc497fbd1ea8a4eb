/** What the page of deadlines is called: all that the first page load needs of it. Source: decisions-legal (Prazos). */
export const PAGINA_DOS_PRAZOS = { titulo: 'Prazos', novo: 'Novo prazo' } as const;
