/**
 * What was done to a record, as staff call it, from the operation's verb: history, audit trail and export say the same.
 *
 * Verbs that every record may have stand here; a module's own (`liquidar`) are declared by it and handed in.
 * Source: issue 2 (c), issue 3 (audit trail, readable).
 */

const ACTIONS: Record<'criar' | 'alterar' | 'excluir', string> = {
  criar: 'Registro criado',
  alterar: 'Alteração',
  excluir: 'Registro excluído',
};
/** Of a part of the record (a party, an address, a file): the record itself neither began nor ended. */
const PARTS: typeof ACTIONS = { criar: 'Inclusão', alterar: 'Alteração', excluir: 'Exclusão' };
/** What is not here goes by its kind. */
const DONE: Readonly<Record<string, string>> = {
  habilitar: 'Habilitação',
  desabilitar: 'Desabilitação',
  desfazer: 'Desfazer',
  anexar: 'Anexo incluído',
  removerAnexo: 'Anexo excluído',
  excluir: 'Registro excluído',
  encerrar: 'Encerramento',
  reabrir: 'Reabertura',
  comentar: 'Comentário',
};

/**
 * Kinds of a history's entries, by which it is filtered: the fields as somebody typed them, what was decided or done with
 * the record (approval, payment, roles), its files.
 */
export const HISTORY_KINDS = ['alteracoes', 'atos', 'anexos'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];
export const HISTORY_KIND_LABELS: Record<HistoryKind, string> = {
  alteracoes: 'Alterações',
  atos: 'Situação',
  anexos: 'Anexos',
};

/**
 * 'Liquidação': what was done, from the operation's verb. `own`: the words of the module's own verbs; `parte`: to a row that hangs from the record.
 * `table`: words of the row's table, by verb or by what happened to it (`criar`): an exit makes a term, whose entry speaks of the term.
 */
export function actionText(
  { operacao, acao, parte = false }: { operacao: string | null; acao: keyof typeof ACTIONS; parte?: boolean },
  own: Readonly<Record<string, string>> = {},
  table: Readonly<Record<string, string>> = {},
): string {
  const verb = operacao?.split('.').at(-1) ?? '';
  return table[verb] ?? table[acao] ?? own[verb] ?? DONE[verb] ?? (parte ? PARTS : ACTIONS)[acao];
}
