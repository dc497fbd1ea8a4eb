import {
  ARQUIVOS_DA_AUTORIDADE,
  AUTORIDADE_FIELDS,
  type AutoridadeCompleta,
  autoridadesMessages as messages,
} from '@sede/domain/modules/sindical/autoridades';
import { autoridadeForm } from '@sede/domain/modules/sindical/autoridades/contract';
import { api, orpc, useSubmit } from '#platform/api/index.ts';
import { FormDrawer, formTexts, saving, useCreateForm, useEditForm } from '#platform/ui/form.ts';
import type { CloseForm } from '#platform/ui/index.ts';
import { AutoridadeFields } from './AutoridadeFields.tsx';
import { type CargoValues, NOVA_AUTORIDADE, valuesOf } from './autoridade.values.ts';

const PLAIN = formTexts(AUTORIDADE_FIELDS);
const LISTS = { cargos: 'Cargos e mandatos', foto: 'Foto', anexos: 'Documentos' } as const;
const TEXTS = {
  labels: { ...PLAIN.labels, ...LISTS },
  /** What another person's save is shown as beside one's own. */
  show(name: string, value: unknown): string {
    // The fields' values, mine or theirs.
    if (name === 'cargos')
      return (value as CargoValues[]).map(({ cargo, atual }) => (atual ? `${cargo} (atual)` : cargo)).join(', ') || '—';
    // As those.
    if (name === 'anexos') return (value as { nome: string }[]).map(({ nome }) => nome).join(', ') || '—';
    if (name === 'foto') return value ? 'com foto' : 'sem foto';
    return PLAIN.show(name, value);
  },
};

export function CreateAutoridade({ onClose }: { onClose: CloseForm }) {
  const { mutateAsync: create } = useSubmit(orpc.autoridades.create);
  const form = useCreateForm({
    schema: autoridadeForm,
    initial: NOVA_AUTORIDADE,
    draft: `${ARQUIVOS_DA_AUTORIDADE.modulo}:nova`,
    ...TEXTS,
    create: (input) => saving(messages.erroSalvar, () => create(input)),
    saved: messages.salvo,
    onClose,
  });
  return (
    <FormDrawer form={form} opened full onClose={onClose} title={messages.inserir} subtitle="Perfil de autoridade">
      <AutoridadeFields form={form} />
    </FormDrawer>
  );
}

export function EditAutoridade({ record, onClose }: { record: AutoridadeCompleta; onClose: CloseForm }) {
  const { mutateAsync: update } = useSubmit(orpc.autoridades.update);
  const form = useEditForm({
    record,
    schema: autoridadeForm,
    initial: valuesOf(record),
    // The refusal tells nothing of what is sensitive: who edits reads it anew, which is written down.
    theirs: async () => valuesOf(await api.autoridades.completa({ id: record.id })),
    ...TEXTS,
    update: (changes) => saving(messages.erroSalvar, () => update(changes)),
    saved: messages.salvo,
    onClose,
  });
  return (
    <FormDrawer form={form} opened full onClose={onClose} title={messages.editar} subtitle={record.nomePolitico}>
      <AutoridadeFields form={form} salva={record} />
    </FormDrawer>
  );
}
