import {
  ARQUIVOS_DA_FICHA,
  type Filiado,
  filiadosErrors,
  filiadosMessages as messages,
} from '@sede/domain/modules/filiados/filiados';
import { type FiliadoFormOutput, filiadoForm } from '@sede/domain/modules/filiados/filiados/contract';
import { useRef } from 'react';
import { isApiError, orpc, useSubmit } from '#platform/api/index.ts';
import {
  AttachmentsField,
  changesOf,
  FoldingSection,
  FormDrawer,
  FormNotice,
  formTexts,
  saving,
  useRecordForm,
} from '#platform/ui/form.ts';
import { type CloseForm, notify } from '#platform/ui/index.ts';
import { DependentesSection } from '../dependentes/index.ts';
import { askParecidos } from './askParecidos.ts';
import { CpfConhecido } from './CpfConhecido.tsx';
import { FichaCadastral } from './FichaCadastral.tsx';
import { FiliadoFields } from './FiliadoFields.tsx';
import { nomeDe } from './filiado.columns.tsx';
import { type FiliadoValues, NO_FILIADO, ROTULOS_DO_FORM, valuesOf } from './filiado.values.ts';
import { HistoricoDeAlteracoes } from './HistoricoDeAlteracoes.tsx';

const TEXTS = formTexts(ROTULOS_DO_FORM);
/** Answered where they are asked: at the CPF, by the question about who is alike. */
const EXPECTED = [filiadosErrors.cpf_cadastrado.code, filiadosErrors.parecido.code];
/** Tells the whole by itself: 'Erro ao alterar o email do usuario.' and why. */
const DO_ACESSO = filiadosErrors.email_nao_mudou.code;

const inputOf = ({ anexos, ...fields }: FiliadoFormOutput) => ({ ...fields, anexos: anexos.map(({ id }) => id) });

export interface CreateFiliadoProps {
  /** Filled from elsewhere: a dependent who becomes a pensioner. */
  initial?: Partial<FiliadoValues>;
  title?: string;
  onClose: CloseForm;
}

/** 'Cadastrar filiado'. Source: spec 2 §2, §5; decisions-members (Create). */
export function CreateFiliado({ initial, title = messages.cadastrar, onClose }: CreateFiliadoProps) {
  const { mutateAsync: create } = useSubmit(orpc.filiados.create);
  const form = useRecordForm({
    schema: filiadoForm,
    initial: { ...NO_FILIADO, ...initial },
    ...(initial ? { startDirty: true } : { draft: 'filiados:novo' }),
    ...TEXTS,
    submit: (output) => {
      const input = inputOf(output);
      // What the server says of a creation is told in the form itself.
      return askParecidos((distintos) => create({ ...input, distintos }));
    },
    asks: ({ code }) => code === filiadosErrors.parecido.code,
    onSaved: ({ id }) => {
      notify.success(messages.criado);
      onClose(id);
    },
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title={title} subtitle="Comece pelo CPF">
      <FiliadoFields form={form} situacao={null} known={<CpfConhecido cpf={form.values.cpf} />}>
        <FoldingSection title={messages.fichaCadastral} plain closed>
          <AttachmentsField {...form.field('anexos')} rule={ARQUIVOS_DA_FICHA} />
        </FoldingSection>
      </FiliadoFields>
    </FormDrawer>
  );
}

/** In: the record without masks, since opening this form counts as 'Mostrar'. Sends what changed and nothing else. */
export function EditFiliado({ record, onClose }: { record: Filiado; onClose: CloseForm }) {
  const { id } = record;
  const { mutateAsync: update } = useSubmit(orpc.filiados.update);
  // Files are kept at once: the record's version goes on under the form, by this person's own act.
  const seen = useRef(record.versao);
  const form = useRecordForm({
    schema: filiadoForm,
    initial: valuesOf(record),
    draft: `filiados:${id}`,
    versao: record.versao,
    ...TEXTS,
    submit: (output, { versao = record.versao, changed }) => {
      const { semEmail, anexos: _, ...changes } = changesOf(inputOf(output), changed);
      const input = { id, ...changes, semEmail: output.semEmail, versao: Math.max(versao, seen.current) };
      return saving(messages.erroSalvar, () => askParecidos((distintos) => update({ ...input, distintos })), [
        ...EXPECTED,
        DO_ACESSO,
      ]).catch((error: unknown) => {
        if (isApiError(error) && error.code === DO_ACESSO) notify.error(error);
        throw error;
      });
    },
    asks: ({ code }) => code === filiadosErrors.parecido.code,
    onSaved: (saved) => {
      notify.success(messages.salvo);
      onClose(saved.id);
    },
  });
  const cpfChanged = form.changed.includes('cpf');
  return (
    <FormDrawer form={form} opened onClose={onClose} title="Editar filiado" subtitle={nomeDe(record)}>
      {record.cadastro === 'INATIVO' && <FormNotice>{messages.naoEMaisFiliado}</FormNotice>}
      <FiliadoFields
        form={form}
        situacao={record.situacaoFiliado}
        known={cpfChanged && <CpfConhecido cpf={form.values.cpf} />}
      >
        <FoldingSection title={messages.fichaCadastral} plain>
          <FichaCadastral
            registro={record}
            onChanged={({ versao }) => {
              seen.current = versao;
            }}
          />
        </FoldingSection>
        <FoldingSection title={messages.dependentes} plain closed>
          <DependentesSection filiado={{ id, nome: nomeDe(record) }} />
        </FoldingSection>
        <FoldingSection title={messages.historico} plain closed>
          <HistoricoDeAlteracoes id={id} />
        </FoldingSection>
      </FiliadoFields>
    </FormDrawer>
  );
}
