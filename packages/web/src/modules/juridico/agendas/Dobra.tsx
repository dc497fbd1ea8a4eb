import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';

export interface DobraProps {
  aberto: boolean;
  /** Id of what it folds. */
  de: string;
  onAbrir: (aberto: boolean) => void;
  children: ReactNode;
}

/** In a heading of the class `dobra`: folds what is below it. */
export function Dobra({ aberto, de, onAbrir, children }: DobraProps) {
  return (
    <button type="button" aria-expanded={aberto} aria-controls={de} onClick={() => onAbrir(!aberto)}>
      <IconChevronDown size={17} aria-hidden />
      {children}
    </button>
  );
}
