/** Texts of the monthly conciliação: refusals by code, success and questions. Source: issue 4 (monthly conciliação). */
import { defineErrors } from '@sede/domain/kernel';

export const conciliacoesErrors = defineErrors('conciliacoes', {
  estado: { kind: 'state', message: ({ motivo }: { motivo: string }) => motivo },
  mudou: {
    kind: 'conflict',
    message: 'Os saldos mudaram desde que foram vistos. Confira-os e assine de novo.',
  },
});

export const conciliacoesMessages = {
  titulo: 'Conciliação bancária',
  doMes: 'Conciliação do mês',
  saldos: 'Saldos',
  saldoInicial: 'Saldo no sistema antes do mês',
  entradas: 'Entradas',
  saidas: 'Saídas',
  saldoSistema: 'Saldo no sistema ao fim do mês',
  saldoExtrato: 'Saldo no extrato ao fim do mês',
  diferenca: 'Diferença',
  semLinha: 'No sistema, sem lançamento no extrato',
  semMovimento: 'No extrato, sem registro no sistema',
  naoExplicado: 'Diferença sem explicação',
  assinar: 'Assinar conciliação',
  perguntaAssinar: (conta: string, mes: string) => `Assinar a conciliação de ${conta} em ${mes}?`,
  consequencia:
    'Até o último dia do mês, os movimentos da conta e os lançamentos do extrato não mudam mais. Só outra pessoa do Financeiro reabre, com um motivo.',
  assinada: 'Conciliação assinada.',
  reabrir: 'Reabrir conciliação',
  perguntaReabrir: (conta: string, mes: string) => `Reabrir a conciliação de ${conta} em ${mes}?`,
  reaberta: 'Conciliação reaberta.',
  informar: 'Informar saldo',
  ajudaInformar: 'O saldo que o banco mostra ao fim do último dia do mês. Em branco, vale o dos arquivos importados.',
  informado: 'Saldo guardado.',
  justificar: 'Justificar',
  perguntaJustificar: 'Por que o extrato ainda não mostra este movimento?',
  justificado: 'Justificativa guardada.',
  compensado: (dia: string) => `No extrato em ${dia}`,
  erro: 'Erro ao salvar a conciliação.',
} as const;
