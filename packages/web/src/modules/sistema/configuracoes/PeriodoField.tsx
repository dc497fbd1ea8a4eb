import { describeSetting } from '@sede/domain/modules/sistema/configuracoes';
import { type FieldProps, SelectField } from '#platform/ui/form.ts';

/** Days of the month, both included. */
export interface Periodo {
  inicio: number;
  fim: number;
}

const from = (inicio: number): Periodo => ({ inicio, fim: inicio === 1 ? 31 : inicio - 1 });

/** Both days follow from the first; 29 to 31 do not stand in every month. */
const PERIODOS = Array.from({ length: 28 }, (_, i) => i + 1).map((inicio) => ({
  value: String(inicio),
  label: describeSetting({ tipo: 'periodo' }, from(inicio)),
}));

/** The finance month, by its first day. */
export function PeriodoField({ value, onChange, ...props }: FieldProps<Periodo | null>) {
  return (
    <SelectField
      {...props}
      required
      options={PERIODOS}
      value={value === null ? null : String(value.inicio)}
      onChange={(chosen) => {
        if (chosen !== null) onChange(from(Number(chosen)));
      }}
    />
  );
}
