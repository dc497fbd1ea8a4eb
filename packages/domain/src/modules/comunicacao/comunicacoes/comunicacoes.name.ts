/** What the pages of the communication are called: all that the first page load needs of them. Source: spec 2 §2. */
export const PAGINAS_DE_COMUNICACAO = {
  titulo: 'Comunicação',
  enviadas: 'Enviadas',
  /** In menus and at home, where surveys' stand beside them. */
  mensagensEnviadas: 'Mensagens enviadas',
  uma: 'Envio',
  descadastro: 'Mensagens que você recebe',
} as const;
