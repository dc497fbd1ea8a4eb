/** What the days of an agenda need to be changed; who only reads them has none. */
import type { Dia } from './grade.ts';

export interface Edicao {
  /** The year that the days must be in; null: not chosen yet. */
  ano: number | null;
  /** Somebody tried to save: what is missing is said at its place. */
  tentou: boolean;
  mudar: (por: (dias: readonly Dia[]) => readonly Dia[]) => void;
  /** Blocks or unblocks slots of a day that are saved. */
  onBloquear: (dia: Dia) => void;
  onDesbloquear: (dia: Dia) => void;
}
