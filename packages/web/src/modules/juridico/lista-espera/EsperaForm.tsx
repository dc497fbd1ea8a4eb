import { TIPOS_ATENDIMENTO, TIPOS_SERVICO } from '@sede/domain/modules/juridico/atendimentos';
import {
  type Espera,
  ESPERA_FIELDS as FIELDS,
  listaEsperaMessages as messages,
} from '@sede/domain/modules/juridico/lista-espera';
import { esperaForm } from '@sede/domain/modules/juridico/lista-espera/contract';
import { orpc, useSubmit } from '#platform/api/index.ts';
import {
  beginsWith,
  DateField,
  FormDrawer,
  FormSection,
  formTexts,
  NO_CHOICE,
  RadioGroup,
  type RecordForm,
  RecordPicker,
  TextArea,
  useCreateForm,
  useEditForm,
} from '#platform/ui/form.ts';
import { type CloseForm, optionsOf, useKit } from '#platform/ui/index.ts';
import { escritoriosSource } from '../escritorios/index.ts';
import { filiadosSource } from './espera.source.ts';

const SEM_ESPERA = {
  filiadoId: NO_CHOICE,
  escritorioId: NO_CHOICE,
  tipoAtendimento: beginsWith('Presencial'),
  tipoServico: beginsWith('Jurídico'),
  de: NO_CHOICE,
  ate: NO_CHOICE,
  nota: '',
};
type Values = typeof SEM_ESPERA;

function EsperaFields({ form, nova }: { form: RecordForm<Values>; nova: boolean }) {
  return (
    <>
      {nova && (
        <FormSection title="Quem espera">
          <RecordPicker {...form.field('filiadoId')} source={filiadosSource} autoFocus />
        </FormSection>
      )}
      <FormSection title="O que espera">
        <RecordPicker {...form.field('escritorioId')} source={escritoriosSource} help="Vazio: qualquer escritório." />
        <RadioGroup {...form.field('tipoServico')} options={optionsOf(TIPOS_SERVICO)} span={3} />
        <RadioGroup {...form.field('tipoAtendimento')} options={optionsOf(TIPOS_ATENDIMENTO)} span={3} />
        <DateField {...form.field('de')} span={3} />
        <DateField {...form.field('ate')} span={3} />
        <TextArea {...form.field('nota')} help="O que ajuda a escolher o horário." />
      </FormSection>
    </>
  );
}

export function CreateEspera({ onClose }: { onClose: CloseForm }) {
  const { today } = useKit();
  const { mutateAsync: create } = useSubmit(orpc.listaEspera.create);
  const form = useCreateForm({
    schema: esperaForm,
    initial: { ...SEM_ESPERA, de: beginsWith(today) },
    draft: 'lista-espera:nova',
    ...formTexts(FIELDS),
    create,
    saved: messages.salvo,
    onClose,
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title={messages.novo} subtitle="Ninguém é avisado sozinho" narrow>
      <EsperaFields form={form} nova />
    </FormDrawer>
  );
}

const names = ({ escritorioId, nomeEscritorio }: Espera): ReadonlyMap<string, string> =>
  new Map([[escritorioId ?? '', nomeEscritorio ?? '']]);

export function EditEspera({ record, onClose }: { record: Espera; onClose: CloseForm }) {
  const { mutateAsync: update } = useSubmit(orpc.listaEspera.update);
  const { filiadoId, escritorioId, tipoAtendimento, tipoServico, de, ate, nota } = record;
  const initial: Values = { filiadoId, escritorioId, tipoAtendimento, tipoServico, de, ate, nota: nota ?? '' };
  const form = useEditForm({
    schema: esperaForm,
    initial,
    draft: `lista-espera:${record.id}`,
    record,
    ...formTexts(FIELDS, names(record)),
    // Who waits stays who they are.
    update: ({ filiadoId: _quem, ...mudado }) => update(mudado),
    saved: messages.salvo,
    onClose,
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title={messages.editar} subtitle={record.nomeFiliado} narrow>
      <EsperaFields form={form} nova={false} />
    </FormDrawer>
  );
}
