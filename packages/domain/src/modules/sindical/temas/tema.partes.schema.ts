/**
 * What hangs from a theme: highlighted items, people and institutions, cases, actions of the union, files, links. Each has its own version
 * and is saved for itself. Source: spec 3 §3 (Tema), §4, §5 (Theme); decisions-sindical-contratos-patrimonio (Themes).
 */
import { field } from '@sede/domain/contract';
import { z } from 'zod';
import { anexoDoRegistroSchema } from '../../sistema/anexos/anexo.schema.ts';
import { emailField, telefoneField } from '../sindical.schema.ts';
import { readUrlDoLink } from './link.rules.ts';
import { MAX_TEXTO_DO_TEMA, POSICIONAMENTOS } from './tema.lists.ts';
import { CLASSIFICACOES_DA_ACAO, TIPOS_DE_LINK } from './tema.partes.lists.ts';
import { passosMessages as messages } from './tema.passos.messages.ts';

export const itemFields = {
  descricaoItem: field.text(MAX_TEXTO_DO_TEMA),
  posicionamento: field.oneOf(POSICIONAMENTOS),
};
export const pessoaFields = {
  nome: field.text(200),
  motivoRelevancia: field.text(MAX_TEXTO_DO_TEMA),
  telefone1: telefoneField(),
  telefone2: telefoneField(),
  email1: emailField(),
  email2: emailField(),
  posicao: field.oneOf(POSICIONAMENTOS).nullable().optional(),
  autoridadeId: field.id().nullable().optional().describe('Do registro de autoridades'),
};
export const processoFields = {
  processoSindicato: field.bool().describe('Processo do sindicato'),
  processoUid: field.id().nullable().optional().describe('De um processo do sindicato: número e órgão são os dele'),
  identificacaoProcesso: field.optionalText(200).optional().describe('De um processo de terceiros'),
  tribunalOrgao: field.optionalText(100).optional().describe('De um processo de terceiros'),
};
export const acaoFields = {
  dataAcao: field.date(),
  descricaoAcao: field.text(MAX_TEXTO_DO_TEMA),
  classificacaoAcao: field.oneOf(CLASSIFICACOES_DA_ACAO).nullable().optional(),
  comunicacao: field.bool().optional(),
};
export const linkFields = {
  nome: field.text(200),
  tipo: field.oneOf(TIPOS_DE_LINK),
  url: field.text(2000).transform((texto, ctx) => {
    const url = readUrlDoLink(texto);
    if (url !== null) return url;
    ctx.addIssue({ code: 'custom', message: messages.urlInvalida });
    return z.NEVER;
  }),
};
/** Where a file or link stands: in an item, in an action, or (neither) in the theme itself. */
export const contextoFields = {
  itemId: field.id().optional(),
  acaoId: field.id().optional(),
};

const parte = { id: z.string(), versao: z.number().int(), criadoEm: z.string() };

export const arquivoDoTema = z.object({
  ...parte,
  anexo: anexoDoRegistroSchema,
});
export type ArquivoDoTema = z.output<typeof arquivoDoTema>;

export const linkDoTema = z.object({ ...parte, nome: z.string(), tipo: z.string(), url: z.string() });
export type LinkDoTema = z.output<typeof linkDoTema>;

const anexados = { arquivos: z.array(arquivoDoTema), links: z.array(linkDoTema) };

export const itemDoTema = z.object({
  ...parte,
  descricaoItem: z.string(),
  posicionamento: z.enum(POSICIONAMENTOS).nullable().describe('Nulo só no que veio do sistema anterior'),
  ...anexados,
});
export type ItemDoTema = z.output<typeof itemDoTema>;

export const pessoaDoTema = z.object({
  ...parte,
  nome: z.string(),
  motivoRelevancia: z.string().nullable(),
  telefone1: z.string().nullable(),
  telefone2: z.string().nullable(),
  email1: z.string().nullable(),
  email2: z.string().nullable(),
  posicao: z.enum(POSICIONAMENTOS).nullable(),
  autoridadeId: z.string().nullable(),
});
export type PessoaDoTema = z.output<typeof pessoaDoTema>;

export const processoDoTema = z.object({
  ...parte,
  processoSindicato: z.boolean(),
  identificacaoProcesso: z.string(),
  processoUid: z.string().nullable(),
  tribunalOrgao: z.string().nullable(),
  abre: z.boolean().describe('Quem lê pode ver o processo'),
});
export type ProcessoDoTema = z.output<typeof processoDoTema>;

export const acaoDoTema = z.object({
  ...parte,
  dataAcao: z.string().nullable().describe('Nula só no que veio do sistema anterior'),
  descricaoAcao: z.string(),
  classificacaoAcao: z.enum(CLASSIFICACOES_DA_ACAO).nullable(),
  comunicacao: z.boolean(),
  autor: z.string().nullable().describe('Quem registrou'),
  ...anexados,
});
export type AcaoDoTema = z.output<typeof acaoDoTema>;

/** The rows themselves, as the server keeps them: what hangs from them is read beside. */
const daParte = { temaId: z.string() };
const noContexto = { ...daParte, itemId: z.string().nullable(), acaoId: z.string().nullable() };
export const linhasDoTema = {
  item: itemDoTema.omit({ arquivos: true, links: true }).extend(daParte),
  pessoa: pessoaDoTema.extend(daParte),
  processo: processoDoTema.extend(daParte),
  acao: acaoDoTema.omit({ arquivos: true, links: true }).extend(daParte),
  arquivo: arquivoDoTema.omit({ anexo: true }).extend({ ...noContexto, anexoId: z.string(), nome: z.string() }),
  link: linkDoTema.extend(noContexto),
};
