import { DateField } from '#platform/ui/form.ts';
import classes from './painel-juridico.module.css';
import { type Intervalo, TODO_O_PERIODO, type useDias } from './useDias.ts';

export interface PeriodoProps {
  titulo: string;
  dias: ReturnType<typeof useDias>;
  /** What 'Este mês' sets. */
  mes: Intervalo;
}

/** The days of a panel, and two ways to set both at once. */
export function Periodo({ titulo, dias: { intervalo, erros, mudar }, mes }: PeriodoProps) {
  const atalho = (rotulo: string, qual: Intervalo) => (
    <button
      type="button"
      className={classes.atalho}
      aria-pressed={intervalo.de === qual.de && intervalo.ate === qual.ate}
      onClick={() => mudar(qual)}
    >
      {rotulo}
    </button>
  );
  return (
    <fieldset className={classes.periodo}>
      <legend className="visually-hidden">Período de {titulo}</legend>
      <DateField
        label="Data inicial"
        value={intervalo.de}
        error={erros.de}
        onChange={(de) => mudar({ ...intervalo, de })}
      />
      <DateField
        label="Data final"
        value={intervalo.ate}
        error={erros.ate}
        onChange={(ate) => mudar({ ...intervalo, ate })}
      />
      <div className={classes.atalhos}>
        {atalho('Este mês', mes)}
        {atalho('Todo o período', TODO_O_PERIODO)}
      </div>
    </fieldset>
  );
}
