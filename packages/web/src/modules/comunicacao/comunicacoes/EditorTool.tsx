import {
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react';
import classes from './Editor.module.css';

export const ICONS = {
  desfazer: IconArrowBackUp,
  refazer: IconArrowForwardUp,
  negrito: IconBold,
  italico: IconItalic,
  sublinhado: IconUnderline,
  riscado: IconStrikethrough,
  titulo: IconH2,
  subtitulo: IconH3,
  lista: IconList,
  numerada: IconListNumbers,
  esquerda: IconAlignLeft,
  centro: IconAlignCenter,
  direita: IconAlignRight,
  justificado: IconAlignJustified,
  link: IconLink,
  imagem: IconPhoto,
} as const;

export interface ToolProps {
  label: string;
  icon: (typeof ICONS)[keyof typeof ICONS];
  /** Of what is on or off where the cursor stands. */
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
}

/** One button of the editor's bar. */
export function Tool({ label, icon: Icon, pressed, disabled = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      // The selection in the text stays while its button is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon size={17} stroke={1.75} aria-hidden />
    </button>
  );
}
