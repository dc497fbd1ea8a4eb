import { filiadosErrors } from '@sede/domain/modules/filiados/filiados';
import type { ReactNode } from 'react';
import { DateField, SelectField } from '#platform/ui/form.ts';
import { optionsOf, useKit } from '#platform/ui/index.ts';
import { useListasFiliados } from './filiados.listas.ts';
import classes from './filiados.module.css';

export interface CamposDaDesfiliacaoProps {
  data: string | null;
  onData: (data: string | null) => void;
  motivo: string | null;
  onMotivo: (motivo: string | null) => void;
  children?: ReactNode;
}

/** Day (never later than today) and reason of the end of a membership. Source: decisions-members (Membership). */
export function CamposDaDesfiliacao({ data, onData, motivo, onMotivo, children }: CamposDaDesfiliacaoProps) {
  const { today } = useKit();
  const { motivos } = useListasFiliados();
  const late = data !== null && data > today;
  return (
    <div className={classes.campos}>
      <DateField
        label="Data"
        required
        value={data}
        onChange={onData}
        error={late ? filiadosErrors.data_futura().message : null}
      />
      <SelectField label="Motivo" required value={motivo} onChange={onMotivo} options={optionsOf(motivos)} />
      {children}
    </div>
  );
}
