/**
 * What the payroll check reads and is sent. A competence is 'AAAA-MM'; amounts in centavos.
 *
 * `resultadoSchema` is a row of the worklist: a member (`filiadoId`, its own code) or a line of a file that is nobody's, or not as it
 * should be. Its treatment has a version of its own (0: none yet). Source: spec 2 §3; decisions-members (Consignação).
 */
import { field, impedimentos, listDefinition, param } from '@sede/domain/contract';
import { z } from 'zod';
import { VALORES_CASA } from '../filiados.lists.ts';
import { COLUNAS, DECIMAIS, SEPARADORES } from './consignacao.layout.ts';
import {
  ANOS_DA_CONSIGNACAO,
  ESTADOS_DA_VERIFICACAO,
  NAO_CONSIGNADOS_ORDEM,
  RESULTADOS_ORDEM,
  VALORES_CAUSA,
  VALORES_CODIGO,
  VALORES_GERADO,
  VALORES_TRATAMENTO,
} from './consignacao.lists.ts';
import { consignacoesMotivos } from './consignacoes.messages.ts';

const COMPETENCIA = /^(202[4-9]|2030)-(0[1-9]|1[0-2])$/;
export const competenciaField = () => z.string().regex(COMPETENCIA, 'Competência inválida.').describe('AAAA-MM');
const casa = z.enum(VALORES_CASA);
const money = z.number().int();
const count = z.number().int();

export const mesEAnoFields = {
  mes: z.number().int().min(1).max(12).nullish(),
  ano: z.number().int().min(ANOS_DA_CONSIGNACAO[0]).max(2030).nullish(),
};

const lugarSchema = z.strictObject({
  nomes: z.array(field.text(60)).max(10).optional(),
  posicao: field.int(1, 100).optional(),
  inicio: field.int(1, 2000).optional(),
  tamanho: field.int(1, 200).optional(),
});
export const definicaoSchema = z.strictObject({
  tipo: z.enum(['delimitado', 'fixo']),
  cabecalho: z.boolean(),
  separador: z.enum(SEPARADORES),
  decimais: z.enum(DECIMAIS),
  colunas: z.strictObject(
    Object.fromEntries(COLUNAS.map((coluna) => [coluna, lugarSchema.optional()])) as Record<
      (typeof COLUNAS)[number],
      z.ZodOptional<typeof lugarSchema>
    >,
  ),
  rodape: z
    .strictObject({ marca: field.text(20), quantidade: lugarSchema.optional(), soma: lugarSchema.optional() })
    .nullable(),
});

export const layoutSchema = z.object({
  id: z.string().nullable().describe('Nulo: o que vem com o sistema'),
  versao: count.describe('0: o que vem com o sistema'),
  casa,
  nome: z.string(),
  numero: count,
  vigente: z.boolean(),
  definicao: definicaoSchema,
  criadoEm: z.string().nullable(),
  criadoPor: z.string().nullable(),
});
export type LayoutDaCasa = z.output<typeof layoutSchema>;

const problema = z.object({ linha: count, problema: z.string() });
/** What a file holds, before it is kept. */
export const previaDoArquivoSchema = z.object({
  nome: z.string(),
  linhas: count,
  soma: money,
  completados: count.describe('CPFs completados com zeros'),
  repetidas: count,
  rodape: z.enum(['confere', 'nao_tem']),
  problemas: z.array(problema).describe('Os 50 primeiros; com algum o arquivo é recusado'),
  quantosProblemas: count,
  igual: z.boolean().describe('É o arquivo atual: enviar não muda nada'),
  perguntas: z.array(z.string()).describe('O que se pergunta antes de guardar'),
  mudancas: z
    .object({ entram: count, saem: count, mudam: count, somaAntes: money })
    .nullable()
    .describe('Diante do arquivo atual da casa; nulo se não há'),
  amostra: z.array(
    z.object({
      linha: count,
      cpf: z.string().nullable(),
      matricula: z.string().nullable(),
      nome: z.string().nullable(),
      valor: money,
    }),
  ),
});
export type PreviaDoArquivo = z.output<typeof previaDoArquivoSchema>;

export const arquivoSchema = z.object({
  id: z.string(),
  casa,
  nome: z.string(),
  idAnexo: z.string(),
  linhas: count,
  soma: money,
  completados: count,
  repetidas: count,
  rodapeConfere: z.boolean(),
  layoutNome: z.string(),
  layoutNumero: count,
  enviadoPor: z.string().nullable(),
  enviadoEm: z.string(),
  lido: z.boolean().describe('A última verificação o leu'),
});
export type ArquivoDaCasa = z.output<typeof arquivoSchema>;

export const verificacaoSchema = z.object({
  id: z.string(),
  competencia: z.string(),
  estado: z.enum(ESTADOS_DA_VERIFICACAO),
  passo: count.describe('De 1 a 5'),
  mensagem: z.string().describe('Do passo; no erro, o que houve'),
  por: z.string().describe('E-mail'),
  iniciadaEm: z.string(),
  terminadaEm: z.string().nullable(),
});
export type Verificacao = z.output<typeof verificacaoSchema>;

export const painelSchema = z.object({
  competencia: z.string(),
  concluida: z.object({ em: z.string(), por: z.string().nullable() }).nullable(),
  casas: z.array(
    z.object({
      casa,
      filiados: count.describe('Filiados com desconto em folha na casa'),
      arquivo: arquivoSchema.nullable(),
    }),
  ),
  verificacao: verificacaoSchema.nullable().describe('A última desta competência'),
  ultima: verificacaoSchema.nullable().describe('A última de todas'),
  totais: z.array(
    z.object({
      casa,
      linhas: count,
      soma: money,
      esperados: count,
      ok: count,
      comOcorrencia: count,
      atribuido: money,
      semFiliado: money,
      diferenca: money,
    }),
  ),
  codigos: z.array(z.object({ codigo: z.enum(VALORES_CODIGO), total: count, ocorrencia: z.boolean() })),
  ocorrencias: count,
  aTratar: count,
  gerados: z.array(z.object({ tipo: z.enum(VALORES_GERADO), casa, nome: z.string(), linhas: count })),
  competencias: z.array(z.object({ competencia: z.string(), concluida: z.boolean() })).describe('As já começadas'),
  pode: impedimentos(['enviar', 'verificar', 'concluir', 'reabrir'], z.enum(consignacoesMotivos.codigos)),
});
export type PainelDaConsignacao = z.output<typeof painelSchema>;

const comum = {
  id: z.string(),
  nome: z.string().nullable(),
  casa,
  matricula: z.string().nullable(),
  esperado: money.nullable(),
  meses: count,
  processos: count,
};
export const resultadoSchema = z.object({
  ...comum,
  competencia: z.string(),
  filiadoId: z.string().nullable(),
  cpf: z.string().nullable(),
  linha: count.nullable().describe('Do arquivo; nula se é de um filiado'),
  codigo: z.enum(VALORES_CODIGO),
  descontado: money.nullable(),
  diferenca: money.nullable(),
  detalhe: z.string().nullable(),
  situacao: z.string().nullable(),
  tratamento: z.string().nullable(),
  causa: z.string().nullable(),
  nota: z.string().nullable(),
  tratadoPor: z.string().nullable(),
  tratadoEm: z.string().nullable(),
  tratamentoVersao: count.describe('0: sem tratamento'),
  inativadoEm: z.string().nullable(),
});
export type Resultado = z.output<typeof resultadoSchema>;

/** What visualizador_consignacao sees: no CPF, no treatment. */
export const naoConsignadoSchema = z.object({ ...comum, competencia: z.string(), situacao: z.string() });
export type NaoConsignado = z.output<typeof naoConsignadoSchema>;

export const resultadosList = listDefinition({
  ...RESULTADOS_ORDEM,
  filtros: {
    competencia: competenciaField().optional().describe('Ausente: todas as não concluídas'),
    casa: param.anyOf(VALORES_CASA).optional(),
    codigo: param.anyOf(VALORES_CODIGO).optional().describe('Ausente: as ocorrências'),
    tratado: param.bool().optional(),
    tratamento: param.anyOf([...VALORES_TRATAMENTO, 'inativar', 'reativar']).optional(),
  },
});
export const resultadosSomas = z.object({ esperado: money, descontado: money, diferenca: money });

export const naoConsignadosList = listDefinition({
  ...NAO_CONSIGNADOS_ORDEM,
  filtros: {
    competencia: competenciaField().optional().describe('Ausente: a última verificada'),
    casa: param.anyOf(VALORES_CASA).optional(),
  },
});

export const tratarFields = {
  alvos: z
    .array(
      z.strictObject({
        id: field.id(),
        versao: field.int(0, 2_147_483_647).describe('tratamentoVersao que foi vista'),
      }),
    )
    .min(1, 'Selecione ao menos um registro.')
    .max(500, 'No máximo 500 por vez.')
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Há registros repetidos.'),
  tratamento: field.oneOf(VALORES_TRATAMENTO),
  causa: z.enum(VALORES_CAUSA).nullish(),
  nota: z.string().trim().max(1000, 'No máximo 1000 caracteres.').nullish(),
};

export const inativarFields = {
  ids: z
    .array(field.id())
    .min(1, 'Selecione ao menos um filiado.')
    .max(500, 'No máximo 500 por vez.')
    .refine((all) => new Set(all).size === all.length, 'Há registros repetidos.')
    .describe('De resultados Não descontado'),
  causa: field.oneOf(VALORES_CAUSA),
  quantos: field.int(1, 500).describe('O número que a pessoa confirmou: tem de ser o de ids'),
  comProcessos: z
    .array(field.id())
    .max(500)
    .default([])
    .describe('Dos ids, os que têm processos e foram marcados à parte'),
};

export const inativacaoSchema = z.object({
  id: z.string(),
  versao: count,
  competencia: z.string(),
  causa: z.string(),
  por: z.string().nullable(),
  em: z.string(),
  quantos: count,
  ate: z.string().describe('Último dia para desfazer'),
  desfeitaEm: z.string().nullable(),
  pode: impedimentos(['desfazer'], z.enum(consignacoesMotivos.codigos)),
});
export type Inativacao = z.output<typeof inativacaoSchema>;
