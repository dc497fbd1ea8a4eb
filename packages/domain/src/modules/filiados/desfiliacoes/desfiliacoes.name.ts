/** What the page of proposed departures is called. Source: decisions §8; decisions-members (Consignação). */
export const PAGINA_DAS_DESFILIACOES = { titulo: 'Desfiliações a confirmar' } as const;
