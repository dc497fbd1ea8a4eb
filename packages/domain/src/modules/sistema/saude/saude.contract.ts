/**
 * Whether the server lives and can work. Strangers learn only that; whoever sees the settings gets the parts, and, in
 * `detalhes`, the same in plain words with what to do and the jobs that failed.
 *
 * Not ready = `plataforma.indisponivel` (503). Free space in bytes. Source: decisions §2a (`GET /api/health`).
 */
import { doneOutput, idInput, noInput, op } from '@sede/domain/contract';
import { z } from 'zod';
import { saudeErrors } from './saude.messages.ts';

const part = z.enum(['ok', 'falha']);
const saudeSchema = z.object({
  situacao: z.literal('ok'),
  partes: z
    .object({ banco: part, arquivos: part, fila: part, espacoLivre: z.number().int().nullable(), versao: z.string() })
    .optional(),
});

const situacao = z.enum(['ok', 'atencao', 'falha']);
export const detalhesSaudeSchema = z.object({
  itens: z.array(
    z.object({
      chave: z.enum(['programa', 'banco', 'arquivos', 'fila', 'emails', 'copias', 'auditoria', 'telas']),
      titulo: z.string(),
      situacao,
      texto: z.string(),
      fazer: z.string().nullable(),
    }),
  ),
  tarefas: z
    .array(z.object({ id: z.string(), tipo: z.string(), rotulo: z.string(), erro: z.string(), em: z.string() }))
    .describe('As que falharam e ninguém repetiu, das mais novas às mais antigas'),
});
export type DetalhesSaude = z.output<typeof detalhesSaudeSchema>;

export const saudeContract = {
  detalhes: op('configuracoes.ver', {
    method: 'GET',
    path: '/saude',
    whole: true,
    summary: 'A saúde da instalação em palavras, com o que fazer.',
    input: noInput(),
    output: detalhesSaudeSchema,
  }),
  repetirTarefa: op('tarefas.repetir', {
    method: 'POST',
    path: '/saude/tarefas/{id}/repetir',
    summary: 'Põe de novo na fila uma tarefa que falhou.',
    input: idInput(),
    output: doneOutput(),
    errors: [
      saudeErrors.tarefa_nao_encontrada.code,
      saudeErrors.tarefa_nao_falhou.code,
      saudeErrors.tarefa_desconhecida.code,
    ],
  }),
  get: op('public', {
    method: 'GET',
    path: '/health',
    summary: 'Diz se o servidor está de pé e pronto para trabalhar.',
    input: noInput(),
    output: saudeSchema,
  }),
};
