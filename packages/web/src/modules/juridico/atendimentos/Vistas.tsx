import { setSearch, useSearch } from '#platform/routing/index.ts';
import classes from './grade.module.css';

const VISTAS = [
  { value: '', label: 'Lista' },
  { value: 'dia', label: 'Dia' },
  { value: 'semana', label: 'Semana' },
] as const;
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
          onClick={() => setSearch(value === '' ? {} : (now) => ({ dia: now.dia, vista: value }))}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
