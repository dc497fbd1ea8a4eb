/** What members and their pages are called: all that the first page load needs of them. Source: spec 2 §2. */
export const PAGINAS_DE_FILIADOS = {
  titulo: 'Filiados',
  cadastrar: 'Cadastrar filiado',
  painel: 'Painel de filiados',
  numeros: 'Filiados em números',
  relatorio: 'Relatório de filiados',
  relatorioDependentes: 'Relatório de dependentes',
  meuPerfil: 'Meu Perfil',
} as const;
