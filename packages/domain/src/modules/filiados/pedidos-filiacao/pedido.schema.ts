/**
 * An application: what the public form sends, what the desk reads, what the list filters by.
 *
 * Sent: every field of the text as a text, in upper case, and beside it the same as typed (`digitado`); dependents as a list. Days
 * are 'dd/mm/aaaa' as sent. Which are asked and what they hold is judged by `pedido.rules`. The largest that these limits let pass
 * stays below 64 KB (a test). Source: spec 2 §3, §5; decisions-members (Public application).
 */
import { field, impedimentos, listDefinition, param, registro } from '@sede/domain/contract';
import { tidyText } from '@sede/domain/kernel';
import { z } from 'zod';
import { VALORES_CASA } from '../filiados.lists.ts';
import {
  ASSINATURAS,
  CAMPOS_DEPENDENTE,
  CAMPOS_PEDIDO,
  type Campo,
  ESTADOS_PEDIDO,
  FINALIDADES,
  MAX_DEPENDENTES,
  PEDIDOS_ORDEM,
} from './pedido.lists.ts';
import { pedidosMotivos } from './pedidos-filiacao.messages.ts';

const texto = ({ maximo, rotulo }: Campo) =>
  z
    .string()
    .overwrite(tidyText)
    .max(maximo, `${rotulo}: no máximo ${maximo} caracteres.`)
    .refine((text) => !text.includes('\0'), 'Caractere inválido.')
    .default('');
const textos = <K extends string>(campos: Readonly<Record<K, Campo>>) =>
  z.strictObject(
    Object.fromEntries(Object.entries<Campo>(campos).map(([key, campo]) => [key, texto(campo)])) as {
      [P in K]: ReturnType<typeof texto>;
    },
  );

const envio = () => ({
  campos: textos(CAMPOS_PEDIDO),
  dependentes: z
    .array(textos(CAMPOS_DEPENDENTE))
    .max(MAX_DEPENDENTES, `No máximo ${MAX_DEPENDENTES} dependentes.`)
    .default([]),
});
export const pedidoFields = {
  ...envio(),
  digitado: z.strictObject(envio()).optional().describe('Os mesmos textos como foram digitados'),
  consentimento: field.bool().default(false).describe('Autorização do art. 11, I, da LGPD'),
  responsavel: field.bool().default(false).describe('Responsável pelos dependentes menores de 18 anos'),
  convenios: field.bool().default(false).describe('Quer ofertas de convênios'),
};

export const enviadoSchema = z.object({
  protocolo: z.string(),
  enviadoPara: z.string().describe('E-mail mascarado'),
  validoAte: z.string(),
  mensagem: z.string(),
});
export type PedidoEnviado = z.output<typeof enviadoSchema>;

/** What the public pages say of the union, and what the form offers. */
export const paginaSchema = z.object({
  hoje: z.string(),
  sindicato: z.object({ nome: z.string(), sigla: z.string(), telefone: z.string(), email: z.string() }),
  textoConsentimento: z.string(),
  fatos: z.object({
    percentual: z.number().int().describe('Centésimos de ponto percentual'),
    piso: z.number().int(),
    teto: z.number().int(),
    gas: z.number().int(),
    recomposicao: z.string(),
    projetos: z.string(),
  }),
  cargos: z.record(z.enum(VALORES_CASA), z.array(z.string())),
  associacoes: z.record(z.enum(VALORES_CASA), z.array(z.string())),
});
export type PaginaFiliacao = z.output<typeof paginaSchema>;

/** What the signature page shows. Nobody's CPF. */
export const termoSchema = z.object({
  protocolo: z.string(),
  nome: z.string(),
  termo: z.string(),
  assinado: z.boolean(),
  validoAte: z.string(),
  resumo: z.array(z.object({ rotulo: z.string(), valor: z.string() })),
  restamArquivos: z.number().int(),
});
export type TermoAAssinar = z.output<typeof termoSchema>;

const textoOuNulo = () => z.string().nullable();
export const pedidoListadoSchema = z.object({
  ...registro,
  protocolo: z.string(),
  nome: textoOuNulo(),
  casa: z.enum(VALORES_CASA).nullable(),
  estado: z.enum(ESTADOS_PEDIDO),
  assinatura: z.enum(ASSINATURAS).nullable(),
  assinadoEm: textoOuNulo(),
  expiraEm: z.string(),
  decididoEm: textoOuNulo(),
  decididoPorNome: textoOuNulo(),
  motivoRecusa: textoOuNulo(),
  apagadoEm: textoOuNulo(),
  filiadoId: textoOuNulo(),
  pode: impedimentos(['aceitar', 'recusar', 'anexarFicha', 'reenviar'], z.enum(pedidosMotivos.codigos)),
});
export type PedidoListado = z.output<typeof pedidoListadoSchema>;

const diferencaSchema = z.object({ campo: z.string(), rotulo: z.string(), de: z.string(), para: z.string() });

/** Opened by the desk: the answers, the consents, whose the CPF is already and in what the two differ. */
export const pedidoSchema = pedidoListadoSchema.extend({
  email: textoOuNulo(),
  respostas: z.array(
    z.object({ passo: z.string(), campos: z.array(z.object({ rotulo: z.string(), valor: z.string() })) }),
  ),
  dependentes: z.array(z.array(z.object({ rotulo: z.string(), valor: z.string() }))),
  consentimentos: z.array(
    z.object({
      finalidade: z.enum(FINALIDADES),
      versao: z.number().int(),
      dadoEm: z.string(),
      revogadoEm: textoOuNulo(),
    }),
  ),
  anexo: z.object({ id: z.string(), nome: z.string(), tamanho: z.number().int() }).nullable(),
  evidencia: z.object({ em: z.string(), endereco: z.string(), navegador: z.string() }).nullable(),
  existente: z
    .object({
      id: z.string(),
      nome: z.string(),
      cadastro: z.string(),
      falecido: z.boolean(),
      diferencas: z.array(diferencaSchema),
    })
    .nullable(),
  parecidos: z.array(z.object({ id: z.string(), nome: z.string(), cadastro: z.string(), por: z.string() })),
  outros: z.array(z.object({ id: z.string(), protocolo: z.string(), estado: z.enum(ESTADOS_PEDIDO) })),
});
export type Pedido = z.output<typeof pedidoSchema>;

export const pedidosList = listDefinition({
  ...PEDIDOS_ORDEM,
  filtros: {
    estado: param.anyOf(ESTADOS_PEDIDO).optional(),
    casa: param.anyOf(VALORES_CASA).optional(),
  },
});
