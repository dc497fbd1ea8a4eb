/**
 * A theme: what is read, what a person may set, what lists show.
 *
 * Days are calendar dates, instants ISO 8601. `lastUpdated` moves with whatever changes in a theme, also beneath it; `versao` only with
 * the fields of steps 1 and 2 and the situation, so that people in two sections both keep their work. Words outside the closed lists come
 * over from the old system only. Phones and e-mails of people are null for whoever does not edit themes.
 * Source: spec 3 §2.10, §3 (Tema), §5 (Theme); decisions-sindical-contratos-patrimonio (Themes).
 */
import { field, impedimentos, listDefinition, param, registro } from '@sede/domain/contract';
import { z } from 'zod';
import {
  CASAS_DA_PROPOSICAO,
  CLASSIFICACOES_DO_TEMA,
  DIAS_PARADO,
  MAX_INTERESSADOS,
  MAX_TAG,
  MAX_TAGS_DO_TEMA,
  MAX_TEXTO_DO_TEMA,
  MAX_TITULO,
  PRIORIDADES,
  SITUACOES_DO_TEMA,
  TEMAS_ORDEM,
  TIPOS_DE_TEMA,
  TIPOS_LISTADOS,
} from './tema.lists.ts';
import {
  acaoDoTema,
  arquivoDoTema,
  itemDoTema,
  linkDoTema,
  pessoaDoTema,
  processoDoTema,
} from './tema.partes.schema.ts';
import { passosMessages } from './tema.passos.messages.ts';
import { temasMessages as messages, temasMotivos } from './temas.messages.ts';

const semRepeticao = (palavras: readonly string[]) =>
  new Set(palavras.map((uma) => uma.toLocaleLowerCase('pt-BR'))).size === palavras.length;

/** Step 1. */
export const passo1Fields = {
  tipoTema: field.oneOf(TIPOS_DE_TEMA),
  titulo: field.text(MAX_TITULO),
  interessados: z
    .array(field.text(100))
    .min(1, messages.obrigatorio)
    .max(MAX_INTERESSADOS, `No máximo ${MAX_INTERESSADOS}.`)
    .refine(semRepeticao, passosMessages.repetido)
    .describe('Da lista, ou os que o tema já tem'),
  descricao: field.text(MAX_TEXTO_DO_TEMA),
  prioridade: field.oneOf(PRIORIDADES),
};

/** Step 2; files and links have operations of their own. */
export const passo2Fields = {
  classificacaoTema: field.oneOf(CLASSIFICACOES_DO_TEMA).nullable().optional(),
  tags: z
    .array(field.text(MAX_TAG))
    .max(MAX_TAGS_DO_TEMA, passosMessages.tagsDemais)
    .refine(semRepeticao, passosMessages.tagRepetida)
    .optional(),
  casa: field.oneOf(CASAS_DA_PROPOSICAO).nullable().optional(),
  sigla: field.optionalRead(
    10,
    (texto) => (/^[A-Za-zÀ-ÿ]+$/.test(texto) ? texto.toLocaleUpperCase('pt-BR') : null),
    passosMessages.siglaInvalida,
  ),
  numero: field.int(1, 999_999).nullable().optional(),
  ano: field.int(1900, 2200).nullable().optional(),
  autor: field.optionalText(200).optional(),
};

const ACOES = ['editar', 'encerrar', 'reabrir', 'excluir'] as const;
const quantos = () => z.number().int();

/** A row of the list. */
export const temaListado = z.object({
  ...registro,
  tipoTema: z.string(),
  titulo: z.string(),
  interessados: z.array(z.string()),
  prioridade: z.enum(PRIORIDADES),
  situacao: z.enum(SITUACOES_DO_TEMA),
  tags: z.array(z.string()),
  page: z.number().int().describe('O último passo salvo, 1 a 6'),
  proposicao: z.string().nullable().describe("'PL 2384/2025'"),
  lastUpdated: z.string(),
  contagens: z
    .object({ itens: quantos(), pessoas: quantos(), processos: quantos(), acoes: quantos() })
    .describe('Do que se mostra: zero onde a resposta é Não'),
  pode: impedimentos(ACOES, z.enum(temasMotivos.codigos)),
});
export type TemaListado = z.output<typeof temaListado>;

/** The theme itself, as history and conflict tell it. */
export const temaSchema = temaListado.extend({
  descricao: z.string().nullable(),
  classificacaoTema: z.enum(CLASSIFICACOES_DO_TEMA).nullable(),
  casa: z.enum(CASAS_DA_PROPOSICAO).nullable(),
  sigla: z.string().nullable(),
  numero: z.number().int().nullable(),
  ano: z.number().int().nullable(),
  autor: z.string().nullable(),
  existeItensDestaque: z.boolean(),
  existePessoasInstituicoes: z.boolean(),
  existeProcessos: z.boolean(),
  existeAcoesSindicato: z.boolean(),
  atualizadoPor: z.string().nullable().describe('Quem mexeu por último, no tema ou no que está nele'),
});
export type Tema = z.output<typeof temaSchema>;

/** With all that hangs from it, also what a 'Não' hides. */
export const temaCompleto = temaSchema.extend({
  itens: z.array(itemDoTema),
  pessoas: z.array(pessoaDoTema),
  processos: z.array(processoDoTema),
  acoes: z.array(acaoDoTema).describe('As mais novas primeiro'),
  arquivos: z.array(arquivoDoTema),
  links: z.array(linkDoTema),
});
export type TemaCompleto = z.output<typeof temaCompleto>;

export const temasList = listDefinition({
  ...TEMAS_ORDEM,
  filtros: {
    situacao: param.oneOf(SITUACOES_DO_TEMA).optional(),
    tipo_tema: param.oneOf(TIPOS_LISTADOS).optional().describe('Legislativo: todos menos Administrativo'),
    prioridade: param.anyOf(PRIORIDADES).optional(),
    tag: param.texts(MAX_TAG).optional(),
    interessado: param.texts(100).optional(),
    parado: param.oneOf(DIAS_PARADO).optional().describe('Sem mudança há tantos dias'),
    incompleto: param.bool().optional().describe('Cadastro que não chegou ao último passo'),
    novidade: param.bool().optional().describe('Em acompanhamento, com movimentação nova para quem lê'),
  },
  porPaginaPadrao: 10,
});

const painel = z.object({ emAcompanhamento: quantos(), encerrado: quantos() });
export const resumoDosTemas = z.object({
  administrativo: painel,
  legislativo: painel,
  ultimos: z.array(temaListado).describe('Os cadastrados por último'),
});
export type ResumoDosTemas = z.output<typeof resumoDosTemas>;

/** Who follows a theme, in the order in which they began. */
export const seguidoresDoTema = z.object({
  itens: z.array(z.object({ id: z.string().describe('Do usuário'), nome: z.string() })),
  acompanho: z.boolean(),
});
export type SeguidoresDoTema = z.output<typeof seguidoresDoTema>;

/** What a case tells of the themes that name it. */
export const temaDoProcesso = temaListado.pick({ id: true, titulo: true, tipoTema: true, situacao: true });
export type TemaDoProcesso = z.output<typeof temaDoProcesso>;
