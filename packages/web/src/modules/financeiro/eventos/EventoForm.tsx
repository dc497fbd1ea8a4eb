import { EVENTO_FIELDS, type Evento, eventosMessages as messages } from '@sede/domain/modules/financeiro/eventos';

import { eventoInput } from '@sede/domain/modules/financeiro/eventos/contract';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { FormDrawer, formTexts, useCreateForm, useEditForm } from '#platform/ui/form.ts';
import { EventoFields } from './EventoFields.tsx';
import { nomesDoEvento } from './evento.names.ts';
import { NO_EVENTO, valuesOf } from './evento.values.ts';

export function CriarEvento({ onClose }: { onClose: () => void }) {
  const { mutateAsync: create } = useSubmit(orpc.eventos.create);
  const form = useCreateForm({
    schema: eventoInput,
    initial: NO_EVENTO,
    draft: 'eventos:novo',
    ...formTexts(EVENTO_FIELDS),
    create,
    saved: messages.salvo,
    onClose,
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
  const { mutateAsync: update } = useSubmit(orpc.eventos.update);
  const form = useEditForm({
    schema: eventoInput,
    initial: valuesOf(record),
    draft: `eventos:${record.id}`,
    record,
    ...formTexts(EVENTO_FIELDS, nomesDoEvento(record)),
    update,
    saved: messages.salvo,
    onClose,
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title="Editar evento" subtitle={record.nome}>
      <EventoFields form={form} />
    </FormDrawer>
  );
}
