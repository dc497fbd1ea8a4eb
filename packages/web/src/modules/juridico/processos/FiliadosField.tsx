import { nomeProprio } from '@sede/domain/kernel';
import { ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import { MIN_BUSCA_PROCESSO, processoMessages as messages } from '@sede/domain/modules/juridico/processos';
import { api } from '#platform/api/index.ts';
import { AddingPicker, ChosenList, type FieldProps } from '#platform/ui/form.ts';
import type { RecordSource } from '#platform/ui/index.ts';
import type { FiliadoEscolhido } from './processo.values.ts';
import classes from './processos.module.css';

/** Former and deceased members too, tagged; who is in the case already is said so. Source: spec 3 §5 (letters); decisions-legal (Permissions). */
export function candidatosSource(processo?: string): RecordSource {
  const read = async (input: { busca?: string; ids?: string[] }, signal?: AbortSignal) => {
    const { itens } = await api.processos.opcoesDeFiliados(
      { ...input, ...(processo !== undefined && { processo }) },
      signal ? { signal } : {},
    );
    return itens.map(({ id, nome, casa, matricula, cpf, desfiliado, falecido, noProcesso }) => ({
      value: id,
      label: nomeProprio(nome),
      detail: [
        ROTULO_CASA[casa],
        matricula,
        cpf,
        falecido ? 'Falecido' : desfiliado && 'Desfiliado',
        noProcesso && messages.noProcesso,
      ]
        .filter(Boolean)
        .join(' · '),
    }));
  };
  return {
    minLetters: MIN_BUSCA_PROCESSO,
    nothing: messages.nenhumFiliado,
    search: (busca, signal) => read({ busca }, signal),
    resolve: (ids) => read({ ids }),
  };
}

const SOURCE = candidatosSource();

/** The members of a new case: searched one by one, listed below, taken out again. */
export function FiliadosField({
  source = SOURCE,
  ...props
}: FieldProps<FiliadoEscolhido[]> & { source?: RecordSource }) {
  const { value, onChange } = props;
  return (
    <div className={classes.escolhidos}>
      <AddingPicker
        {...props}
        source={source}
        onAdd={(option) => {
          if (!value.some(({ id }) => id === option.value))
            onChange([...value, { id: option.value, nome: option.label, detalhe: option.detail ?? '' }]);
        }}
      />
      <ChosenList
        label={`${props.label}: escolhidos`}
        items={value}
        onRemove={({ id }) => onChange(value.filter((um) => um.id !== id))}
      />
    </div>
  );
}
