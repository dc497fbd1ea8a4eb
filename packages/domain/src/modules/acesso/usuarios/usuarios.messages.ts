/**
 * Texts of the users' administration, to the letter of the spec where it has them ('Erro oa alterar o email').
 *
 * `perfisMudaram` and `acessoDesabilitado` are shown on the open pages of the person concerned.
 * Source: spec 1 §8.2; decisions §4 (the union never locks itself out), §6.
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
    message: 'Este é o último gestor do sistema: não pode ser excluído, desabilitado nem perder o perfil.',
  },
  ja_desabilitado: { kind: 'state', message: 'O usuário já está desabilitado.' },
  sem_duas_etapas: { kind: 'state', message: 'A verificação em duas etapas deste usuário não está ativa.' },
  propria_duas_etapas: {
    kind: 'rule',
    message: 'A sua própria verificação em duas etapas é desativada em Minha conta.',
  },
  ja_habilitado: { kind: 'state', message: 'O usuário já está habilitado.' },
  convite_aceito: {
    kind: 'state',
    message: 'Este usuário já escolheu a senha. Se a esqueceu, pode pedir outra na tela de entrada.',
  },
  convite_desabilitado: {
    kind: 'state',
    message: 'O usuário está desabilitado. Habilite-o antes de enviar o convite.',
  },
  convite_por_email: {
    kind: 'state',
    message: 'O envio de e-mail está configurado: o convite vai por e-mail, e o link não é mostrado a mais ninguém.',
  },
});

export const usuariosMessages = {
  redefinirDuasEtapas: 'Redefinir verificação em duas etapas',
  perguntaRedefinirDuasEtapas:
    'Para quem perdeu o celular e os códigos de reserva. A verificação é desligada, as sessões terminam e a pessoa é avisada por e-mail. Confirme antes que é ela mesma quem pede.',
  duasEtapasRedefinidas: 'Verificação em duas etapas redefinida.',
  criado: 'Usuário criado com sucesso!',
  excluido: 'Usuário excluído com sucesso!',
  alterado: 'Usuário alterado com sucesso!',
  emailAlterado: 'Email alterado com sucesso!',
  falhaAoCriar: 'Falha ao criar novo usuário. Entre em contato com o administrador do sistema.',
  falhaAoExcluir: (message: string) => `Falha ao excluir usuário: ${message}`,
  falhaAoAlterarEmail: (message: string) => `Erro oa alterar o email: ${message}`,
  habilitar: 'Habilitar usuário',
  perguntaHabilitar: 'Deseja habilitar o usuário?',
  habilitado: 'Usuário habilitado com sucesso.',
  desabilitar: 'Desabilitar usuário',
  perguntaDesabilitar: 'Deseja desabilitar o usuário?',
  desabilitado: 'Usuário desabilitado com sucesso.',
  motivo: 'Motivo, que a pessoa vai ler',
  consequenciasDesabilitar: [
    'Sai na hora de onde estiver conectada e não entra mais.',
    'Perfis, escritórios e senha ficam guardados para quando for habilitada de novo.',
  ],
  excluir: 'Excluir usuário',
  perguntaExcluir: 'Confirma a exclusão permanente do usuário?',
  consequenciasExcluir: [
    'Vão junto: a senha, a verificação em duas etapas, as sessões abertas, os perfis, os escritórios e os logs de uso.',
    'Fica: o que a pessoa registrou e alterou, com o nome dela na auditoria.',
  ],
  conviteReenviado: 'Convite enviado. O link anterior deixou de valer.',
  copiarConvite: 'Copiar link do convite',
  conviteMostrado: 'Link do convite mostrado, para ser entregue em mãos',
  conviteUmaVez: (nome: string) =>
    `Entregue este link só a ${nome}: com ele se escolhe a senha. Ele não será mostrado de novo, e os links anteriores deixaram de valer.`,
  conviteCopiado: 'Link copiado.',
  convidaPorEmail: 'A pessoa recebe por e-mail um link para escolher a senha',
  convidaSemEmail: 'O envio de e-mail não está configurado: depois de criar, copie o link do convite no menu da pessoa',
  sessaoEncerrada: 'Sessão encerrada.',
  sessoesEncerradas: 'Sessões encerradas.',
  perguntaSessoes: 'Encerrar todas as sessões?',
  consequenciaSessoes: 'Em cada navegador e aparelho a pessoa terá de entrar de novo.',
  perfisMudaram: (perfis: readonly string[]) =>
    perfis.length === 0
      ? 'Seus perfis mudaram: agora você não tem nenhum.'
      : `Seus perfis mudaram. Agora você tem: ${perfis.join(', ')}.`,
  acessoDesabilitado: (motivo: string | null) =>
    `Seu acesso foi desabilitado pelo gestor do sistema.${motivo ? ` Motivo: ${motivo}` : ''}`,
  emailMudou: (email: string) => `Seu e-mail de acesso mudou. Entre com ${email}; a senha continua a mesma.`,
  acessoExcluido: 'Seu acesso foi excluído pelo gestor do sistema.',
} as const;
