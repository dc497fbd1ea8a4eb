/** What a judicial case number tells; apart from how it is written, since the courts' names are of forms. Source: Resolução CNJ 65/2008. */
import { digitosDe, isNumeroCnj } from './cnj.rules.ts';
import { type Tribunal, tribunalDoCodigo } from './tribunais.ts';

/** The year and the court that a valid number names; a court that the annex does not list is null. */
export function readNumeroCnj(numero: string): { ano: number; tribunal: Tribunal | null } | null {
  const digitos = digitosDe(numero);
  if (!isNumeroCnj(digitos)) return null;
  return { ano: Number(digitos.slice(9, 13)), tribunal: tribunalDoCodigo(digitos.slice(13, 16)) };
}
