/**
 * Rules of a bank account's fields; the database repeats them.
 *
 * Branch and number stand as printed on a cheque: digits, perhaps a check digit after a hyphen; dots and blanks are
 * dropped. Out: the field's message, or null. Source: issue 4 (bank accounts); decision 023.
 */
const matching = (format: RegExp, message: string) => (text: string) => (format.test(text) ? null : message);

export const withoutDots = (text: string): string => text.replace(/[.\s]/g, '').toUpperCase();

/** COMPE's. */
export const erroCodigoBanco = matching(/^[0-9]{3}$/, 'Informe os 3 algarismos do código do banco.');
export const erroAgencia = matching(/^[0-9]{1,10}(-[0-9X])?$/, 'Use algarismos, com o dígito depois do hífen: 1234-5.');
export const erroConta = matching(
  /^[0-9]{1,20}(-[0-9X]{1,2})?$/,
  'Use algarismos, com o dígito depois do hífen: 12345-6.',
);
/** The opening balance is a fact of its day. In: calendar dates. */
export const erroDataSaldoInicial = (dia: string, hoje: string): string | null =>
  dia > hoje ? 'A data do saldo inicial não pode ser depois de hoje.' : null;
