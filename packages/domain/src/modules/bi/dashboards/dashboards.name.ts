/** What the page of BI is called and where it stands: all that the first page load needs of it. Source: spec 3 §2.15. */
export const PAGINA_DO_BI = { titulo: 'Power BI', caminho: '/PowerBi' } as const;
