import { type FlatSearch, setSearch, useSearch } from '#platform/routing/index.ts';
import classes from './grade.module.css';

const VISTAS = [
  { value: '', label: 'Lista' },
  { value: 'dia', label: 'Dia' },
  { value: 'semana', label: 'Semana' },
] as const;

/** What all three are narrowed by stays; a day and a week share theirs. */
const juntos = ({ dia, escritorio, tipoAtendimento, tipoServico }: FlatSearch) => ({
  ...{ dia, escritorio, tipoAtendimento, tipoServico },
});

/** 'Lista | Dia | Semana' of the appointments; it stands in the address. */
export function Vistas() {
  const { vista = '' } = useSearch();
  return (
    <fieldset className={classes.vistas}>
      <legend className="visually-hidden">Ver como</legend>
      {VISTAS.map(({ value, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={vista === value}
          onClick={() =>
            setSearch((now) => (value === '' ? { ...juntos(now), dia: null } : { ...juntos(now), vista: value }))
          }
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
