/** Texts of what hangs from a theme, to the letter of the spec where it has them: its dialog alone shows them. Source: spec 3 §8. */
export const partesMessages = {
  pessoas: 'Pessoas ou instituições relacionadas ao tema com sucesso!',
  confirmaItem: 'Confirma a exclusão permanente do item de destaque?',
  confirmaAcao: 'Confirma a exclusão permanente da ação?',
  confirmaPessoa: (nome: string) => `Confirma a exclusão permanente de ${nome}?`,
  confirmaProcesso: (identificacao: string) => `Confirma a exclusão permanente do processo ${identificacao}?`,
  itemSalvo: 'Item de destaque salvo com sucesso!',
  itemExcluido: 'Item de destaque excluído com sucesso!',
  pessoaExcluida: 'Pessoa/instituição excluída com sucesso!',
  processoSalvo: 'Processo salvo com sucesso!',
  processoExcluido: 'Processo excluído com sucesso!',
  acaoSalva: 'Ação salva com sucesso!',
  acaoExcluida: 'Ação excluída com sucesso!',
} as const;
