/** A result as people read it: an index, or reais by member. */
import { type Calculo, CUSTO_FILIADO, formatDecimal } from '@sede/domain/modules/sindical/sindex';

export function resultadoEmTexto(calculo: Calculo, resultado: string): string {
  const texto = formatDecimal(resultado);
  if (calculo !== CUSTO_FILIADO) return texto;
  return texto.startsWith('-') ? `-R$ ${texto.slice(1)}` : `R$ ${texto}`;
}
