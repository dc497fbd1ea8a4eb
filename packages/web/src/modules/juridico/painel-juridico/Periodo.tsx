import { DateField } from '#platform/ui/form.ts';
import { Pills } from '#platform/ui/index.ts';
import classes from './painel-juridico.module.css';
import { type Intervalo, TODO_O_PERIODO, type useDias } from './useDias.ts';

const ATALHOS = [
  { value: 'mes', label: 'Este mês' },
  { value: 'tudo', label: 'Todo o período' },
] as const;

export interface PeriodoProps {
  titulo: string;
  dias: ReturnType<typeof useDias>;
  /** What 'Este mês' sets. */
  mes: Intervalo;
}

/** The days of a panel, and two ways to set both at once. */
export function Periodo({ titulo, dias: { intervalo, erros, mudar }, mes }: PeriodoProps) {
  const isDe = (qual: Intervalo) => intervalo.de === qual.de && intervalo.ate === qual.ate;
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
        <Pills
          label={`Atalhos do período de ${titulo}`}
          options={ATALHOS}
          value={isDe(mes) ? 'mes' : isDe(TODO_O_PERIODO) ? 'tudo' : undefined}
          onChange={(qual) => mudar(qual === 'mes' ? mes : TODO_O_PERIODO)}
        />
      </div>
    </fieldset>
  );
}
