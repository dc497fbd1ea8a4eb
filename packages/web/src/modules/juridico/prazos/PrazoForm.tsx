import {
  contagemPadrao,
  PRAZO_FIELDS as FIELDS,
  prazosMessages as messages,
  type Prazo,
  TIPOS_DE_CONTAGEM,
  type TipoDeContagem,
} from '@sede/domain/modules/juridico/prazos';
import { prazoForm } from '@sede/domain/modules/juridico/prazos/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { useSession } from '#platform/session/index.ts';
import {
  DateField,
  FormDrawer,
  FormSection,
  formTexts,
  IntegerField,
  RadioGroup,
  type RecordForm,
  RecordPicker,
  SelectField,
  TextField,
  useCreateForm,
  useEditForm,
} from '#platform/ui/form.ts';
import { type CloseForm, optionsOf } from '#platform/ui/index.ts';
import { ContagemDoPrazo } from './ContagemDoPrazo.tsx';
import { processosSource } from './processos.source.ts';

/** The case of a deadline, as far as its form needs it. */
export interface ProcessoDoPrazo {
  id: string;
  tipo: string;
  numero: string | null;
  tribunalOrgao: string | null;
}

interface Values {
  [name: string]: unknown;
  processoId: string | null;
  titulo: string;
  tipoContagem: string | null;
  publicacao: string | null;
  dias: number | null;
  vencimento: string | null;
  responsavelId: string | null;
}

const ALSO = { alsoInvalidates: ['processos'] };

/** Of the case that was chosen: its court, and how its deadlines are counted unless somebody says otherwise. */
function useProcesso(id: string | null, dado: ProcessoDoPrazo | undefined): ProcessoDoPrazo | undefined {
  const { data } = useQuery({
    ...orpc.processos.options.queryOptions({ input: { ids: [id ?? ''] } }),
    enabled: id !== null && dado === undefined,
  });
  return dado ?? data?.itens.find((um) => um.id === id);
}

interface FieldsProps {
  form: RecordForm<Values>;
  /** Of a deadline whose case is fixed. */
  dado?: ProcessoDoPrazo | undefined;
  novo: boolean;
}

function PrazoFields({ form, dado, novo }: FieldsProps) {
  const { usuario } = useSession();
  const { processoId, tipoContagem, publicacao, dias, vencimento, responsavelId } = form.values;
  const processo = useProcesso(processoId, dado);
  const pessoas = useQuery({
    ...orpc.prazos.responsaveis.queryOptions({ input: { processo: processoId ?? '' } }),
    enabled: processoId !== null,
  }).data?.itens;
  const { setMany } = form;
  const padrao = processo && contagemPadrao(processo.tipo);
  // What follows from the case, until somebody chooses otherwise.
  useEffect(() => {
    if (novo && padrao !== undefined && tipoContagem === null) setMany({ tipoContagem: padrao });
  }, [novo, padrao, tipoContagem, setMany]);
  const eu = pessoas?.find(({ id }) => id === usuario?.id)?.id;
  useEffect(() => {
    if (novo && eu !== undefined && responsavelId === null) setMany({ responsavelId: eu });
  }, [novo, eu, responsavelId, setMany]);
  const certa = tipoContagem === 'data certa';
  return (
    <>
      <FormSection title="Prazo">
        {!dado && novo && <RecordPicker {...form.field('processoId')} source={processosSource} />}
        <TextField {...form.field('titulo')} />
        <SelectField
          {...form.field('responsavelId')}
          disabled={processoId === null}
          options={(pessoas ?? []).map(({ id, nome }) => ({ value: id, label: nome }))}
        />
      </FormSection>
      <FormSection title="Contagem">
        <RadioGroup {...form.field('tipoContagem')} options={optionsOf(TIPOS_DE_CONTAGEM)} />
        {certa ? (
          <DateField {...form.field('vencimento')} required span={3} />
        ) : (
          <>
            <DateField {...form.field('publicacao')} required span={3} />
            <IntegerField {...form.field('dias')} required span={3} maxDigits={4} />
          </>
        )}
      </FormSection>
      {tipoContagem !== null && (
        <ContagemDoPrazo
          // One of the field's options.
          contagem={{ tipoContagem: tipoContagem as TipoDeContagem, publicacao, dias, vencimento }}
          tribunal={processo?.tribunalOrgao ?? null}
        />
      )}
    </>
  );
}

const labels = { ...formTexts(FIELDS), labels: { ...formTexts(FIELDS).labels, processoId: FIELDS.processo.rotulo } };

export function CreatePrazo({ processo, onClose }: { processo?: ProcessoDoPrazo; onClose: CloseForm }) {
  const { mutateAsync } = useSubmit(orpc.prazos.create, ALSO);
  const initial: Values = {
    ...{ processoId: processo?.id ?? null, titulo: '', tipoContagem: null, publicacao: null, dias: null },
    ...{ vencimento: null, responsavelId: null },
  };
  const form = useCreateForm({
    schema: prazoForm,
    initial,
    ...labels,
    create: mutateAsync,
    saved: messages.salvo,
    onClose,
  });
  return (
    <FormDrawer
      form={form}
      opened
      onClose={onClose}
      title={messages.novo}
      subtitle={processo?.numero ?? undefined}
      narrow
    >
      <PrazoFields form={form} dado={processo} novo />
    </FormDrawer>
  );
}

export function EditPrazo({ record, onClose }: { record: Prazo; onClose: CloseForm }) {
  const { mutateAsync } = useSubmit(orpc.prazos.update, ALSO);
  const { processoId, processo, tipoDoProcesso, tribunal, titulo, tipoContagem, publicacao, dias, vencimento } = record;
  const initial: Values = {
    ...{ processoId, titulo, tipoContagem, publicacao, dias, responsavelId: record.responsavelId },
    // Of a count the day follows.
    vencimento: tipoContagem === 'data certa' ? vencimento : null,
  };
  const form = useEditForm({
    schema: prazoForm,
    initial,
    record,
    ...labels,
    update: mutateAsync,
    saved: messages.salvo,
    onClose,
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title={messages.editar} subtitle={processo ?? undefined} narrow>
      <PrazoFields
        form={form}
        dado={{ id: processoId, tipo: tipoDoProcesso, numero: processo, tribunalOrgao: tribunal }}
        novo={false}
      />
    </FormDrawer>
  );
}
