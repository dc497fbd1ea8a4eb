/** Words of the themes' screens only: buttons, headings, what stands where nothing is. The text's own are the domain's. */
export const TEXTOS = {
  encerrar: 'Encerrar acompanhamento',
  reabrir: 'Cancelar encerramento',
  excluir: 'Excluir tema',
  editar: 'Editar tema',
  detalhe: 'Detalhe',
  novaAcao: 'Nova ação',
  ultimos: 'Últimos temas cadastrados',
  semUltimos: 'Nenhum tema cadastrado ainda.',
  arquivosELinks: 'Arquivos e links',
  depoisDeSalvo: 'Arquivos e links entram depois de salvo.',
} as const;
