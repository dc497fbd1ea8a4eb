/** What the page of the data subjects' requests is called: all that the first page load needs of it. Source: decisions-members (LGPD). */
export const PAGINAS_DO_TITULAR = { titulo: 'Pedidos do titular', registrar: 'Registrar pedido' } as const;
