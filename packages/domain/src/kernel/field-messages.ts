/**
 * pt-BR texts that stand under a field, the same on the screen and in the server's answer.
 *
 * ' Obrigatório' keeps the blank that the spec quotes (it followed the label). Source: spec 1 §5; decisions §6, §7.
 */

export const OBRIGATORIO = ' Obrigatório';
export const EMAIL_INVALIDO = 'Email inválido';
export const DATA_INVALIDA = 'Data inválida';
export const CPF_INVALIDO = 'CPF inválido';
export const CNPJ_INVALIDO = 'CNPJ inválido';
export const TELEFONE_INVALIDO = 'Telefone inválido';
export const CEP_INVALIDO = 'CEP inválido';
export const VALOR_INVALIDO = 'Valor inválido';
export const VALOR_ZERO = 'O valor deve ser maior que zero.';
export const VALOR_NEGATIVO = 'O valor não pode ser negativo.';
export const VALOR_ACIMA_DO_LIMITE = 'Valor acima do limite de R$ 9.999.999.999.999,99.';
export const PERCENTUAL_INVALIDO = 'Alíquota inválida: de 0 a 100, com até quatro casas.';
/** A NUL: the one character that the database cannot hold. */
export const CARACTERE_INVALIDO = 'Há um caractere inválido.';
export const OPCAO_INVALIDA = 'Escolha uma das opções.';
export const IDENTIFICADOR_INVALIDO = 'Identificador inválido.';
export const INTERVALO_INVERTIDO = 'A data final deve ser igual ou posterior à inicial.';

const TIPOS: Record<string, string> = {
  string: 'Envie um texto.',
  number: 'Envie um número.',
  int: 'Use um número inteiro.',
  boolean: 'Envie verdadeiro ou falso.',
  array: 'Envie uma lista.',
  object: 'Envie um objeto.',
  record: 'Envie um objeto.',
};

/** What is wanted where a value of another JSON type came. */
export const tipoErrado = (esperado: string): string => TIPOS[esperado] ?? 'Tipo de valor inválido.';

export const textoLongo = (max: number): string => `No máximo ${max} caracteres.`;
