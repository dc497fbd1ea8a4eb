/** The kinds of line of a period's account, and each column's label. No zod. Source: issue 4; decisions §7. */
import type { FieldSpecs } from '@sede/domain/kernel';

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
