/** Texts of the cases' report. Source: spec 3 §2.2 (empty text of a chart); decisions-legal (Report). */
export const relatorioProcessosMessages = {
  agrupado: 'Processos por grupo',
  agrupar: 'Agrupar por',
  medida: 'O que o gráfico mostra',
  porGrupo: (grupo: string) => `Quantos processos e que valor da causa por ${grupo.toLowerCase()}`,
  grafico: (grupo: string) => `Processos por ${grupo.toLowerCase()}`,
  quantos: 'Quantidade',
  semDados: 'Não há dados para serem exibidos.',
} as const;
