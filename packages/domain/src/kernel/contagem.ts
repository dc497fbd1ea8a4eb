/**
 * How many of something, in words: 1 → '1 despesa', 1200 → '1.200 despesas', 0 → '0 despesas'.
 *
 * In: a whole number, the word for one, the word for none and for more where it is not the first and an s. A count that reads otherwise at zero or at one
 * ('nenhuma despesa', 'uma despesa') says so where it is used.
 */
export const formatContagem = (quantos: number, um: string, varios = `${um}s`): string =>
  `${quantos.toLocaleString('pt-BR')} ${quantos === 1 ? um : varios}`;
