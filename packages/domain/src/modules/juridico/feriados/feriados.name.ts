/** What the page of holidays is called: all that the first page load needs of it. Source: decisions-legal (Agendas: feriados). */
export const PAGINA_DOS_FERIADOS = { titulo: 'Feriados' } as const;
