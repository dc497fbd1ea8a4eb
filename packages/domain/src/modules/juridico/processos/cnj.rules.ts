/**
 * Judicial case numbers: NNNNNNN-DD.AAAA.J.TR.OOOO, twenty digits of which DD checks the others.
 *
 * The check is that of ISO 7064 (mod 97, base 10): DD = 98 − (NNNNNNN AAAA J TR OOOO 00 mod 97), digit by digit, since the whole does not
 * fit a float. Source: Resolução CNJ 65/2008, art. 1 and annex VIII; decisions-legal (Cases); invariant B10.
 */

const DIGITOS = 20;

/** What a number is compared by. */
export const digitosDe = (numero: string): string => numero.replace(/\D/g, '');

function resto97(digitos: string): number {
  let resto = 0;
  for (const digito of digitos) resto = (resto * 10 + Number(digito)) % 97;
  return resto;
}

/** In: the twenty digits or less; the check holds for none but twenty. */
export function isNumeroCnj(digitos: string): boolean {
  if (digitos.length !== DIGITOS) return false;
  const sem = digitos.slice(0, 7) + digitos.slice(9);
  return 98 - resto97(`${sem}00`) === Number(digitos.slice(7, 9));
}

/** Another text than twenty digits comes back as it was typed. */
export function formatNumeroCnj(numero: string): string {
  const partes = /^(\d{7})(\d{2})(\d{4})(\d)(\d{2})(\d{4})$/.exec(digitosDe(numero));
  if (!partes) return numero;
  const [, sequencial, dd, ano, j, tr, origem] = partes;
  return `${sequencial}-${dd}.${ano}.${j}.${tr}.${origem}`;
}
