/**
 * Texts of bank accounts: refusals by code, success and questions. Two enabled accounts may not read the same: their
 * names are what a settlement shows. Source: issue 4 (bank accounts); decisions §7 (Disabled); decision 023.
 */
import { defineErrors } from '@sede/domain/kernel';

export const contasErrors = defineErrors('contas-bancarias', {
  nome_repetido: { kind: 'conflict', message: 'Já existe uma conta habilitada com este nome.' },
  em_uso: {
    kind: 'conflict',
    message: 'A conta está associada a despesas, receitas ou transferências e não pode ser excluída.',
  },
  abertura_travada: { kind: 'state', message: ({ motivo }: { motivo: string }) => motivo },
});

export const contasMessages = {
  titulo: 'Contas bancárias',
  cadastrar: 'Cadastrar conta',
  salvo: 'Conta salva com sucesso!',
  habilitar: 'Habilitar conta',
  desabilitar: 'Desabilitar conta',
  perguntaHabilitar: 'Deseja habilitar a conta?',
  perguntaDesabilitar: 'Deseja desabilitar a conta?',
  habilitado: 'Conta habilitada com sucesso.',
  desabilitado: 'Conta desabilitada com sucesso.',
  consequencia: 'Deixa de ser oferecida em registros novos; nos antigos permanece.',
  excluir: 'Excluir conta',
  pergunta: 'Confirma a exclusão permanente da conta?',
  excluido: 'Conta excluída com sucesso.',
  extrato: 'Extrato da conta',
  saldoAnterior: 'Saldo anterior',
  saldoInicial: 'Saldo inicial',
  saldoFinal: 'Saldo ao fim',
  entradas: 'Entradas',
  saidas: 'Saídas',
  ajudaAbertura: 'O que havia na conta na manhã deste dia. Movimentos de datas anteriores já estão nele.',
} as const;
