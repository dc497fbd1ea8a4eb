/**
 * A deadline of a case: what is read, what a person may set, what a changed holiday would make of it.
 *
 * Days are calendar dates. The last day is the server's: of a count it is computed, of 'data certa' it is what was sent.
 * Source: decisions-legal (Prazos).
 */
import { field, impedimentos, listDefinition, param, registro, withRule } from '@sede/domain/contract';
import { OBRIGATORIO } from '@sede/domain/kernel';
import { z } from 'zod';
import { TIPOS_DE_PROCESSO } from '../processos/processo.lists.ts';
import { MAX_DIAS, TIPOS_DE_CONTAGEM } from './contagem.rules.ts';
import { ESTADOS_DO_PRAZO, MAX_MOTIVO_DO_PRAZO, MAX_NOTA_DO_PRAZO, PRAZOS_ORDEM } from './prazo.lists.ts';
import { prazosMotivos } from './prazos.messages.ts';

export const prazoFields = {
  titulo: field.text(200),
  tipoContagem: field.oneOf(TIPOS_DE_CONTAGEM),
  publicacao: field.date().nullable().optional().describe('Das contagens em dias'),
  dias: field.int(1, MAX_DIAS).nullable().optional().describe('Das contagens em dias'),
  vencimento: field.date().nullable().optional().describe("De 'data certa'; nas outras é calculado"),
  responsavelId: field.id(),
};
const umPrazo = z.strictObject({
  processoId: field.id(),
  ...prazoFields,
  tipoContagem: prazoFields.tipoContagem.nullable(),
});
const certa = (tipoContagem: string | null) => tipoContagem === 'data certa';
/**
 * What the form's own fields must be: a count asks for publication and days, a fixed day for itself. Until one is chosen it asks as a
 * count does, so that whatever the form marks as required is told as missing; what comes out is whole.
 */
export const prazoForm = (['publicacao', 'dias', 'vencimento'] as const)
  .reduce(
    (schema, campo) =>
      withRule(schema, ['tipoContagem', campo], campo, (values) =>
        certa(values.tipoContagem) === (campo === 'vencimento') && (values[campo] ?? null) === null
          ? OBRIGATORIO
          : null,
      ),
    withRule(umPrazo, ['tipoContagem'], 'tipoContagem', ({ tipoContagem }) =>
      tipoContagem === null ? OBRIGATORIO : null,
    ),
  )
  .transform(({ tipoContagem, ...prazo }) => ({ ...prazo, tipoContagem: tipoContagem ?? TIPOS_DE_CONTAGEM[0] }));
export const notaField = () => field.text(MAX_NOTA_DO_PRAZO);
export const motivoField = () => field.text(MAX_MOTIVO_DO_PRAZO);

export const prazoSchema = z.object({
  ...registro,
  processoId: z.string(),
  processo: z.string().nullable().describe('Número'),
  tipoDoProcesso: z.enum(TIPOS_DE_PROCESSO),
  tribunal: z.string().nullable(),
  escritorio: z.string().nullable(),
  titulo: z.string(),
  tipoContagem: z.enum(TIPOS_DE_CONTAGEM),
  publicacao: z.string().nullable(),
  dias: z.number().int().nullable(),
  vencimento: z.string(),
  responsavelId: z.string().nullable(),
  responsavel: z.string().nullable(),
  responsavelSemAcesso: z.boolean().describe('Os avisos vão para o escritório'),
  estado: z.enum(ESTADOS_DO_PRAZO),
  nota: z.string().nullable(),
  motivo: z.string().nullable(),
  encerradoEm: z.string().nullable(),
  encerradoPor: z.string().nullable(),
  pode: impedimentos(['editar', 'cumprir', 'cancelar'], z.enum(prazosMotivos.codigos)),
});
export type Prazo = z.output<typeof prazoSchema>;

export const recalculoSchema = z.object({
  id: z.string(),
  versao: z.number().int(),
  processoId: z.string(),
  processo: z.string().nullable(),
  titulo: z.string(),
  vencimento: z.string(),
  novo: z.string().describe('Com os feriados de agora'),
});
export type Recalculo = z.output<typeof recalculoSchema>;

export const prazosList = listDefinition({
  ...PRAZOS_ORDEM,
  filtros: {
    estado: param.anyOf(ESTADOS_DO_PRAZO).optional(),
    vencimentoDe: param.date().optional().describe('Vence a partir deste dia (inclusive)'),
    vencimentoAte: param.date().optional().describe('Vence até este dia (inclusive)'),
    escritorio: param.ids().optional(),
    responsavel: param.ids().optional(),
    processo: param.ids().optional(),
  },
  intervalos: { vencimento: ['vencimentoDe', 'vencimentoAte'] },
  porPaginaPadrao: 20,
});
