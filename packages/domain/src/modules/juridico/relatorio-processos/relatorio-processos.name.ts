/** What the page of the cases' report is called: all that the first page load needs of it. Source: spec 3 §2.5. */
export const RELATORIO_PROCESSOS = { titulo: 'Relatório de processos' } as const;
