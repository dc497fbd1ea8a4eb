/** Texts of the month closing. The refusal of what is dated in a closed month is all finance's (`financeiro.messages.ts`). Source: decisions §7. */
import { defineErrors, defineMotivos, type MotivoDe, SO_CONSULTA } from '@sede/domain/kernel';
import { extratosMessages } from '../extratos/index.ts';
import { closedPeriodErrors } from '../financeiro.messages.ts';
import type { PontoDoMes } from './fechamento.lists.ts';
import { PAGINAS_DO_FECHAMENTO } from './fechamentos.name.ts';

/** Why a month is not closed or reopened now. */
export const fechamentosMotivos = defineMotivos({
  so_consulta: SO_CONSULTA,
  ja_fechado: 'O mês já está fechado.',
  nao_terminou: 'O mês financeiro ainda não terminou.',
  nao_fechado: 'O mês não está fechado.',
  quem_fechou: 'Quem fechou o mês não o reabre: peça a outra pessoa do Financeiro.',
});
export type MotivoFechamento = MotivoDe<typeof fechamentosMotivos>;

export const fechamentosErrors = {
  ...closedPeriodErrors,
  ...defineErrors('fechamentos', {
    estado: {
      kind: 'state',
      message: ({ motivo }: { motivo: MotivoFechamento }) => fechamentosMotivos.texto(motivo),
    },
    arquivo_nao_encontrado: {
      kind: 'not_found',
      message: 'Este PDF não está mais guardado. Gere de novo na prestação de contas do período.',
    },
    periodo_grande: { kind: 'rule', message: ({ motivo }: { motivo: string }) => motivo },
    sobreposto: {
      kind: 'conflict',
      message: 'Há um mês fechado com dias em comum: os dias do período financeiro foram mudados nas configurações.',
    },
  }),
};

export const fechamentosMessages = {
  ...PAGINAS_DO_FECHAMENTO,
  antes: 'Antes de fechar',
  pontos: {
    naoLiquidadas: 'Despesas não liquidadas com vencimento no mês',
    naoCreditadas: 'Receitas não creditadas com data no mês',
    semAprovacao: 'Despesas liquidadas sem aprovação',
    semAnexo: 'Despesas liquidadas sem PDF',
    dinheiroSemAnexo: 'Despesas em dinheiro sem PDF',
    conferir: 'Despesas importadas a conferir',
    semConciliacao: extratosMessages.semConciliacao,
  } satisfies Record<PontoDoMes, string>,
  porVencimento: 'Totais por vencimento',
  porCaixa: 'Totais por caixa',
  orcamento: 'Orçamento: previsto e realizado',
  fechar: 'Fechar mês',
  reabrir: 'Reabrir mês',
  perguntaFechar: (mes: string) => `Fechar o mês financeiro de ${mes}?`,
  consequencia:
    'O relatório do mês fica guardado como está agora. Nada mais poderá ser liquidado, creditado, estornado ou lançado com data deste mês, e o que já foi não poderá ser ' +
    'alterado. Só outra pessoa do Financeiro reabre o mês, com um motivo.',
  perguntaReabrir: (mes: string) => `Reabrir o mês financeiro de ${mes}?`,
  gerarArquivo: 'Gerar tudo num só PDF',
  gerarDeNovo: 'Gerar de novo',
  gerando: 'Gerando o PDF',
  gerandoPodeSair: 'Você pode sair desta página: o sino avisa quando o PDF estiver pronto.',
  arquivoFalhou: 'O PDF não pôde ser gerado. Tente de novo; se continuar assim, avise o gestor do sistema.',
  depois: 'Depois do fechamento',
  ajudaDepois:
    'O que mudou as somas do mês, por vencimento, desde que foi fechado. Registrar uma despesa com vencimento no mês, ou trocar o seu centro de custo, é permitido; aqui fica quem, quando e quanto.',
  nadaDepois: 'Nada mudou as somas do mês desde o fechamento.',
  semRelatorio: 'Este mês foi fechado antes de o relatório passar a ser guardado.',
  relatorios: 'Relatórios guardados',
  fechado: 'Mês fechado.',
  reaberto: 'Mês reaberto.',
} as const;
