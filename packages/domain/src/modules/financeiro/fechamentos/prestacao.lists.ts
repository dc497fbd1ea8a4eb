/** The kinds of line of a period's account, each column's label, and what one file takes. No zod. Source: issue 4; decisions §7. */
import { type FieldSpecs, listOrder } from '@sede/domain/kernel';

export const LANCAMENTOS_CAIXA = ['credito', 'estorno_receita', 'pagamento', 'estorno_despesa'] as const;
export type LancamentoDeCaixa = (typeof LANCAMENTOS_CAIXA)[number];
export const ROTULO_LANCAMENTO_CAIXA: Readonly<Record<LancamentoDeCaixa, string>> = {
  credito: 'Receita creditada',
  estorno_receita: 'Estorno de receita',
  pagamento: 'Despesa paga',
  estorno_despesa: 'Estorno de despesa',
};

export const LANCAMENTO_CAIXA_FIELDS = {
  data: { rotulo: 'Data', tipo: 'data' },
  lancamento: { rotulo: 'Lançamento', tipo: 'texto' },
  item: { rotulo: 'Item', tipo: 'texto' },
  descricao: { rotulo: 'Descrição', tipo: 'texto' },
  pessoa: { rotulo: 'Beneficiário ou empresa', tipo: 'texto' },
  documento: { rotulo: 'Documento', tipo: 'texto' },
  anexos: { rotulo: 'PDFs', tipo: 'inteiro' },
  valor: { rotulo: 'Valor', tipo: 'dinheiro' },
} as const satisfies FieldSpecs;

/** What one merged PDF takes: more than a year of a busy union; its list is held while it is made. */
export const LIMITES_DO_ARQUIVO = { lancamentos: 20_000, pdfs: 10_000, bytes: 2_147_483_648 } as const;

/** What one zip takes: as much as a person sensibly downloads at once. */
export const LIMITES_DO_ZIP = { pdfs: 60_000, bytes: 4_000_000_000 } as const;

/** How long the PDF of a period is kept for who asked for it. */
export const GUARDA_DO_ARQUIVO_HORAS = 24;

export const ESTADOS_DO_ARQUIVO = ['na_fila', 'executando', 'concluido', 'falhou'] as const;

/** 'prestacao-de-contas-2026-09-21-2026-10-20.pdf'; an open end is left out. */
export const nomeDoArquivo = ({ inicio, fim }: { inicio?: string; fim?: string }, extensao: 'pdf' | 'zip'): string =>
  `${['prestacao-de-contas', inicio, fim].filter(Boolean).join('-')}.${extensao}`;

/** Why a period's documents do not go into one zip; null when they do. */
export function motivoSemZip({ pdfs, bytes }: { pdfs: number; bytes: number }): string | null {
  if (pdfs <= LIMITES_DO_ZIP.pdfs && bytes <= LIMITES_DO_ZIP.bytes) return null;
  return `Um .zip leva até ${LIMITES_DO_ZIP.pdfs.toLocaleString('pt-BR')} PDFs (4 GB): escolha um período menor.`;
}

/** Why a period's documents do not go into one PDF; null when they do. */
export function motivoSemArquivo(periodo: { lancamentos: number; pdfs: number; bytes: number }): string | null {
  const { lancamentos, pdfs, bytes } = LIMITES_DO_ARQUIVO;
  if (periodo.lancamentos <= lancamentos && periodo.pdfs <= pdfs && periodo.bytes <= bytes) return null;
  return (
    `Um só PDF leva até ${lancamentos.toLocaleString('pt-BR')} lançamentos e ${pdfs.toLocaleString('pt-BR')} anexos (2 GB): ` +
    'escolha um período menor ou baixe o .zip.'
  );
}

export const LANCAMENTOS_CAIXA_ORDEM = listOrder(['data', 'item', 'pessoa', 'valor'], 'data');
