/**
 * Settings of the finance area: approval, period, balance to start from, and the words that its records are given.
 *
 * Several of its modules read them; Despesas names them in its manifest. No zod.
 * Source: decisions §3, §7 (Lists that become settings); spec 1 §3.7, §9.
 */
import { PERIODO_PADRAO } from '@sede/domain/kernel';
import { defineSection } from '@sede/domain/manifest';
import { CENTROS_CUSTO, DINHEIRO, MEIOS_PAGAMENTO, TIPOS_DESPESA, TIPOS_DOCUMENTO } from './financeiro.lists.ts';

const regras = defineSection({
  valor: 'financeiro',
  order: 30,
  rotulo: 'Financeiro',
  ajuda: 'Regras de aprovação e o período financeiro.',
  settings: {
    financeiroEspecial: {
      tipo: 'emails',
      rotulo: 'Financeiro especial',
      ajuda:
        'E-mails de quem, além de ter o perfil Financeiro, pode excluir despesas pagas e receitas creditadas e remover os anexos delas.',
      maximo: 20,
      padrao: [],
    },
    corteAprovacao: {
      tipo: 'data',
      rotulo: 'Aprovação a partir de',
      ajuda: 'A tela de aprovação mostra só despesas com vencimento depois desta data.',
      padrao: '2022-11-30',
    },
    segregacaoAprovacao: {
      tipo: 'simNao',
      rotulo: 'Quem solicita não aprova',
      ajuda:
        'Quem pediu a aprovação, criou a despesa ou alterou seus valores por último não pode ser um dos dois aprovadores.',
      padrao: true,
    },
    exigirAprovacaoParaLiquidar: {
      tipo: 'simNao',
      rotulo: 'Exigir aprovação para liquidar',
      ajuda:
        'Ligado, uma despesa não aprovada não pode ser liquidada. Desligado, há um aviso e o fato fica no histórico.',
      padrao: false,
    },
    anexoObrigatorioParaAprovar: {
      tipo: 'simNao',
      rotulo: 'Exigir anexo para aprovar',
      ajuda: 'Ligado, só despesas com ao menos um PDF podem ser aprovadas.',
      padrao: false,
    },
    periodoFinanceiro: {
      tipo: 'periodo',
      rotulo: 'Período financeiro',
      ajuda: 'Primeiro e último dia do mês financeiro. O último é sempre a véspera do primeiro.',
      padrao: PERIODO_PADRAO,
    },
    saldoInicial: {
      tipo: 'dinheiro',
      rotulo: 'Saldo inicial da projeção',
      ajuda:
        'Quanto o sindicato tinha na manhã da data do saldo inicial; com sinal de menos, quanto devia. O saldo acumulado da projeção parte dele.',
      negativo: true,
      padrao: 0,
    },
    dataSaldoInicial: {
      tipo: 'data',
      rotulo: 'Data do saldo inicial',
      ajuda: 'O que é anterior a esta data já está no saldo inicial e não entra no saldo acumulado.',
      padrao: '2019-01-01',
    },
  },
});

const PERMISSAO = 'financeiro.ver';
/** The other half of a list: words that old records keep and filters go on offering, no longer offered for new ones. */
const DESABILITADAS = {
  tipo: 'desabilitadas',
  ajuda: 'Não são oferecidos em registros novos; os antigos os mantêm, e os filtros também.',
  padrao: [],
} as const;

const listas = defineSection({
  valor: 'listas',
  order: 40,
  rotulo: 'Listas do financeiro',
  ajuda: 'As opções que os formulários do financeiro oferecem.',
  settings: {
    centrosCusto: {
      tipo: 'lista',
      rotulo: 'Centros de custo',
      ajuda: 'Oferecidos nas despesas e nos itens de despesa.',
      permissao: PERMISSAO,
      desabilitadas: 'centrosCustoDesabilitados',
      padrao: CENTROS_CUSTO,
    },
    meiosPagamento: {
      tipo: 'lista',
      rotulo: 'Meios de pagamento',
      ajuda: '“Dinheiro” é fixo: a tela de suprimentos depende dele.',
      permissao: PERMISSAO,
      desabilitadas: 'meiosPagamentoDesabilitados',
      fixas: [DINHEIRO],
      padrao: MEIOS_PAGAMENTO,
    },
    tiposDocumento: {
      tipo: 'lista',
      rotulo: 'Tipos de documento',
      ajuda: 'Oferecidos nas despesas.',
      permissao: PERMISSAO,
      desabilitadas: 'tiposDocumentoDesabilitados',
      padrao: TIPOS_DOCUMENTO,
    },
    tiposDespesa: {
      tipo: 'lista',
      rotulo: 'Tipos de despesa',
      ajuda: 'Oferecidos nas despesas e nos itens de despesa.',
      permissao: PERMISSAO,
      desabilitadas: 'tiposDespesaDesabilitados',
      padrao: TIPOS_DESPESA,
    },
    centrosCustoDesabilitados: { ...DESABILITADAS, rotulo: 'Centros de custo desabilitados' },
    meiosPagamentoDesabilitados: { ...DESABILITADAS, rotulo: 'Meios de pagamento desabilitados', fixas: [DINHEIRO] },
    tiposDocumentoDesabilitados: { ...DESABILITADAS, rotulo: 'Tipos de documento desabilitados' },
    tiposDespesaDesabilitados: { ...DESABILITADAS, rotulo: 'Tipos de despesa desabilitados' },
  },
});

export const FINANCEIRO_SECTIONS = [regras, listas] as const;
export const financeiroSettings = { ...regras.settings, ...listas.settings };
