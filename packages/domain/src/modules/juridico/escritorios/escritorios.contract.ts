/** Operations of law offices: a register, and what moves from one to another. Source: spec 3 §2.8; decisions-legal (Offices); invariant B8. */
import { field, idInput, op, registerContract, registerPieces, transitionInput } from '@sede/domain/contract';
import { z } from 'zod';
import { escritoriosErrors as errors } from './escritorios.messages.ts';
import { escritoriosRegister } from './escritorios.register.ts';

const { record } = registerPieces(escritoriosRegister);
const partes = z.object({ abertos: z.number().int(), encerrados: z.number().int() });

/** What an office has: `abertos` are appointments to come or to conclude, and running cases. */
const ligacoes = z.object({
  atendimentos: partes,
  processos: partes,
  desatualizados: z
    .object({ atendimentos: z.number().int(), processos: z.number().int() })
    .describe('Dos abertos, os que têm outro nome ou e-mail do escritório'),
  agendas: z.number().int(),
  usuarios: z.array(
    z.object({ nome: z.string(), perde: z.enum(['conta', 'vinculo']).describe('O que perde com o acesso') }),
  ),
});
export type Ligacoes = z.output<typeof ligacoes>;

const transferencia = z.object({
  atendimentos: z.number().int(),
  processos: z.number().int(),
  agendas: z.number().int(),
  semHorario: z.number().int().describe('Atendimentos que aguardam realização e ficaram sem horário na agenda'),
  repetidos: z.number().int().describe('Processos cujo número o outro escritório já tinha'),
});
export type Transferencia = z.output<typeof transferencia>;

export const escritoriosContract = {
  ...registerContract(escritoriosRegister, { errors: { remove: [errors.associado.code] } }),
  ligacoes: op('escritorios.editar', {
    method: 'GET',
    path: '/escritorios/{id}/ligacoes',
    whole: true,
    summary: 'Conta o que um escritório tem: atendimentos, processos, agendas, usuários.',
    input: idInput(),
    output: ligacoes,
  }),
  desabilitar: op('escritorios.editar', {
    method: 'POST',
    path: '/escritorios/{id}/desabilitar',
    summary:
      'Desabilita um escritório; com encerrarAcesso, quem só era dele deixa de entrar e os demais deixam de ser dele.',
    input: transitionInput({ encerrarAcesso: z.boolean().default(false) }),
    output: record,
    errors: ['plataforma.ja_desabilitado'],
  }),
  atualizarHistorico: op('escritorios.editar', {
    method: 'POST',
    path: '/escritorios/{id}/atualizar-historico',
    summary:
      'Leva o nome e o e-mail de hoje do escritório aos seus atendimentos ou processos em aberto; os encerrados ficam.',
    input: transitionInput({ onde: z.enum(['atendimentos', 'processos']) }),
    output: z.object({ mudados: z.number().int() }),
  }),
  transferir: op('escritorios.editar', {
    method: 'POST',
    path: '/escritorios/{id}/transferir',
    summary:
      'Passa a outro escritório os atendimentos e processos em aberto, e as agendas se pedido; os encerrados ficam.',
    input: transitionInput({ destinoId: field.id(), comAgendas: z.boolean() }),
    output: transferencia,
    errors: [errors.destino.code],
  }),
};
