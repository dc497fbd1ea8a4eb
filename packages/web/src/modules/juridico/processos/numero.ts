/** A case's number as people read it: a judicial one with the dots of the CNJ; null where it came over without one. */
import { formatNumeroCnj, type TipoDeProcesso } from '@sede/domain/modules/juridico/processos';

export const numeroExibido = ({ tipo, numero }: { tipo: TipoDeProcesso; numero: string | null }): string | null =>
  numero !== null && tipo === 'Judicial' ? formatNumeroCnj(numero) : numero;
