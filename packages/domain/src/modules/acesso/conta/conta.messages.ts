/**
 * Texts of sign-in, recovery, password and second step, by error code: the server answers them, the screens show them.
 *
 * `contaErrorOf` maps the sign-in library's codes to ours; a code that nobody foresaw is 'Falha ao autenticar.'.
 * A stranger is not told which addresses exist: unknown e-mail and wrong password are one text, unless the installation
 * sets `revelarEmailDesconhecido`. Source: spec 1 §8.1, §2.3, §2.4; decisions §6.
 */

import { defineErrors, type SedeError } from '@sede/domain/kernel';

/** 'em 1 minuto', 'em 12 minutos': when a limited try may be made again. */
const emMinutos = (segundos: number): string => {
  const minutos = Math.max(1, Math.ceil(segundos / 60));
  return minutos === 1 ? 'em 1 minuto' : `em ${minutos} minutos`;
};

export const contaErrors = defineErrors('conta', {
  email_invalido: { kind: 'invalid', message: 'E-mail inválido.' },
  desabilitado: { kind: 'forbidden', message: 'Usuário desabilitado.' },
  nao_encontrado: { kind: 'unauthenticated', message: 'Usuário não encontrado.' },
  credenciais: { kind: 'unauthenticated', message: 'Usuário ou senha inválida.' },
  email_em_uso: { kind: 'conflict', message: 'E-mail já cadastrado.' },
  senha_fraca: { kind: 'rule', message: 'Senha muito fraca' },
  senha_longa: { kind: 'rule', message: 'A senha pode ter no máximo 128 caracteres.' },
  senhas_diferentes: { kind: 'rule', message: 'As senhas não são iguais.' },
  falha: { kind: 'unauthenticated', message: 'Falha ao autenticar.' },
  cadastro_fechado: { kind: 'forbidden', message: 'O cadastro é feito pelo administrador do sistema.' },
  muitas_tentativas: {
    kind: 'rate',
    message: ({ segundos }: { segundos: number }) => `Muitas tentativas. Tente novamente ${emMinutos(segundos)}.`,
  },
  codigo_invalido: { kind: 'unauthenticated', message: 'Código inválido ou já utilizado.' },
  segundo_passo_expirado: {
    kind: 'unauthenticated',
    message: 'O tempo para informar o código acabou. Entre novamente.',
  },
  dois_fatores_ja_ativo: { kind: 'state', message: 'A verificação em duas etapas já está ativa.' },
  dois_fatores_obrigatoria: {
    kind: 'rule',
    message: 'O seu perfil exige a verificação em duas etapas: ela não pode ser desativada.',
  },
  dois_fatores_inativo: { kind: 'state', message: 'A verificação em duas etapas não está ativa.' },
  link_invalido: { kind: 'rule', message: 'Este link não é válido, expirou ou já foi usado. Peça um novo.' },
  confirmar_senha: { kind: 'forbidden', message: 'Confirme a sua senha atual para continuar.' },
  senha_atual_incorreta: { kind: 'rule', message: 'Senha atual incorreta.' },
  sessao_nao_encontrada: { kind: 'not_found', message: 'Esta sessão já foi encerrada.' },
  origem_recusada: { kind: 'forbidden', message: 'Pedido recusado: a página que o enviou não é deste sistema.' },
});

type ContaError = Exclude<keyof typeof contaErrors, 'muitas_tentativas'>;

const DA_BIBLIOTECA: Record<string, ContaError> = {
  INVALID_EMAIL: 'email_invalido',
  INVALID_EMAIL_OR_PASSWORD: 'credenciais',
  USER_NOT_FOUND: 'link_invalido',
  USER_EMAIL_NOT_FOUND: 'credenciais',
  USUARIO_DESABILITADO: 'desabilitado',
  USER_ALREADY_EXISTS: 'email_em_uso',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email_em_uso',
  EMAIL_PASSWORD_SIGN_UP_DISABLED: 'cadastro_fechado',
  PASSWORD_TOO_SHORT: 'senha_fraca',
  PASSWORD_TOO_LONG: 'senha_longa',
  INVALID_PASSWORD: 'senha_atual_incorreta',
  INVALID_TOKEN: 'link_invalido',
  TOKEN_EXPIRED: 'link_invalido',
  INVALID_CODE: 'codigo_invalido',
  INVALID_BACKUP_CODE: 'codigo_invalido',
  INVALID_TWO_FACTOR_COOKIE: 'segundo_passo_expirado',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'segundo_passo_expirado',
  TOTP_ALREADY_ENABLED: 'dois_fatores_ja_ativo',
  TOTP_NOT_ENABLED: 'dois_fatores_inativo',
  TWO_FACTOR_NOT_ENABLED: 'dois_fatores_inativo',
  BACKUP_CODES_NOT_ENABLED: 'dois_fatores_inativo',
  INVALID_ORIGIN: 'origem_recusada',
  MISSING_OR_NULL_ORIGIN: 'origem_recusada',
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: 'origem_recusada',
};

/** The field that an error belongs to, where a screen has one. */
const CAMPOS: Partial<Record<ContaError, string>> = {
  email_invalido: 'email',
  senha_atual_incorreta: 'senhaAtual',
  codigo_invalido: 'codigo',
};

/** Our error for a code of the sign-in library. */
export function contaErrorOf(codigo: string | undefined): SedeError {
  if (codigo === 'ACCOUNT_TEMPORARILY_LOCKED') return muitasTentativas(15 * 60);
  const chave = (codigo !== undefined && DA_BIBLIOTECA[codigo]) || 'falha';
  const campo = CAMPOS[chave];
  const erro = contaErrors[chave];
  return campo ? erro({ campos: { [campo]: erro().message } }) : erro();
}

/** 429 with the seconds after which the next try counts again. */
export const muitasTentativas = (segundos: number): SedeError =>
  contaErrors.muitas_tentativas({ values: { segundos }, data: { tentarEm: segundos } });

export const senhaFraca = (campo: string): SedeError =>
  contaErrors.senha_fraca({ campos: { [campo]: contaErrors.senha_fraca().message } });

export const contaMessages = {
  recuperacaoEnviada: 'Se este e-mail estiver cadastrado, a mensagem com o link foi enviada.',
  recuperacaoSemEmail:
    'O envio de e-mail não está configurado. Se este e-mail estiver cadastrado, o administrador do sistema pode ver a mensagem com o link.',
  manterConectado: 'Por 30 dias neste navegador; só em um computador seu.',
  senhaPede: 'Pelo menos 8 caracteres; não só nomes (o seu, o do sindicato, o das casas) e números.',
  senhaAlterada: 'Senha alterada com sucesso!',
  sessaoEncerrada: 'Sessão encerrada.',
  outrasEncerradas: 'As outras sessões foram encerradas.',
  doisFatoresAtivada: 'Verificação em duas etapas ativada.',
  doisFatoresDesativada: 'Verificação em duas etapas desativada.',
} as const;
