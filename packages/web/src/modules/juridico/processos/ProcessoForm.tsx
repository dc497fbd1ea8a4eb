import {
  processoMessages as doProcesso,
  processosMessages as messages,
  PROCESSO_FIELDS,
  PROCESSOS_FILE_RULE,
  type ProcessoCompleto,
  processosErrors,
  type TipoDeProcesso,
} from '@sede/domain/modules/juridico/processos';
import { novoProcessoForm, processoForm } from '@sede/domain/modules/juridico/processos/contract';
import { useMemo } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import {
  type Attachment,
  AttachmentsField,
  changesOf,
  FormDrawer,
  FormSection,
  formTexts,
  noneOf,
  partOf,
  saving,
  useRecordForm,
} from '#platform/ui/form.ts';
import { type CloseForm, notify } from '#platform/ui/index.ts';
import { AtendimentosDosFiliados, AtendimentosField } from './AtendimentosField.tsx';
import { FiliadosField } from './FiliadosField.tsx';
import { nomeDoProcesso } from './numero.ts';
import { ProcessoFields } from './ProcessoFields.tsx';
import { type FiliadoEscolhido, SEM_PROCESSO, type ValoresDoProcesso, valoresDe } from './processo.values.ts';
import { RepetidoNotice } from './RepetidoNotice.tsx';
import { useNumeroRepetido } from './useNumeroRepetido.ts';

const SPECS = {
  ...PROCESSO_FIELDS,
  filiados: { rotulo: 'Filiados', tipo: 'texto' },
  anexos: { rotulo: 'Anexos', tipo: 'texto' },
  atendimentos: { rotulo: 'Atendimentos', tipo: 'lista' },
} as const;
const EXPECTED = [processosErrors.numero_repetido.code];
const NOVO = { ...SEM_PROCESSO, filiados: noneOf<FiliadoEscolhido>(), anexos: noneOf<Attachment>() };

export interface InicioDoProcesso {
  escritorioId?: string;
  filiados?: readonly FiliadoEscolhido[];
}

export interface CreateProcessoProps {
  tipo: TipoDeProcesso;
  /** What is known of it already: of the appointment that it comes of. */
  inicio?: InicioDoProcesso;
  onClose: CloseForm;
}

/** 'Novo processo judicial', 'Novo processo administrativo', 'Novo procedimento'. Source: spec 3 §2.5, §5, §8; decisions-legal (Cases). */
export function CreateProcesso({ tipo, inicio, onClose }: CreateProcessoProps) {
  const { mutateAsync: create } = useSubmit(orpc.processos.create, { alsoInvalidates: ['filiados'] });
  const schema = useMemo(() => novoProcessoForm(tipo), [tipo]);
  const initial = useMemo(
    () => ({
      ...NOVO,
      ...(inicio?.escritorioId !== undefined && {
        escritorioId: inicio.escritorioId,
      }),
      filiados: [...(inicio?.filiados ?? [])],
    }),
    [inicio],
  );
  const repetido = useNumeroRepetido();
  const form = useRecordForm({
    schema,
    initial,
    ...(inicio ? { startDirty: true } : { draft: `processos:novo:${tipo}` }),
    ...formTexts(SPECS),
    submit: (input) => {
      const confirmarRepetido = repetido.consentFor(input);
      return saving(doProcesso.erroSalvar, () => create({ ...input, tipo, confirmarRepetido }), EXPECTED);
    },
    asks: repetido.asks,
    onSaved: ({ id }) => {
      notify.success(doProcesso.salvo(tipo));
      onClose(id);
    },
  });
  const aviso = { tipo, repetido, valores: form.values, busy: form.submitting, onConfirm: form.submit };
  return (
    <FormDrawer form={form} opened onClose={onClose} title={messages.novo(tipo)}>
      <ProcessoFields
        form={partOf<ValoresDoProcesso>(form)}
        tipo={tipo}
        repetido={<RepetidoNotice {...aviso} />}
        filiados={<FiliadosField {...form.field('filiados')} required />}
        atendimentos={
          <AtendimentosField
            {...form.field('atendimentos')}
            filiados={form.values.filiados.map(({ id }) => id)}
            required
          />
        }
      />
      <FormSection title="Anexos">
        <AttachmentsField {...form.field('anexos')} rule={PROCESSOS_FILE_RULE} />
      </FormSection>
    </FormDrawer>
  );
}

/** 'Editar processo judicial' and so on; members and files are added and taken out on the case's page, one by one. */
export function EditProcesso({ record, onClose }: { record: ProcessoCompleto; onClose: CloseForm }) {
  const { id, tipo } = record;
  const { mutateAsync: update } = useSubmit(orpc.processos.update, { alsoInvalidates: ['filiados'] });
  const schema = useMemo(() => processoForm(tipo), [tipo]);
  const names = new Map([
    [record.escritorioId ?? '', record.escritorioNome ?? ''],
    [record.objetoId ?? '', record.nomeObjeto ?? ''],
  ]);
  const repetido = useNumeroRepetido();
  const form = useRecordForm({
    schema,
    initial: valoresDe(record),
    draft: `processos:${id}`,
    versao: record.versao,
    ...formTexts(SPECS, names),
    submit: (input, { versao = record.versao, changed }) => {
      const confirmarRepetido = repetido.consentFor(input);
      const changes = changesOf(input, changed);
      return saving(doProcesso.erroSalvar, () => update({ id, versao, ...changes, confirmarRepetido }), EXPECTED);
    },
    asks: repetido.asks,
    onSaved: () => {
      notify.success(doProcesso.salvo(tipo));
      onClose(id);
    },
  });
  const aviso = { tipo, repetido, valores: form.values, busy: form.submitting, onConfirm: form.submit };
  const changed = form.changed.some((nome) => ['numero', 'escritorioId', 'tribunalOrgao'].includes(nome));
  return (
    <FormDrawer form={form} opened onClose={onClose} title={doProcesso.editar(tipo)} subtitle={nomeDoProcesso(record)}>
      <ProcessoFields
        form={form}
        tipo={tipo}
        repetido={changed && <RepetidoNotice {...aviso} menos={id} />}
        atendimentos={<AtendimentosDosFiliados {...form.field('atendimentos')} processo={id} required />}
      />
    </FormDrawer>
  );
}
