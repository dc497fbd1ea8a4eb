import { type FlatSearch, setSearch, useSearch } from '#platform/routing/index.ts';
import { Segments } from '#platform/ui/index.ts';

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
    <Segments
      options={VISTAS}
      // Another word of the address shows the list.
      value={VISTAS.find(({ value }) => value === vista)?.value ?? ''}
      onChange={(value) =>
        setSearch((now) => (value === '' ? { ...juntos(now), dia: null } : { ...juntos(now), vista: value }))
      }
    />
  );
}
