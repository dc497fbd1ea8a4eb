/**
 * Lists that the finance modules share, to the letter of the spec. No zod.
 *
 * Cost centres, payment methods, document types and expense types are defaults of settings ('Dinheiro' stays fixed:
 * petty cash depends on it). Source: spec 1 §3.7; decisions §7.
 */
import type { FieldSpecs } from '@sede/domain/kernel';

/**
 * Which date counts: the record's own (due date of a despesa, date of a receita), with its net amount; or when money
 * moved, with what was paid or credited, a refund as an entry of its own (decisions §7, Which date counts).
 */
export const BASES = ['data', 'caixa'] as const;
export type Base = (typeof BASES)[number];

/** What only the forms of instalment records have, beside the record's own fields. */
export const PARCELAS_FORM_FIELDS = {
  numeroParcelas: { rotulo: 'Parcelas', tipo: 'inteiro' },
  dividirTotal: { rotulo: 'Dividir um total pelas parcelas', tipo: 'simNao' },
  escopo: { rotulo: 'Parcelas', tipo: 'texto' },
  anexos: { rotulo: 'Anexos', tipo: 'lista' },
  pdfs: { rotulo: 'Anexos', tipo: 'lista' },
} as const satisfies FieldSpecs;

export const CENTROS_CUSTO = [
  'Benefício para servidores',
  'Custos operacionais internos',
  'Defesa de interesses e direitos',
  'Gasto com pessoal',
  'Outro',
] as const;

export const TIPOS_RECEBEDOR = [
  'Diretor',
  'Funcionário',
  'Governo Federal/Estadual/Distrital',
  'Estagiário',
  'Beneficiario',
  'Representante/Coordenador',
  'Associação ou entidade representativa',
  'Outro',
] as const;

export const DINHEIRO = 'Dinheiro';
export const MEIOS_PAGAMENTO = ['Digital', 'Cheque', DINHEIRO, 'Cartão de crédito', 'Cartão de débito'] as const;

export const TIPOS_DESPESA = [
  'Produtos/Bens',
  'Serviços',
  'Diverso',
  'Associacoes',
  'Pessoal',
  'Aluguel/Imposto',
  'Investimento',
] as const;

/** As people read them: the text's value is stored, its accents are shown. */
export const TIPO_DESPESA_ROTULOS: Readonly<Record<string, string>> = { Associacoes: 'Associações' };
export const rotuloTipoDespesa = (tipo: string): string => TIPO_DESPESA_ROTULOS[tipo] ?? tipo;

/** What was done with money's records, by the operation's verb, as history and audit trail say it. */
export const ACOES_FINANCEIRAS: Readonly<Record<string, string>> = {
  solicitarAprovacao: 'Aprovação solicitada',
  retirarSolicitacao: 'Solicitação retirada',
  aprovar: 'Aprovação',
  negar: 'Negação',
  liquidar: 'Liquidação',
  liquidarVarias: 'Liquidação',
  desfazerLiquidacao: 'Liquidação desfeita',
  creditar: 'Crédito',
  creditarVarias: 'Crédito',
  desfazerCredito: 'Crédito desfeito',
  estornar: 'Estorno',
  darConta: 'Conta informada',
  vincularContrato: 'Contrato vinculado',
};

export const TIPOS_RECEITA = ['Ordinária', 'Extraordinária'] as const;
export type TipoReceita = (typeof TIPOS_RECEITA)[number];

/** Where a revenue comes from depends on its type. */
export const ORIGENS = {
  Ordinária: ['Câmara dos Deputados', 'Senado Federal', 'TCU'],
  Extraordinária: ['Resgates', 'Rendimentos', 'Reembolso', 'Descontos', 'Sublocação', 'Aluguel'],
} as const satisfies Record<TipoReceita, readonly string[]>;

export const TIPOS_DOCUMENTO = [
  'DARF',
  'DANFE',
  'GPS',
  'GRRF',
  'DAR',
  'DAS',
  'RECIBO',
  'FATURA',
  'BOLETO',
  'GRU',
  'RPA',
  'OUTRO',
] as const;
