/** Texts of the form of a saved view: every list shows the menu of views, few ever the form. Source: issue 3 (Saved views). */
export const visaoFormMessages = {
  salvarTitulo: 'Salvar visão',
  editarTitulo: 'Editar visão',
  nome: 'Nome da visão',
  conteudo: 'Guarda os filtros, a ordem, as colunas e o tamanho da página como estão agora.',
  secaoVisao: 'O que é guardado',
  secaoCompartilhar: 'Quem vê',
  privada: 'Sem nenhum perfil marcado, só você vê a visão.',
  compartilhar: 'Compartilhar com quem tem o perfil',
  abrirSempre: 'Abrir a lista sempre com esta visão',
  salva: 'Visão salva.',
} as const;
