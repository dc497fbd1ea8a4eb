/**
 * Texts of the users' administration. Source: spec 1 §8.2; decisions §4 (the union never locks itself out), §6.
 */

import { defineErrors } from '@sede/domain/kernel';

export const usuariosErrors = defineErrors('usuarios', {
  nao_encontrado: { kind: 'not_found', message: 'Usuário não encontrado.' },
  email_em_uso: { kind: 'conflict', message: 'E-mail já cadastrado.' },
  email_invalido: { kind: 'invalid', message: 'E-mail inválido.' },
  nome_invalido: { kind: 'invalid', message: 'Informe o nome.' },
  papel_desconhecido: {
    kind: 'invalid',
    message: ({ papeis }: { papeis: readonly string[] }) =>
      papeis.length === 1 ? `Papel desconhecido: ${papeis[0]}.` : `Papéis desconhecidos: ${papeis.join(', ')}.`,
  },
  escritorio_desconhecido: { kind: 'rule', message: 'Escritório não encontrado ou desabilitado.' },
  ultimo_gestor: {
    kind: 'rule',
    message: 'Este é o último gestor do sistema: não pode ser excluído, desabilitado nem perder o papel.',
  },
  ja_desabilitado: { kind: 'state', message: 'O usuário já está desabilitado.' },
  ja_habilitado: { kind: 'state', message: 'O usuário já está habilitado.' },
});

export const usuariosMessages = {
  criado: 'Usuário criado com sucesso!',
  excluido: 'Usuário excluído com sucesso!',
  alterado: 'Usuário alterado com sucesso!',
  emailAlterado: 'Email alterado com sucesso!',
  falhaAoCriar: 'Falha ao criar novo usuário. Entre em contato com o administrador do sistema.',
} as const;
