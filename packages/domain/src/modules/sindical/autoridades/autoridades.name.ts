/** What authorities and their pages are called: all that the first page load needs of them. Source: spec 3 §2.11. */
export const PAGINAS_DE_AUTORIDADES = {
  menu: 'Autoridades',
  titulo: 'PERFIS DE AUTORIDADES',
  perfil: 'Perfil de autoridade',
  inserir: 'Inserir novo perfil',
} as const;
