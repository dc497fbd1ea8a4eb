/** A case's number as people read it: a judicial one with the dots of the CNJ; null where it came over without one; and how a case is called. */
import { formatNumeroCnj, type ProcessoListado, type TipoDeProcesso } from '@sede/domain/modules/juridico/processos';

export const numeroExibido = ({ tipo, numero }: { tipo: TipoDeProcesso; numero: string | null }): string | null =>
  numero !== null && tipo === 'Judicial' ? formatNumeroCnj(numero) : numero;

type Nomeado = Pick<ProcessoListado, 'numero' | 'tipo' | 'titulo'>;

/** The number as CNJ numbers are written; of one that came over without a number, its title or kind. */
export const nomeDoProcesso = (um: Nomeado): string => numeroExibido(um) ?? um.titulo ?? `${um.tipo} sem número`;
