/** An import as it is read, its form, and the preview of its rows. Source: spec 2 §2, §5; decisions-members (Interactions: Import). */
import { field, impedimentos, registro } from '@sede/domain/contract';
import { z } from 'zod';
import { CLASSIFICACOES, MAX_DESCRICAO } from '../interacoes/interacao.lists.ts';
import { interacaoFields } from '../interacoes/interacao.schema.ts';
import { ESTADOS_DA_IMPORTACAO, SITUACOES_DA_LINHA } from './importacao.lists.ts';
import { importacoesMotivos } from './importacoes-interacao.messages.ts';

const { itemId, dia, hora } = interacaoFields;
/** What every row has that does not say it itself. */
export const importacaoForm = z.strictObject({
  itemId,
  dia,
  hora,
  descricao: field.text(MAX_DESCRICAO),
  classificacao: field.oneOf(CLASSIFICACOES),
});

export const importacaoSchema = z.object({
  ...registro,
  nome: z.string().describe('Nome do arquivo'),
  estado: z.enum(ESTADOS_DA_IMPORTACAO),
  nomeItem: z.string().nullable(),
  linhas: z.number().int(),
  importadas: z.number().int().nullable(),
  mantidas: z.number().int().nullable().describe('Ao desfazer: as que alguém mudou depois'),
  concluidaEm: z.string().nullable(),
  porNome: z.string().nullable(),
  pode: impedimentos(['desfazer'], z.enum(importacoesMotivos.codigos)),
});
export type ImportacaoDeInteracoes = z.output<typeof importacaoSchema>;

export const LINHAS_DA_PREVIA = 200;

export const previaSchema = z.object({
  importacao: importacaoSchema,
  quantas: z.record(z.enum(SITUACOES_DA_LINHA), z.number().int()),
  aImportar: z.number().int(),
  desconhecidos: z.array(z.string()).describe('CPFs de ninguém, como estão na planilha; até 50'),
  linhas: z
    .array(
      z.object({
        linha: z.number().int(),
        cpf: z.string(),
        data: z.string(),
        situacao: z.enum(SITUACOES_DA_LINHA),
        problema: z.string().nullable(),
        nome: z.string().nullable().describe('Filiado'),
        dependente: z.string().nullable(),
        titularId: z.string().nullable(),
        titulares: z.array(z.object({ id: z.string(), nome: z.string() })),
      }),
    )
    .describe('As que não entram primeiro'),
});
export type PreviaDaImportacao = z.output<typeof previaSchema>;
