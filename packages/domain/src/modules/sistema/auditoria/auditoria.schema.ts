/**
 * An entry of the audit trail and of the access log as they are read, and what their lists filter by.
 *
 * `mudancas` are words in pt-BR; the stored columns themselves are not given out, and columns that the trail hides are not
 * in it. Dates of a filter are calendar days in America/Sao_Paulo, both included. Source: issue 3; decisions §6.
 */

import { listDefinition, param } from '@sede/domain/contract';
import { z } from 'zod';
import { AUDITORIA_ORDEM } from './auditoria.lists.ts';
import { VALORES_ACAO } from './auditoria.trilhas.ts';

export const entradaSchema = z.object({
  id: z.number().int(),
  em: z.string().describe('ISO 8601'),
  usuarioId: z.string().nullable(),
  por: z.string().nullable().describe('Quem fez, pelo nome que tinha'),
  modulo: z.string(),
  area: z.string().describe('O módulo, como a equipe o chama'),
  tabela: z.string(),
  registroId: z.string(),
  tipo: z.string().describe('Que registro, ou que parte de um: Beneficiário, Anexo de despesa'),
  registro: z.string().describe('Nome do registro, quando tem um'),
  acao: z.enum(VALORES_ACAO),
  feito: z.string().describe('O que foi feito, em palavras'),
  operacao: z.string().nullable(),
  motivo: z.string().nullable(),
  requisicao: z.string().nullable().describe('Código para o suporte: o do pedido no registro do servidor'),
  apagadoEm: z.string().nullable().describe('O conteúdo foi apagado por exigência da lei'),
  apagadoMotivo: z.string().nullable(),
  selada: z.boolean(),
  mudancas: z.array(z.object({ campo: z.string(), rotulo: z.string(), de: z.string(), para: z.string() })),
});
export type Entrada = z.output<typeof entradaSchema>;

const periodo = { de: param.date().optional(), ate: param.date().optional() };

export const auditoriaList = listDefinition({
  ...AUDITORIA_ORDEM,
  porPaginaPadrao: 20,
  filtros: {
    ...periodo,
    usuario: param.ids().optional(),
    modulo: param.modules().optional(),
    registro: param.id().optional(),
    acao: param.anyOf(VALORES_ACAO).optional(),
    operacao: param.text(80).optional().describe("'despesas.liquidar'"),
  },
  intervalos: { periodo: ['de', 'ate'] },
  periodo: { meses: 'civil', abreNoMes: false },
});

export const acessoSchema = z.object({
  id: z.string(),
  em: z.string().describe('ISO 8601'),
  usuarioId: z.string(),
  por: z.string(),
  tipo: z.string(),
  texto: z.string().describe('Em palavras'),
  arquivo: z.string().nullable(),
  endereco: z.string().nullable(),
});
export type Acesso = z.output<typeof acessoSchema>;

export const acessosList = listDefinition({
  ...AUDITORIA_ORDEM,
  porPaginaPadrao: 20,
  filtros: { ...periodo, usuario: param.ids().optional(), tipo: param.texts(60).optional() },
  intervalos: { periodo: ['de', 'ate'] },
  periodo: { meses: 'civil', abreNoMes: false },
});

export const cadeiaSchema = z.object({
  entradas: z.number().int().describe('Estimativa do banco'),
  seladaAte: z
    .object({ entrada: z.number().int(), selo: z.number().int().describe('Número do selo'), em: z.string() })
    .nullable(),
  cauda: z.number().int().describe('Entradas que ainda não têm selo'),
  verificacao: z
    .object({
      em: z.string(),
      ate: z.number().int().describe('Última entrada conferida'),
      entradas: z.number().int(),
      apagadas: z.number().int(),
      problemas: z.array(z.string()).describe('O que prova que alguém mexeu, ou não se pôde conferir'),
      avisos: z.array(z.string()).describe('O que convém saber e não prova nada'),
      ancora: z
        .object({ selo: z.number().int(), em: z.string() })
        .nullable()
        .describe('O último selo que está fora do banco'),
    })
    .nullable(),
  emAndamento: z.boolean(),
});
export type Cadeia = z.output<typeof cadeiaSchema>;
