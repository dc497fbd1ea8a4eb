/**
 * A line of the cases' report, and what it is filtered by. No name, title, theme, event or link: who reads it need not be of the legal
 * staff. Amounts are centavos, days calendar dates. Source: decisions-legal (Report, Privacy).
 */
import { listDefinition, param } from '@sede/domain/contract';
import { z } from 'zod';
import { VALORES_CASA } from '../../filiados/filiados.lists.ts';
import { TRIBUNAIS } from '../processos/index.ts';
import {
  ORGAOS_ADMINISTRATIVOS,
  PROCESSOS_ORDEM,
  SITUACOES_DO_PROCESSO,
  TIPOS_DE_PROCESSO,
} from '../processos/processo.lists.ts';
import { processosList } from '../processos/processo.schema.ts';

export const linhaDeProcessosSchema = z.object({
  id: z.string(),
  tipo: z.enum(TIPOS_DE_PROCESSO),
  numero: z.string().nullable(),
  ano: z.number().int().nullable(),
  nomeObjeto: z.string().nullable(),
  tribunalOrgao: z.string().nullable(),
  escritorioNome: z.string().nullable(),
  dataProtocolo: z.string().nullable(),
  situacao: z.enum(SITUACOES_DO_PROCESSO),
  valorCausa: z.number().int().nullable(),
  filiados: z.number().int().describe('Quantos'),
  filiadosIndeterminados: z.boolean(),
  casas: z.array(z.enum(VALORES_CASA)).describe('Dos filiados e do processo'),
  abre: z.boolean().describe('Se a página do processo abre para quem pede'),
});
export type LinhaDeProcessos = z.output<typeof linhaDeProcessosSchema>;

export const somasDeProcessos = z.object({ valorCausa: z.number().int() });

/** `processosList` has at least one court. */
const SIGLAS = [...ORGAOS_ADMINISTRATIVOS, ...TRIBUNAIS.map(({ sigla }) => sigla)] as const;

export const relatorioProcessosList = listDefinition({
  ...PROCESSOS_ORDEM,
  filtros: {
    ...processosList.filtros,
    casa: param.anyOf(VALORES_CASA).optional(),
    tribunal: param.anyOf(SIGLAS).optional(),
    ano: param.int(1900, 2200).optional(),
    valorDe: param.money().optional(),
    valorAte: param.money().optional(),
  },
  intervalos: { periodo: ['dataDe', 'dataAte'], valor: ['valorDe', 'valorAte'] },
  porPaginaPadrao: 10,
});
