import { addDays } from '@sede/domain/kernel';
import {
  CONTRATO_FIELDS,
  CONTRATOS_FILE_RULE,
  type ContratadoDigitado,
  type ContratoCompleto,
  contratosErrors,
  contratosMotivos,
  MAX_ANEXOS_DO_CONTRATO,
  MAX_EMAILS,
  contratosMessages as messages,
  TIPOS_DE_OBJETO,
  type TipoDeObjeto,
} from '@sede/domain/modules/contratos/contratos';
import { contratoForm } from '@sede/domain/modules/contratos/contratos/contract';
import { useMemo } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import {
  type Attachment,
  AttachmentsField,
  changesOf,
  DateField,
  FormDrawer,
  FormSection,
  formTexts,
  MoneyField,
  type RecordForm,
  SelectField,
  saving,
  TagsField,
  TextArea,
  TextField,
  useRecordForm,
} from '#platform/ui/form.ts';
import { type CloseForm, notify, optionsOf } from '#platform/ui/index.ts';
import { type Contratado, ContratadosField, DIGITADO } from './ContratadosField.tsx';
import { nomeDoContrato } from './contrato.columns.tsx';

const SPECS = {
  ...CONTRATO_FIELDS,
  contratados: { rotulo: 'Contratados', tipo: 'texto' },
  digitado: { rotulo: 'Contratado digitado', tipo: 'texto' },
  emails: { rotulo: 'E-mails para alerta', tipo: 'lista' },
  anexos: { rotulo: 'Anexos', tipo: 'texto' },
  observacoes: { rotulo: 'Observações', tipo: 'texto' },
} as const;

const PLAIN = formTexts(SPECS);
const TEXTS = {
  ...PLAIN,
  /** Parties as another person's save is shown beside one's own. */
  show: (name: string, value: unknown): string =>
    name === 'contratados' && Array.isArray(value)
      ? // The field's value, mine or theirs.
        (value as Contratado[]).map(({ nome }) => nome).join(', ') || '—'
      : PLAIN.show(name, value),
};

interface Valores extends Record<string, unknown> {
  tipoObjeto: TipoDeObjeto | null;
  nome: string;
  dataInicio: string | null;
  dataFim: string | null;
  dataAlerta: string | null;
  valorTotal: number | null;
  contratados: Contratado[];
  digitado: ContratadoDigitado | null;
  emails: string[];
  anexos: Attachment[];
  observacoes: string;
}

const VAZIO: Valores = {
  ...{ tipoObjeto: 'Contrato', nome: '', dataInicio: null, dataFim: null, dataAlerta: null, valorTotal: null },
  ...{ contratados: [], digitado: null, emails: [], anexos: [], observacoes: '' },
};

const valoresDe = (um: ContratoCompleto): Valores => ({
  ...{ tipoObjeto: um.tipoObjeto, nome: um.nome, dataInicio: um.dataInicio, dataFim: um.dataFim },
  ...{ dataAlerta: um.dataAlerta, valorTotal: um.valorTotal, contratados: um.contratados, emails: um.emails },
  ...{ digitado: null, anexos: um.anexos, observacoes: '' },
});

/** A new one that takes the place of this: the same but for its term, alert and files. */
const renovado = (um: ContratoCompleto): Valores => ({
  ...valoresDe(um),
  ...{ dataInicio: um.dataFim && addDays(um.dataFim, 1), dataFim: null, dataAlerta: null, anexos: [] },
});

/** Told where a form is left without a file, which only a later save demands. Source: decisions-sindical-contratos-patrimonio (Form). */
const warnSemAnexo = (anexos: readonly Attachment[]) => {
  if (anexos.length === 0) notify({ message: contratosErrors.anexo_obrigatorio().message });
};

interface FieldsProps {
  form: RecordForm<Valores>;
  /** Of a stored one, which never changes; of a new one it is chosen. */
  record?: ContratoCompleto;
  readOnly?: boolean;
}

function ContratoFields({ form, record, readOnly = false }: FieldsProps) {
  const tipo = form.values.tipoObjeto;
  const contrato = tipo === 'Contrato';
  const of = { readOnly };
  const guardados = new Set(record?.anexos.map(({ id }) => id));
  return (
    <>
      <FormSection title="Objeto">
        {record ? (
          <TextField label={SPECS.tipoObjeto.rotulo} value={record.tipoObjeto} onChange={() => {}} readOnly span={3} />
        ) : (
          <SelectField
            {...form.field('tipoObjeto')}
            onChange={(um) => form.field('tipoObjeto').onChange(TIPOS_DE_OBJETO.find((valor) => valor === um) ?? null)}
            options={optionsOf(TIPOS_DE_OBJETO)}
            required
            span={3}
          />
        )}
        {record && (
          <TextField
            label={SPECS.numeroContrato.rotulo}
            value={record.numeroContrato ?? ''}
            onChange={() => {}}
            readOnly
            span={3}
          />
        )}
        <TextField {...form.field('nome')} {...of} required maxLength={200} />
      </FormSection>
      <FormSection title="Contratados">
        <ContratadosField
          {...form.field('contratados')}
          {...of}
          digitado={form.field(DIGITADO)}
          tipoObjeto={tipo}
          required={contrato}
        />
      </FormSection>
      <FormSection title="Vigência e alerta">
        <DateField {...form.field('dataInicio')} {...of} required span={2} />
        <DateField {...form.field('dataFim')} {...of} required span={2} />
        <DateField {...form.field('dataAlerta')} {...of} required span={2} />
        <TagsField
          {...form.field('emails')}
          {...of}
          required={contrato}
          suggestions={[]}
          max={MAX_EMAILS}
          maxLength={254}
        />
      </FormSection>
      <FormSection title="Valor">
        <MoneyField {...form.field('valorTotal')} {...of} span={3} />
      </FormSection>
      <FormSection title="Anexos">
        <AttachmentsField
          {...form.field('anexos')}
          rule={CONTRATOS_FILE_RULE}
          readOnly={readOnly}
          help={`PDF, até ${MAX_ANEXOS_DO_CONTRATO}.`}
          canRemove={({ id }) =>
            guardados.has(id) ? 'Exclua na leitura do contrato: ao menos um anexo permanece.' : true
          }
        />
      </FormSection>
      {!record && (
        <FormSection title="Observações">
          <TextArea {...form.field('observacoes')} rows={4} maxLength={5000} help="Torna-se a primeira observação." />
        </FormSection>
      )}
    </>
  );
}

/**
 * 'Novo contrato ou documento', or one that renews `anterior`. Source: spec 3 §2.12, §5, §8;
 * decisions-sindical-contratos-patrimonio (Form, Value and aditivos).
 */
export function CreateContrato({ anterior, onClose }: { anterior?: ContratoCompleto; onClose: CloseForm }) {
  const { mutateAsync: create } = useSubmit(orpc.contratos.create);
  const schema = useMemo(() => contratoForm(null, true), []);
  const initial = useMemo(() => (anterior ? renovado(anterior) : VAZIO), [anterior]);
  const form = useRecordForm({
    schema,
    initial,
    ...(anterior ? { startDirty: true } : { draft: 'contratos:novo' }),
    ...TEXTS,
    submit: ({ observacoes, ...input }) =>
      saving(messages.erroSalvar, () =>
        create({ ...input, ...(observacoes && { observacoes }), ...(anterior && { idAnterior: anterior.id }) }),
      ),
    onSaved: ({ id, numeroContrato, situacao }) => {
      notify.success(messages.salvo(numeroContrato ?? '', situacao));
      onClose(id);
    },
  });
  return (
    <FormDrawer
      form={form}
      opened
      onClose={onClose}
      title={messages.novo}
      {...(anterior && { subtitle: messages.renova(nomeDoContrato(anterior)) })}
    >
      <ContratoFields form={form} />
    </FormDrawer>
  );
}

/** 'Editar', or 'Detalhe' where it may not be changed: the same form, every field closed. */
export function EditContrato({ record, onClose }: { record: ContratoCompleto; onClose: CloseForm }) {
  const { id, tipoObjeto } = record;
  const readOnly = !useCan('contratos.editar') || record.pode.editar !== undefined;
  const { mutateAsync: update } = useSubmit(orpc.contratos.update);
  const schema = useMemo(() => contratoForm(tipoObjeto, false), [tipoObjeto]);
  const initial = useMemo(() => valoresDe(record), [record]);
  const form = useRecordForm({
    schema,
    initial,
    ...(!readOnly && { draft: `contratos:${id}` }),
    versao: record.versao,
    ...TEXTS,
    submit: (input, { versao = record.versao, changed }) => {
      const {
        tipoObjeto: _tipo,
        observacoes: _nota,
        anexos,
        ...changes
      } = changesOf(input, changed.includes(DIGITADO) ? [...changed, 'contratados'] : changed);
      const novos = anexos?.filter((um) => !record.anexos.some((tinha) => tinha.id === um));
      return saving(messages.erroSalvar, () =>
        update({ id, versao, ...changes, ...(novos && novos.length > 0 && { anexos: novos }) }),
      );
    },
    onSaved: ({ numeroContrato, situacao }) => {
      notify.success(messages.salvo(numeroContrato ?? '', situacao));
      onClose(id);
    },
  });
  const motivo = contratosMotivos.texto(record.pode.editar);
  return (
    <FormDrawer
      form={form}
      opened
      onClose={() => {
        if (!readOnly) warnSemAnexo(form.values.anexos);
        onClose();
      }}
      readOnly={readOnly}
      title={readOnly ? 'Detalhe' : 'Editar'}
      subtitle={readOnly && motivo ? `${nomeDoContrato(record)} · ${motivo}` : nomeDoContrato(record)}
    >
      <ContratoFields form={form} record={record} readOnly={readOnly} />
    </FormDrawer>
  );
}
