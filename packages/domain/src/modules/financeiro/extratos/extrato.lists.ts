/** A statement's words: formats, the states of its lines, what a line may be linked to, each field's label. No zod. Source: issue 4. */
import { type FieldSpecs, type FileRule, listOrder, MAX_FILE_BYTES } from '@sede/domain/kernel';
import { MOVIMENTO_ROTULOS, type TipoMovimento } from '../contas-bancarias/conta-bancaria.lists.ts';

/** Statements come by their own operation, which reads them: no uploads. */
export const EXTRATOS_FILE_RULE: FileRule = { modulo: 'extratos', kinds: [], maxBytes: MAX_FILE_BYTES };

export const FORMATOS_EXTRATO = ['ofx', 'csv'] as const;
export type FormatoExtrato = (typeof FORMATOS_EXTRATO)[number];
const ROTULO_FORMATO: Readonly<Record<FormatoExtrato, string>> = { ofx: 'OFX', csv: 'CSV' };

export const ESTADOS_LANCAMENTO = ['pendente', 'conciliado', 'ignorado'] as const;
export type EstadoLancamento = (typeof ESTADOS_LANCAMENTO)[number];
export const ROTULO_ESTADO: Readonly<Record<EstadoLancamento, string>> = {
  pendente: 'Pendente',
  conciliado: 'Conciliado',
  ignorado: 'Ignorado',
};

/** What a line may stand for: whatever moves the account, in the words of the account's own statement. */
export const TIPOS_VINCULO = [
  'pagamento',
  'estornoDespesa',
  'credito',
  'estornoReceita',
  'transferenciaEnviada',
  'transferenciaRecebida',
] as const satisfies readonly TipoMovimento[];
export type TipoVinculo = (typeof TIPOS_VINCULO)[number];

/** How sure a proposal is. Only `segura` is confirmed with others. */
export const CERTEZAS = ['segura', 'provavel', 'ambigua', 'diferenca'] as const;
export type Certeza = (typeof CERTEZAS)[number];
export const ROTULO_CERTEZA: Readonly<Record<Certeza, string>> = {
  segura: 'Segura',
  provavel: 'Provável',
  ambigua: 'Mais de uma possível',
  diferenca: 'Valor diferente',
};

export const EXTRATO_FIELDS = {
  idConta: { rotulo: 'Conta', tipo: 'referencia' },
  nome: { rotulo: 'Arquivo', tipo: 'texto' },
  formato: { rotulo: 'Formato', tipo: 'texto', valores: ROTULO_FORMATO },
  inicio: { rotulo: 'Início', tipo: 'data' },
  fim: { rotulo: 'Fim', tipo: 'data' },
  saldo: { rotulo: 'Saldo no extrato', tipo: 'dinheiro' },
  dataSaldo: { rotulo: 'Data do saldo', tipo: 'data' },
  lidos: { rotulo: 'Lançamentos no arquivo', tipo: 'inteiro' },
  novos: { rotulo: 'Lançamentos novos', tipo: 'inteiro' },
} as const satisfies FieldSpecs;

export const LANCAMENTO_FIELDS = {
  data: { rotulo: 'Data', tipo: 'data' },
  descricao: { rotulo: 'Histórico', tipo: 'texto' },
  documento: { rotulo: 'Documento', tipo: 'texto' },
  valor: { rotulo: 'Valor', tipo: 'dinheiro' },
  estado: { rotulo: 'Situação', tipo: 'texto', valores: ROTULO_ESTADO },
  motivo: { rotulo: 'Motivo', tipo: 'texto' },
} as const satisfies FieldSpecs;

export const VINCULO_FIELDS = {
  tipo: { rotulo: 'Conciliado com', tipo: 'texto', valores: MOVIMENTO_ROTULOS },
  idDespesa: { rotulo: 'Despesa', tipo: 'referencia' },
  idReceita: { rotulo: 'Receita', tipo: 'referencia' },
  idTransferencia: { rotulo: 'Transferência', tipo: 'referencia' },
  valor: { rotulo: 'Valor na conta', tipo: 'dinheiro' },
} as const satisfies FieldSpecs;

export const LEIAUTE_FIELDS = {
  idConta: { rotulo: 'Conta', tipo: 'referencia' },
} as const satisfies FieldSpecs;

export const LANCAMENTOS_ORDEM = listOrder(['data', 'valor', 'descricao'], 'data');

export const EXTRATOS_ORDEM = listOrder(['fim', 'nome', 'criadoEm'], '-criadoEm');
