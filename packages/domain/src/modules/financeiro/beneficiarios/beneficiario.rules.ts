/**
 * The document must fit the kind: a person has a CPF, a company a CNPJ, check digits right.
 *
 * In: kind and document, stored form or masked. Out: the field's message, or null. Source: spec 1 §5; brazil.md 4.1, 4.2.
 */
import { CNPJ_INVALIDO, CPF_INVALIDO, isCpfCnpj, type TipoPessoa } from '@sede/domain/kernel';

export function erroDocumento(tipo: TipoPessoa, cpfCnpj: string): string | null {
  if (isCpfCnpj(tipo, cpfCnpj)) return null;
  return tipo === 'F' ? CPF_INVALIDO : CNPJ_INVALIDO;
}
