import {
  type Andamento,
  processoMessages as doProcesso,
  EVENTO_FIELDS,
  processosMessages as messages,
  PROCESSOS_FILE_RULE,
} from '@sede/domain/modules/juridico/processos';
import { eventoForm } from '@sede/domain/modules/juridico/processos/contract';
import { useCallback, useMemo } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import {
  type Attachment,
  AttachmentsField,
  beginsWith,
  changesOf,
  DateField,
  FormDrawer,
  FormSection,
  formTexts,
  NO_CHOICE,
  noneOf,
  type RecordForm,
  SwitchField,
  saving,
  TextArea,
  TextField,
  useCreateForm,
  useRecordForm,
  useSaveWithFiles,
} from '#platform/ui/form.ts';
import { type CloseForm, notify, useKit } from '#platform/ui/index.ts';
import { nomeDoProcesso } from './numero.ts';
import type { Alvo } from './useAcoesDoProcesso.tsx';

const SPECS = { ...EVENTO_FIELDS, anexos: { rotulo: 'Anexos', tipo: 'texto' } } as const;
const NOVO = { titulo: '', data: NO_CHOICE, descricao: '', comunicado: false, anexos: noneOf<Attachment>() };
type Values = typeof NOVO;

function Fields({ form, canRemove }: { form: RecordForm<Values>; canRemove?: (anexo: Attachment) => true | string }) {
  return (
    <>
      <FormSection title="O que aconteceu" description={doProcesso.avisoEvento}>
        <TextField {...form.field('titulo')} span={4} />
        <DateField {...form.field('data')} span={2} />
        <TextArea {...form.field('descricao')} rows={6} />
        <SwitchField {...form.field('comunicado')} help={doProcesso.ajudaComunicado} />
      </FormSection>
      <FormSection title="Anexos">
        <AttachmentsField {...form.field('anexos')} rule={PROCESSOS_FILE_RULE} {...(canRemove && { canRemove })} />
      </FormSection>
    </>
  );
}

const idsOf = (anexos: readonly { id: string }[]) => anexos.map(({ id }) => id);

/** A new event of a case; of today unless another day is said. Source: spec 3 §2.5, §3, §5, §8. */
export function CreateEvento({ processo, onClose }: { processo: Alvo; onClose: CloseForm }) {
  const { today } = useKit();
  const { mutateAsync } = useSubmit(orpc.processos.createEvento);
  const form = useCreateForm({
    schema: eventoForm,
    initial: { ...NOVO, data: beginsWith(today) },
    draft: `processos:evento:${processo.id}`,
    ...formTexts(SPECS),
    create: ({ anexos, ...dados }) =>
      saving(doProcesso.erroEvento, () => mutateAsync({ id: processo.id, ...dados, anexos: idsOf(anexos) })),
    saved: doProcesso.eventoAdicionado,
    onClose,
  });
  return (
    <FormDrawer
      narrow
      form={form}
      opened
      onClose={onClose}
      title={messages.novoEvento}
      subtitle={nomeDoProcesso(processo)}
    >
      <Fields form={form} />
    </FormDrawer>
  );
}

/** Its author and the legal editors change an event; its files are taken out by the editors alone. */
export function EditEvento({ evento, onClose }: { evento: Andamento; onClose: CloseForm }) {
  const { id, titulo, texto, data, comunicado, anexos, pode } = evento;
  const versao = evento.versao ?? 1;
  const { mutateAsync: update } = useSubmit(orpc.processos.updateEvento);
  const { mutateAsync: attach } = useSubmit(orpc.processos.anexarAoEvento);
  const { mutateAsync: detach } = useSubmit(orpc.processos.removerAnexoDoEvento);
  const record = useMemo(() => ({ id, versao, arquivos: anexos }), [id, versao, anexos]);
  const save = useSaveWithFiles(record, {
    update,
    attach: useCallback(({ anexos: novos }: { anexos: string[] }) => attach({ id, anexos: novos }), [attach, id]),
    detach: useCallback(({ anexo }: { anexo: string }) => detach({ id, anexo }), [detach, id]),
  });
  const stored = useMemo(() => new Set(idsOf(anexos)), [anexos]);
  const initial: Values = {
    ...{ titulo: titulo ?? '', descricao: texto ?? '', data, comunicado: comunicado ?? false },
    anexos,
  };
  const form = useRecordForm({
    schema: eventoForm,
    initial,
    draft: `processos:evento:${id}`,
    versao,
    ...formTexts(SPECS),
    submit: ({ anexos: files, ...input }, { versao: seen = versao, changed }) => {
      const changes = changesOf(input, changed);
      const none = Object.keys(changes).length === 0;
      return saving(doProcesso.erroEvento, () => save({ changes: none ? null : changes, files, with: {} }, seen));
    },
    onSaved: () => {
      notify.success(doProcesso.eventoAtualizado);
      onClose(id);
    },
  });
  return (
    <FormDrawer narrow form={form} opened onClose={onClose} title={doProcesso.editarEvento} subtitle={titulo}>
      <Fields
        form={form}
        canRemove={(anexo) =>
          pode.excluirAnexo === undefined || !stored.has(anexo.id) ? true : doProcesso.soJuridicoExclui
        }
      />
    </FormDrawer>
  );
}
