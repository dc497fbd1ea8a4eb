import { formatMes, formatReais } from '@sede/domain/kernel';
import {
  addMeses,
  recorrenciasMessages as messages,
  RECORRENCIA_FIELDS,
  type Recorrencia,
} from '@sede/domain/modules/financeiro/recorrencias';
import { recorrenciaForm } from '@sede/domain/modules/financeiro/recorrencias/contract';
import { api, orpc, useSubmit } from '#platform/api/index.ts';
import { setSearch, useSearch } from '#platform/routing/index.ts';
import { FormDrawer, FormNotice, formTexts, useCreateForm, useEditForm } from '#platform/ui/form.ts';
import { type CloseForm, RecordGate, useKit } from '#platform/ui/index.ts';
import classes from '../financeiro.form.module.css';
import { Previa } from './Previa.tsx';
import { RecorrenciaFields } from './RecorrenciaFields.tsx';
import { NOVA_RECORRENCIA, namesOf, type RecorrenciaValues, valuesDaDespesa, valuesOf } from './recorrencia.values.ts';
import { CADASTRAR } from './recorrencias.actions.ts';
import { DESPESA_PARAM } from './recorrencias.paths.ts';

function Nova({ modelo, onClose }: { modelo?: RecorrenciaValues; onClose: CloseForm }) {
  const { mutateAsync: create } = useSubmit(orpc.recorrencias.create);
  const form = useCreateForm({
    schema: recorrenciaForm,
    initial: modelo ?? NOVA_RECORRENCIA,
    ...(modelo ? { startDirty: true } : { draft: 'recorrencias:nova' }),
    ...formTexts(RECORRENCIA_FIELDS),
    create,
    saved: messages.salva,
    onClose,
  });
  return (
    <FormDrawer
      form={form}
      opened
      onClose={onClose}
      title={modelo ? messages.tornarRecorrente : CADASTRAR}
      subtitle="Propõe a despesa a cada mês; nada se registra sem que alguém confirme."
      side={<Previa values={form.values} />}
    >
      <RecorrenciaFields form={form} />
    </FormDrawer>
  );
}

/** Registers a recurring expense; filled in from an expense where the address names one. */
export function CreateRecorrencia({ onClose }: { onClose: CloseForm }) {
  const { today } = useKit();
  const despesa = useSearch()[DESPESA_PARAM];
  const close = () => {
    setSearch((current) => ({ ...current, [DESPESA_PARAM]: null }), { replace: true });
    onClose();
  };
  if (!despesa) return <Nova onClose={onClose} />;
  return (
    <RecordGate key={despesa} id={despesa} read={(input) => api.despesas.get(input)} onFailed={close}>
      {(record) => <Nova modelo={valuesDaDespesa(record, today)} onClose={close} />}
    </RecordGate>
  );
}

export function EditRecorrencia({ record, onClose }: { record: Recorrencia; onClose: CloseForm }) {
  const { mutateAsync: update } = useSubmit(orpc.recorrencias.update);
  const form = useEditForm({
    schema: recorrenciaForm,
    initial: valuesOf(record),
    draft: `recorrencias:${record.id}`,
    record,
    ...formTexts(RECORRENCIA_FIELDS, namesOf(record)),
    update,
    saved: messages.salva,
    onClose,
  });
  const { valorDesde, valorAnterior } = record;
  return (
    <FormDrawer
      form={form}
      opened
      onClose={onClose}
      title="Editar recorrência"
      subtitle={`${record.itemDespesa} · ${record.nomeBeneficiario}`}
      side={<Previa values={form.values} />}
    >
      {valorDesde !== null && valorAnterior !== null && (
        <div className={classes.notices}>
          <FormNotice>
            O valor abaixo vale desde {formatMes(valorDesde)}; até {formatMes(addMeses(valorDesde, -1))},{' '}
            {formatReais(valorAnterior)}.
          </FormNotice>
        </div>
      )}
      <RecorrenciaFields form={form} />
    </FormDrawer>
  );
}
