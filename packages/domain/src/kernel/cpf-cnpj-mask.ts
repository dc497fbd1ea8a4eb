/**
 * CPF and CNPJ as they are stored and as they are shown. Apart from their check digits (`cpf-cnpj.ts`), which bring a library that
 * only forms need. Source: brazil.md 4.1, 4.2.
 */

/** 9 stands for a digit, A for a digit or a letter. */
export const MASCARA_CPF = '999.999.999-99';
export const MASCARA_CNPJ = 'AA.AAA.AAA/AAAA-99';

/** The stored form: mask and blanks off, upper case. Anything else stays, for the check to refuse. */
export const normaliseCpfCnpj = (text: string): string => text.replace(/[.\-/\s]/g, '').toUpperCase();

/** '52998224725' → '529.982.247-25'; anything else comes back without its mask. */
export const formatCpf = (text: string): string =>
  normaliseCpfCnpj(text).replace(/^([0-9]{3})([0-9]{3})([0-9]{3})([0-9]{2})$/, '$1.$2.$3-$4');

/** '52998224725' → '***.982.247-**': enough to tell two people of one name apart. */
export const formatCpfOculto = (cpf: string): string => `***${formatCpf(cpf).slice(3, 11)}-**`;

/** 14 characters in the mask '99.999.999/9999-99'; anything else comes back without its mask. */
export const formatCnpj = (text: string): string =>
  normaliseCpfCnpj(text).replace(/^([0-9A-Z]{2})([0-9A-Z]{3})([0-9A-Z]{3})([0-9A-Z]{4})([0-9]{2})$/, '$1.$2.$3/$4-$5');

/** By length: 11 is a CPF, 14 a CNPJ; anything else comes back as it is. */
export function formatCpfCnpj(text: string): string {
  const bare = normaliseCpfCnpj(text);
  if (bare.length === 11) return formatCpf(bare);
  return bare.length === 14 ? formatCnpj(bare) : text;
}
