/**
 * What was done to a record, as staff call it, from the operation's verb: history, audit trail and export say the same.
 * Source: issue 2 (c), issue 3 (audit trail, readable).
 */

const ACTIONS: Record<'criar' | 'alterar' | 'excluir', string> = {
  criar: 'Registro criado',
  alterar: 'Alteração',
  excluir: 'Registro excluído',
};
/** Verbs of operations ('despesas.liquidar') as staff call what was done; what is not here goes by its kind. */
const DONE: Readonly<Record<string, string>> = {
  habilitar: 'Habilitação',
  desabilitar: 'Desabilitação',
  solicitarAprovacao: 'Aprovação solicitada',
  retirarSolicitacao: 'Solicitação retirada',
  aprovar: 'Aprovação',
  negar: 'Negação',
  liquidar: 'Liquidação',
  desfazerLiquidacao: 'Liquidação desfeita',
  creditar: 'Crédito',
  desfazerCredito: 'Crédito desfeito',
  estornar: 'Estorno',
  anexar: 'Anexo incluído',
  removerAnexo: 'Anexo excluído',
};

/** 'Liquidação': what was done, from the operation's verb. */
export const actionText = ({ operacao, acao }: { operacao: string | null; acao: keyof typeof ACTIONS }): string =>
  DONE[operacao?.split('.').at(-1) ?? ''] ?? ACTIONS[acao];
