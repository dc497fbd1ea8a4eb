/**
 * Operations of one's own account: password, own sessions, preferences. Signing in and out, recovery and the second step are the
 * sign-in service's paths below /api/auth. Source: spec 1 §2.4; decisions §6.
 */

import { createInput, idInput, noInput, op } from '@sede/domain/contract';
import { z } from 'zod';
import { contaErrors } from './conta.messages.ts';
import { senhaDigitada, sessaoPropriaSchema } from './conta.schema.ts';
import { preferenciasSchema, preferirInput } from './preferencias.schema.ts';

export const contaContract = {
  alterarSenha: op('conta.usar', {
    method: 'POST',
    path: '/conta/senha',
    summary: 'Altera a própria senha e encerra as outras sessões.',
    input: createInput({
      novaSenha: senhaDigitada(),
      confirmacao: senhaDigitada(),
      senhaAtual: senhaDigitada().optional().describe('Pedida quando a entrada tem mais de 10 minutos'),
    }),
    output: z.object({ sessoesEncerradas: z.number().int() }),
    errors: [
      contaErrors.senhas_diferentes.code,
      contaErrors.senha_fraca.code,
      contaErrors.confirmar_senha.code,
      contaErrors.senha_atual_incorreta.code,
      contaErrors.muitas_tentativas.code,
    ],
  }),
  sessoes: op('conta.usar', {
    method: 'GET',
    path: '/conta/sessoes',
    summary: 'Lista as próprias sessões abertas.',
    input: noInput(),
    output: z.object({ itens: z.array(sessaoPropriaSchema) }),
  }),
  encerrarSessao: op('conta.usar', {
    method: 'POST',
    path: '/conta/sessoes/{id}/encerrar',
    summary: 'Encerra uma das próprias sessões.',
    input: idInput(),
    output: z.object({ id: z.string() }),
    errors: [contaErrors.sessao_nao_encontrada.code],
  }),
  encerrarOutras: op('conta.usar', {
    method: 'POST',
    path: '/conta/sessoes/encerrar-outras',
    summary: 'Encerra todas as próprias sessões, menos a que faz o pedido.',
    input: noInput(),
    output: z.object({ encerradas: z.number().int() }),
  }),
  preferir: op('conta.usar', {
    method: 'POST',
    path: '/conta/preferencias',
    summary: 'Troca uma parte das próprias preferências: teclas de uma letra, uma seção do menu, a página inicial.',
    input: preferirInput(),
    output: preferenciasSchema,
  }),
};
