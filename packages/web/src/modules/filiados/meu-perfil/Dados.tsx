import { formatDataBr } from '@sede/domain/kernel';
import classes from './meu-perfil.module.css';

interface Spec {
  rotulo: string;
  tipo: string;
  formato?: (value: string) => string;
}
export interface DadosProps {
  fields: Readonly<Record<string, Spec>>;
  values: Readonly<Record<string, unknown>>;
}

function shown({ tipo, formato }: Spec, value: unknown): string {
  if (typeof value !== 'string' || value === '') return '—';
  if (tipo === 'data') return formatDataBr(value);
  return formato ? formato(value) : value;
}

/** Label and value of each field, empty ones as a dash. */
export function Dados({ fields, values }: DadosProps) {
  return (
    <dl className={classes.dados}>
      {Object.entries(fields).map(([campo, spec]) => (
        <div key={campo}>
          <dt>{spec.rotulo}</dt>
          <dd>{shown(spec, values[campo])}</dd>
        </div>
      ))}
    </dl>
  );
}
