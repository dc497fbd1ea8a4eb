/**
 * A correction: what the member sends and reads, what the desk reads.
 *
 * Values are texts as the record keeps them (CPF digits, '+55…', 'YYYY-MM-DD', coded words). What the desk reads of RG and of the
 * mother's name, and of why, is MASCARADO until `restritos`; the list says neither values nor why. Source: decisions-members (Account, Sensitive data).
 */
import { field, impedimentos, listDefinition, param, registro, withRule } from '@sede/domain/contract';
import { z } from 'zod';
import { filiadoFields } from '../filiados/filiado.schema.ts';
import { VALORES_CADASTRO, VALORES_CASA } from '../filiados.lists.ts';
import {
  type CampoCorrigivel,
  CORRECOES_ORDEM,
  ESTADOS_DE_CORRECAO,
  NOMES_CORRIGIVEIS,
  OPCOES_DO_CAMPO,
} from './correcao.lists.ts';
import { correcoesMotivos } from './correcoes.messages.ts';

const FORA_DA_LISTA = 'Escolha uma das opções.';

export type ValorLido = { valor: string; erro?: undefined } | { valor?: undefined; erro: string };

/** The asked value by the rules of the record's own field: as it is kept, or what is wrong with it. */
export function readValor(campo: CampoCorrigivel, texto: string): ValorLido {
  const opcoes = OPCOES_DO_CAMPO[campo];
  if (opcoes && !opcoes.some(({ valor }) => valor === texto)) return { erro: FORA_DA_LISTA };
  const read = filiadoFields[campo].safeParse(texto);
  if (!read.success) return { erro: read.error.issues[0]?.message ?? FORA_DA_LISTA };
  // Empty texts do not come here: the field of the form asks for one.
  return typeof read.data === 'string' ? { valor: read.data } : { erro: FORA_DA_LISTA };
}

export const novaCorrecaoFields = {
  campo: field.oneOf(NOMES_CORRIGIVEIS),
  correto: field.text(200),
  justificativa: field.text(500),
};

/** What the form validates with: the operation's fields, and the value by its field's rule. */
export const novaCorrecaoForm = withRule(
  z.strictObject(novaCorrecaoFields),
  ['campo', 'correto'],
  'correto',
  ({ campo, correto }) => readValor(campo, correto).erro ?? null,
);

const texto = () => z.string().nullable();
export const correcaoListadaSchema = z.object({
  ...registro,
  filiadoId: z.string(),
  filiadoNome: z.string(),
  empresa: z.enum(VALORES_CASA),
  cadastro: z.enum(VALORES_CADASTRO),
  campo: z.enum(NOMES_CORRIGIVEIS),
  estado: z.enum(ESTADOS_DE_CORRECAO),
  motivo: texto(),
  decididaEm: texto(),
  decididaPorNome: texto(),
  pode: impedimentos(['aceitar', 'recusar'], z.enum(correcoesMotivos.codigos)),
});
export type CorrecaoListada = z.output<typeof correcaoListadaSchema>;

/** Opened by the desk: with the values and why. */
export const correcaoSchema = correcaoListadaSchema.extend({
  versaoDaFicha: z.number().int(),
  valorAtual: texto(),
  valorAntes: texto().describe('O que a ficha tinha quando se pediu'),
  valorPedido: z.string(),
  justificativa: z.string(),
  mudou: z.boolean().describe('A ficha mudou neste campo desde o pedido'),
  igual: z.boolean().describe('A ficha já tem o valor pedido'),
});
export type Correcao = z.output<typeof correcaoSchema>;

/** One that the member asked for, as they see it. */
const minhaCorrecaoSchema = z.object({
  id: z.string(),
  versao: z.number().int(),
  criadoEm: z.string(),
  campo: z.enum(NOMES_CORRIGIVEIS),
  valorPedido: z.string(),
  justificativa: z.string(),
  estado: z.enum(ESTADOS_DE_CORRECAO),
  motivo: texto(),
  decididaEm: texto(),
});
export const minhasCorrecoesSchema = z.object({
  podePedir: z.boolean().describe('Quem não é mais filiado só consulta'),
  atuais: z.record(z.enum(NOMES_CORRIGIVEIS), texto()).describe('O que a ficha tem em cada campo'),
  pedidos: z.array(minhaCorrecaoSchema),
});
export type MinhasCorrecoes = z.output<typeof minhasCorrecoesSchema>;
export type MinhaCorrecao = MinhasCorrecoes['pedidos'][number];

export const correcoesList = listDefinition({
  ...CORRECOES_ORDEM,
  filtros: {
    estado: param.anyOf(ESTADOS_DE_CORRECAO).optional(),
    campo: param.anyOf(NOMES_CORRIGIVEIS).optional(),
  },
});
