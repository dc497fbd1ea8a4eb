/**
 * A mailing: what is read, what a person sends, what the lists filter by.
 *
 * A selection is either ids, or the filter of the list of members, or those who got an earlier mailing (`origem`: 'Enviar correção').
 * Source: spec 2 §2, §3 (Communication payload); decisions-members (Communication, Sensitive data).
 */
import { field, filterInput, impedimentos, listDefinition, param, registro } from '@sede/domain/contract';
import { UFS } from '@sede/domain/kernel';
import { z } from 'zod';
import {
  FORMAS_PAGAMENTO,
  SEXOS,
  VALORES_CADASTRO,
  VALORES_CASA,
  VALORES_SITUACAO,
} from '../../filiados/filiados.lists.ts';
import {
  COMUNICACOES_ORDEM,
  DESTINATARIOS_ORDEM,
  ESTADOS_DE_COMUNICACAO,
  ESTADOS_DO_DESTINATARIO,
  FILIADOS_DA_COMUNICACAO_ORDEM,
  MAX_CORPO,
  MAX_IDS_SELECIONADOS,
  MAX_TITULO,
  MOTIVOS_DE_FORA,
} from './comunicacao.lists.ts';
import { comunicacoesMotivos, comunicacoesMessages as messages } from './comunicacoes.messages.ts';

/** A CPF of eleven digits, with or without its points: the column is masked, so that a part finds nobody. */
const cpfInteiro = () =>
  param
    .text(20)
    .transform((text) => text.replace(/\D/g, ''))
    .refine((digits) => digits.length === 11, messages.cpfInteiro);

/** The text's thirteen filters. */
export const filiadosDaComunicacaoList = listDefinition({
  ...FILIADOS_DA_COMUNICACAO_ORDEM,
  filtros: {
    matricula: param.text(40).optional().describe('Como começa a matrícula ou o ponto'),
    nome: param.text(200).optional(),
    cpf: cpfInteiro().optional(),
    sexo: param.anyOf(SEXOS).optional(),
    email: param.text(200).optional().describe('Parte do e-mail pessoal ou funcional'),
    casa: param.anyOf(VALORES_CASA).optional(),
    cargo: param.texts().optional(),
    cidade: param.text(100).optional().describe('Como começa o nome da cidade'),
    uf: param.anyOf(UFS).optional(),
    situacao: param.anyOf(VALORES_SITUACAO).optional(),
    formaPagamento: param.anyOf(FORMAS_PAGAMENTO).optional(),
    cadastro: param.anyOf(VALORES_CADASTRO).optional(),
    processo: param.id().optional(),
    ids: param.ids().optional().describe('Só estes'),
  },
});

export const filiadoDaComunicacaoSchema = z.object({
  id: z.string(),
  nome: z.string(),
  matricula: z.string(),
  cpf: z.string().nullable().describe('Mascarado'),
  email: z.string().nullable().describe('Para onde a mensagem iria'),
  impedimento: z.enum(['falecido', 'sem_email', 'provisorio', 'devolvido']).nullable(),
  casa: z.enum(VALORES_CASA),
  cargo: z.string().nullable(),
  cidade: z.string().nullable(),
  estado: z.string().nullable(),
  situacao: z.enum(VALORES_SITUACAO),
  formaPagamento: z.string().nullable(),
  sexo: z.string().nullable(),
  cadastro: z.enum(VALORES_CADASTRO),
});
export type FiliadoDaComunicacao = z.output<typeof filiadoDaComunicacaoSchema>;

const UMA_SELECAO = 'Envie ids, ou filtro, ou origem.';
export const selecaoSchema = z
  .strictObject({
    ids: z
      .array(field.id())
      .min(1)
      .max(MAX_IDS_SELECIONADOS, `No máximo ${MAX_IDS_SELECIONADOS}; use o filtro.`)
      .optional(),
    filtro: filterInput(filiadosDaComunicacaoList.filtros).optional(),
    origem: field.id().optional().describe('Quem recebeu esta comunicação'),
  })
  .refine((selecao) => Object.values(selecao).filter((part) => part !== undefined).length === 1, UMA_SELECAO);
export type Selecao = z.output<typeof selecaoSchema>;

/** A draft may be begun with nothing; what is missing is told when it is sent. */
export const comunicacaoFields = {
  titulo: field.optionalText(MAX_TITULO),
  tema: field.optionalText(80),
  remetente: field.optionalText(254).describe('Um dos endereços das configurações'),
  corpoHtml: z
    .string()
    .max(MAX_CORPO, 'A mensagem é longa demais.')
    .describe('HTML; o que não se aceita é retirado e dito'),
  selecao: selecaoSchema,
};

/** What a message must have before it is sent, for the form. */
export const mensagemSchema = z.strictObject({
  remetente: field.text(254),
  tema: field.text(80),
  titulo: field.text(MAX_TITULO),
  corpoHtml: field
    .text(MAX_CORPO)
    .refine((html) => html.includes('<img') || html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '', 'Obrigatório'),
});

const contagem = z.object({
  naFila: z.number().int(),
  naCaixa: z.number().int(),
  enviadas: z.number().int(),
  arquivadas: z.number().int(),
  falharam: z.number().int(),
  incertas: z.number().int(),
  deFora: z.number().int(),
});

const resumo = {
  ...registro,
  titulo: z.string().nullable(),
  tema: z.string().nullable(),
  remetente: z.string().nullable(),
  estado: z.enum(ESTADOS_DE_COMUNICACAO),
  arquivada: z.boolean().describe('Sem servidor de e-mail: nada saiu'),
  esperados: z.number().int().nullable().describe('Quantas mensagens, ao enviar'),
  contagem,
  saiEm: z.string().nullable().describe('Até quando se cancela'),
  enviadaEm: z.string().nullable(),
  enviadaPor: z.string().nullable(),
  atualizadaPor: z.string().nullable(),
  aprovadaPor: z.string().nullable(),
  aprovadaEm: z.string().nullable(),
  recusaMotivo: z.string().nullable(),
  concluidaEm: z.string().nullable(),
  origemId: z.string().nullable(),
  pode: impedimentos(
    ['editar', 'enviar', 'cancelar', 'aprovar', 'negar', 'interromper', 'retomar', 'encerrar', 'corrigir'],
    z.enum(comunicacoesMotivos.codigos),
  ),
};

export const comunicacaoListadaSchema = z.object(resumo);
export type ComunicacaoListada = z.output<typeof comunicacaoListadaSchema>;

export const comunicacaoSchema = z.object({
  ...resumo,
  corpoHtml: z.string(),
  selecao: selecaoSchema,
  origemTitulo: z.string().nullable(),
});
export type Comunicacao = z.output<typeof comunicacaoSchema>;
/** After a save: what of the text was not kept. */
export const comunicacaoSalvaSchema = comunicacaoSchema.extend({ descartado: z.array(z.string()) });

export const contagemSchema = z.object({
  selecionados: z.number().int(),
  recebem: z.number().int(),
  nomes: z.array(z.string()).describe('Os primeiros 20 que recebem, por nome'),
  deFora: z.array(z.object({ motivo: z.enum(MOTIVOS_DE_FORA), quantos: z.number().int() })),
});
export type ContagemDaSelecao = z.output<typeof contagemSchema>;

export const comunicacoesList = listDefinition({
  ...COMUNICACOES_ORDEM,
  filtros: {
    estado: param.anyOf(ESTADOS_DE_COMUNICACAO).optional(),
    tema: param.texts().optional(),
    incertas: param.bool().optional().describe('sim: as que têm mensagem incerta'),
  },
});

export const destinatarioSchema = z.object({
  id: z.string(),
  filiadoId: z.string().nullable(),
  nome: z.string(),
  casa: z.string(),
  matricula: z.string(),
  email: z.string().nullable(),
  estado: z.enum(ESTADOS_DO_DESTINATARIO),
  motivo: z.enum(MOTIVOS_DE_FORA).nullable(),
  enviadoEm: z.string().nullable(),
  erro: z.string().nullable().describe('O que o servidor de e-mail respondeu'),
  emailDevolvido: z.boolean(),
});
export type Destinatario = z.output<typeof destinatarioSchema>;

export const destinatariosList = listDefinition({
  ...DESTINATARIOS_ORDEM,
  filtros: {
    situacao: param.anyOf(ESTADOS_DO_DESTINATARIO).optional(),
    motivo: param.anyOf(MOTIVOS_DE_FORA).optional(),
  },
});

export const temaEscolhidoSchema = z.object({
  nome: z.string(),
  recebe: z.boolean(),
  obrigatorio: z.boolean(),
});
