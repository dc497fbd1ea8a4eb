import { EVENTO_FIELDS, type Evento, eventosMessages as messages } from '@sede/domain/modules/financeiro/eventos';

import { eventoInput } from '@sede/domain/modules/financeiro/eventos/contract';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { changesOf, FormDrawer, formTexts, useRecordForm } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import { EventoFields } from './EventoFields.tsx';
import { NO_EVENTO, valuesOf } from './evento.values.ts';

const savedThen = (close: () => void) => () => {
  notify.success(messages.salvo);
  close();
};

export function CriarEvento({ onClose }: { onClose: () => void }) {
  const { mutateAsync: create } = useSubmit(orpc.eventos.create);
  const form = useRecordForm({
    schema: eventoInput,
    initial: NO_EVENTO,
    draft: 'eventos:novo',
    ...formTexts(EVENTO_FIELDS),
    submit: (input) => create(input),
    onSaved: savedThen(onClose),
  });
  return (
    <FormDrawer
      form={form}
      opened
      onClose={onClose}
      title="Cadastrar evento"
      subtitle="Próprio do sindicato ou patrocinado por ele"
    >
      <EventoFields form={form} />
    </FormDrawer>
  );
}

export function EditarEvento({ record, onClose }: { record: Evento; onClose: () => void }) {
  const { id } = record;
  const { mutateAsync: update } = useSubmit(orpc.eventos.update);
  const form = useRecordForm({
    schema: eventoInput,
    initial: valuesOf(record),
    draft: `eventos:${id}`,
    versao: record.versao,
    ...formTexts(EVENTO_FIELDS),
    submit: (input, { versao = record.versao, changed }) => update({ id, versao, ...changesOf(input, changed) }),
    onSaved: savedThen(onClose),
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title="Editar evento" subtitle={record.nome}>
      <EventoFields form={form} />
    </FormDrawer>
  );
}
