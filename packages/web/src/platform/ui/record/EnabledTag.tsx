import { StatusTag } from '../text/StatusTag.tsx';

/** Situation of a record that can be switched off: a tag for what is out of use, else a quiet word that a card leaves out. */
export function EnabledTag({ disabled }: { disabled: boolean }) {
  return disabled ? (
    <StatusTag tone="neutral" label="Desabilitado" />
  ) : (
    <span className="muted phone-hide">Habilitado</span>
  );
}
