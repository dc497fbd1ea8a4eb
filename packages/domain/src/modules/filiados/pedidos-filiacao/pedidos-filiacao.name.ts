/** What the pages of membership applications are called: all that the first page load needs of them. Source: spec 2 §2. */
export const PAGINAS_DE_PEDIDOS = {
  titulo: 'Pedidos de filiação',
  filiacao: 'Filie-se',
  assinar: 'Assinar o termo de filiação',
} as const;
