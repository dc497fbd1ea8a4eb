/** Texts of transfers. Source: issue 4 (transfers); decision 023. */
export const transferenciasMessages = {
  titulo: 'Transferências',
  registrar: 'Registrar transferência',
  salva: 'Transferência salva com sucesso!',
  excluir: 'Excluir transferência',
  pergunta: 'Confirma a exclusão permanente da transferência?',
  excluido: 'Transferência excluída com sucesso.',
  semContas: 'Cadastre antes uma conta bancária.',
  comCaixa: 'Com o caixa de um dos lados, o lançamento correspondente aparece em Suprimentos.',
} as const;
