import { IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { api } from '#platform/api/index.ts';
import { RecordPicker } from '#platform/ui/form.ts';
import { optionsSource } from '#platform/ui/index.ts';
import classes from './ProcessosField.module.css';
import type { ProcessoEscolhido } from './useAgendamento.ts';

/** Cases by digits or title; before anything is typed those of the members. */
const sourceDe = (filiados: readonly string[]) =>
  optionsSource(
    ({ busca, ids }, options) =>
      api.processos.options(
        {
          ...(busca !== undefined && { busca }),
          ...(ids !== undefined && { ids }),
          ...(busca === undefined && ids === undefined && filiados.length > 0 && { filiado: [...filiados] }),
        },
        options,
      ),
    ({ id, numero, titulo, tipo, tribunalOrgao, escritorioNome }) => ({
      value: id,
      label: numero ?? titulo ?? tipo,
      detail: [tipo, tribunalOrgao, numero === null ? null : titulo, escritorioNome].filter(Boolean).join(' · '),
    }),
  );

export interface ProcessosFieldProps {
  label: string;
  required?: boolean;
  filiados: readonly string[];
  value: readonly ProcessoEscolhido[];
  onChange: (processos: ProcessoEscolhido[]) => void;
  error?: string | null;
}

/** Any number of cases: each that is picked stands below the field. Source: spec 3 §2.3, §5; decisions-legal (Outcome). */
export function ProcessosField({ label, required, filiados, value, onChange, error }: ProcessosFieldProps) {
  const deles = filiados.join();
  const source = useMemo(() => sourceDe(deles === '' ? [] : deles.split(',')), [deles]);
  return (
    <div className={classes.processos}>
      <RecordPicker
        // What is picked goes below, and the field begins anew.
        key={value.length}
        label={label}
        {...(required && { required })}
        source={source}
        value={null}
        onChange={() => undefined}
        onPick={(option) => {
          if (option && !value.some(({ id }) => id === option.value))
            onChange([...value, { id: option.value, nome: option.label }]);
        }}
        error={error ?? null}
        placeholder="Número ou título"
      />
      {value.length > 0 && (
        <ul className={classes.fichas} aria-label="Processos escolhidos">
          {value.map(({ id, nome }) => (
            <li key={id} className={classes.ficha}>
              {nome}
              <button
                type="button"
                aria-label={`Remover ${nome}`}
                onClick={() => onChange(value.filter((um) => um.id !== id))}
              >
                <IconX size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
