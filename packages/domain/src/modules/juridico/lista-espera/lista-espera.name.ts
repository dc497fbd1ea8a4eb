/** What the waiting list is called: all that the first page load needs of it. Source: decisions-legal (Waiting list). */
export const PAGINA_DA_LISTA_DE_ESPERA = { titulo: 'Lista de espera', novo: 'Pôr na lista de espera' } as const;
