/**
 * The pages of ours in the merged PDF of a period: cover, balances, totals, budget, the list, the index of documents;
 * and the note that stands in for a document that could not be joined.
 *
 * In: what the screen shows, plus the numbered lines. Out: blocks for the PDF room; a page of a document is counted from
 * the first page behind these sheets. Amounts in centavos. Source: issue 4 (Prestação de contas); decision 029.
 */
import { formatCnpj, formatDataBr, formatPeriodo, formatReaisSemSimbolo } from '@sede/domain/kernel';
import {
  fechamentosMessages as messages,
  type Prestacao,
  ROTULO_LANCAMENTO_CAIXA,
} from '@sede/domain/modules/financeiro/fechamentos';
import { diferenca, rotuloCentro, textoUsado } from '@sede/domain/modules/financeiro/orcamento';
import type { PdfBlock, PdfColumn, PdfProblem, PdfSheets } from '#platform/pdf/index.ts';
import type { LinhaDaConta, Periodo } from './prestacao.linhas.ts';
import type { OrcamentoDoPeriodo } from './prestacao.orcamento.ts';

export interface LinhaNumerada extends LinhaDaConta {
  /** Its place in the list, from 1: what the documents' pages carry. */
  numero: number;
}
export interface DocumentoJuntado {
  nome: string;
  /** The lines that it belongs to. */
  linhas: number[];
  problema: PdfProblem | 'missing' | null;
  /** Its first page, counted from the first one behind our own. */
  pagina: number;
}

export interface Capa {
  sindicato: { nome: string; cnpj: string };
  periodo: Periodo;
  /** 'dd/MM/yyyy HH:mm' in São Paulo, and who asked. */
  emitida: string;
  por: string;
  prestacao: Prestacao;
  orcamento: OrcamentoDoPeriodo | null;
  linhas: readonly LinhaNumerada[];
  documentos: readonly DocumentoJuntado[];
}

export const PROBLEMAS: Readonly<Record<PdfProblem | 'missing', string>> = {
  encrypted: 'Protegido por senha',
  signed: 'Assinado digitalmente',
  unreadable: 'Não pôde ser lido',
  missing: 'O arquivo não foi encontrado',
};
const EXPLICACAO: typeof PROBLEMAS = {
  encrypted: 'Está protegido por senha, e as suas páginas não podem ser copiadas.',
  signed:
    'Está assinado digitalmente, e a assinatura só vale no arquivo original: uma cópia das páginas não a levaria.',
  unreadable: 'O arquivo está danificado, ou foge do formato PDF, e as suas páginas não puderam ser lidas.',
  missing: 'O arquivo não foi encontrado entre os anexos guardados.',
};

const right = (title: string, share: number): PdfColumn => ({ title, share, right: true });
const left = (title: string, share: number): PdfColumn => ({ title, share });
export const FIGURAS = [left('', 5), right('Quantidade', 1), right('Valor (R$)', 2)];

function saldos({ suprimentos, contas }: Prestacao): PdfBlock[] {
  const money = (value: number | null) => (value === null ? '—' : formatReaisSemSimbolo(value));
  return [
    { kind: 'section', text: 'Saldos', anchor: 'saldos' },
    {
      kind: 'table',
      columns: [left('', 4), right('Antes do período (R$)', 2), right('No fim do período (R$)', 2)],
      rows: [
        ['Suprimentos (entradas menos despesas em dinheiro)', money(suprimentos.anterior), money(suprimentos.saldo)],
        ['Suprimentos, em caixa (o que foi pago de fato)', '', money(suprimentos.emCaixa)],
        ...contas.map(({ nome, anterior, saldo }) => [nome, money(anterior), money(saldo)]),
      ],
    },
  ];
}

function totais({ caixa, vencimento }: Prestacao): PdfBlock[] {
  const row = (label: string, { quantidade, valor }: { quantidade: number; valor: number }, sign = 1) => [
    label,
    quantidade.toLocaleString('pt-BR'),
    formatReaisSemSimbolo(sign * valor),
  ];
  return [
    { kind: 'section', text: messages.porCaixa, anchor: 'totais' },
    {
      kind: 'table',
      columns: FIGURAS,
      rows: [
        row('Receitas creditadas', caixa.creditos),
        row('Estornos de receitas', caixa.estornosDeReceitas, -1),
        row('Despesas pagas', caixa.pagamentos, -1),
        row('Estornos de despesas', caixa.estornosDeDespesas),
      ],
      totals: [['Saldo', '', formatReaisSemSimbolo(caixa.saldo)]],
    },
    { kind: 'section', text: messages.porVencimento },
    {
      kind: 'table',
      columns: FIGURAS,
      rows: [row('Receitas', vencimento.receitas), row('Despesas', vencimento.despesas, -1)],
      totals: [['Saldo', '', formatReaisSemSimbolo(vencimento.saldo)]],
    },
  ];
}

function orcado(orcamento: OrcamentoDoPeriodo | null): PdfBlock[] {
  if (!orcamento) return [];
  const total = { previsto: 0, realizado: 0 };
  const figures = (previsto: number, realizado: number) => [
    formatReaisSemSimbolo(previsto),
    formatReaisSemSimbolo(realizado),
    formatReaisSemSimbolo(diferenca({ previsto, realizado })),
    textoUsado({ previsto, realizado }),
  ];
  const rows = orcamento.linhas.map(({ centroCusto, itemDespesa, previsto, realizado }) => {
    total.previsto += previsto;
    total.realizado += realizado;
    return [rotuloCentro(centroCusto), itemDespesa, ...figures(previsto, realizado)];
  });
  return [
    { kind: 'section', text: messages.orcamento, anchor: 'orcamento' },
    {
      kind: 'faint',
      text: `Por caixa, nos meses financeiros inteiros de ${formatDataBr(orcamento.inicio)} a ${formatDataBr(orcamento.fim)}.${
        orcamento.exato ? '' : ' A previsão é por mês inteiro, e estes dias não são os do período.'
      }`,
    },
    {
      kind: 'table',
      columns: [
        left('Centro de custo', 5),
        left('Item', 5),
        right('Previsto (R$)', 3),
        right('Realizado (R$)', 3),
        right('Diferença (R$)', 3),
        right('Usado', 2),
      ],
      rows,
      totals: [['Total', '', ...figures(total.previsto, total.realizado)]],
    },
  ];
}

function lista({ linhas, documentos, prestacao }: Capa): PdfBlock[] {
  const pages = new Map<number, number>();
  for (const { linhas: numeros, pagina } of documentos) {
    for (const numero of numeros) if (!pages.has(numero)) pages.set(numero, pagina);
  }
  return [
    { kind: 'section', text: 'Lançamentos, por caixa', anchor: 'lancamentos' },
    {
      kind: 'table',
      lines: 2,
      columns: [
        right('Nº', 1.3),
        left('Data', 2.6),
        left('Lançamento', 3.4),
        left('Item', 4),
        left('Descrição', 4.6),
        left('Beneficiário ou empresa', 4.6),
        left('Documento', 3.2),
        right('Valor (R$)', 3.4),
        right('Pág.', 1.3),
      ],
      rows: linhas.map(({ numero, data, lancamento, item, descricao, pessoa, documento, valor }) => {
        const page = pages.get(numero);
        return [
          String(numero),
          formatDataBr(data),
          ROTULO_LANCAMENTO_CAIXA[lancamento],
          item,
          descricao,
          pessoa ?? '',
          documento ?? '',
          formatReaisSemSimbolo(valor),
          page === undefined ? '—' : { after: page },
        ];
      }),
      totals: [['', '', '', 'Saldo por caixa', '', '', '', formatReaisSemSimbolo(prestacao.caixa.saldo), '']],
    },
  ];
}

function indice(documentos: readonly DocumentoJuntado[]): PdfBlock[] {
  return [
    { kind: 'section', text: 'Documentos', anchor: 'documentos' },
    {
      kind: 'table',
      lines: 2,
      columns: [left('Lançamento', 2), left('Arquivo', 6), left('Observação', 3), right('Pág.', 1)],
      rows: documentos.map(({ linhas, nome, problema, pagina }) => [
        linhas.join(', '),
        nome,
        problema ? `${PROBLEMAS[problema]}; no .zip` : '',
        { after: pagina },
      ]),
    },
  ];
}

/** Balances, totals, budget and lines, without cover and documents. */
export const folhasDaConta = (capa: Capa): PdfBlock[] => [
  ...saldos(capa.prestacao),
  ...totais(capa.prestacao),
  ...orcado(capa.orcamento),
  ...lista(capa),
];

export function folhasDaFrente(capa: Capa): PdfSheets {
  const { sindicato, periodo, emitida, por, documentos } = capa;
  const rotulo = formatPeriodo(periodo);
  return {
    head: `${sindicato.nome} · ${messages.prestacao} · ${rotulo}`,
    foot: `Emitida em ${emitida}`,
    numbered: true,
    blocks: [
      { kind: 'title', text: messages.prestacao, anchor: 'capa' },
      { kind: 'section', text: sindicato.nome },
      ...(sindicato.cnpj ? [{ kind: 'text' as const, text: `CNPJ ${formatCnpj(sindicato.cnpj)}` }] : []),
      { kind: 'text', text: `Período: ${rotulo}` },
      { kind: 'text', text: 'Base: por caixa (o que foi pago e creditado no período; cada estorno no seu dia).' },
      { kind: 'faint', text: `Emitida em ${emitida} por ${por}.` },
      ...folhasDaConta(capa),
      ...(documentos.length > 0 ? indice(documentos) : []),
    ],
  };
}

/** The page in the place of a document whose pages could not be taken. */
export function folhaDeAviso(
  nome: string,
  problema: keyof typeof PROBLEMAS,
  lancamentos: string,
  resto: string,
): PdfSheets {
  return {
    head: `${lancamentos} · ${resto}`,
    foot: messages.prestacao,
    numbered: false,
    blocks: [
      { kind: 'title', text: 'Documento fora deste arquivo' },
      { kind: 'section', text: nome },
      { kind: 'text', text: EXPLICACAO[problema] },
      ...(problema === 'missing'
        ? []
        : [
            {
              kind: 'text' as const,
              text: 'O original, como foi enviado, está no arquivo .zip desta mesma prestação de contas.',
            },
          ]),
      { kind: 'faint', text: `${lancamentos} · ${resto}` },
    ],
  };
}
