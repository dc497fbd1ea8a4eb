/** What the steps of a theme's dialog tell it, and it them. */
import type { TemaCompleto } from '@sede/domain/modules/sindical/temas';
import type { RefObject } from 'react';

export interface PassoHandle {
  /** Saves whatever was typed in the step; false where something keeps it from being saved. */
  salvar: () => Promise<boolean>;
  /** The same, and goes on: what the step asks for is there. False: it says what is missing. */
  avancar: () => Promise<boolean>;
}

export interface PassoProps {
  tema: TemaCompleto;
  /** 1 to 6. */
  passo: number;
  readOnly: boolean;
  handle: RefObject<PassoHandle | null>;
  /** Whether something in it is not saved, or on its way. */
  onSujo: (sujo: boolean) => void;
  /** The theme as one's own save left it. */
  onTema: (tema: TemaCompleto) => void;
}
