import type { FileRule } from '@sede/domain/kernel';
import { ESCOPOS, type Escopo } from '@sede/domain/modules/financeiro/despesas';
import type { ReactNode } from 'react';
import {
  AttachmentsField,
  type AttachmentsFieldProps,
  FormDrawer,
  type FormDrawerProps,
  type FormField,
  FormNotice,
  FormSection,
  RadioGroup,
} from '#platform/ui/form.ts';
import { confirm } from '#platform/ui/index.ts';
import classes from './financeiro.form.module.css';

export interface EditParcelaProps extends Pick<FormDrawerProps, 'form' | 'title' | 'subtitle' | 'onClose'> {
  /** The question before a save that would drop a payment that was typed but not confirmed; null: none was typed. */
  naoConfirmado: { title: string; message: string } | null;
  /** A second way to save, beside the first, by the same question. */
  outroSalvar?: ((salvar: () => Promise<void>) => ReactNode) | null;
  /** Notices above the fields. */
  avisos: readonly (string | false)[];
  /** How many later ones are still open. */
  seguintes: number;
  escopo: FormField<Escopo>;
  escopos: Readonly<Record<Escopo, string>>;
  anexos: Omit<AttachmentsFieldProps, 'rule' | 'canRemove'>;
  arquivos: {
    titulo: string;
    rule: FileRule;
    /** The files that the record has, and why they cannot be removed now; null: they can. */
    guardados: readonly { id: string }[];
    ficam: string | null;
  };
  /** The record's own fields. */
  children: ReactNode;
  /** Payment or credit, and refund, below the files. */
  pagamento: ReactNode;
}

/** The drawer that edits one instalment, or it and the later open ones, and settles or refunds it from the same place. */
export function EditParcela(props: EditParcelaProps) {
  const { form, naoConfirmado, escopo, escopos, arquivos } = props;
  const avisos = props.avisos.filter((aviso) => aviso !== false);
  const submit = async () => {
    if (naoConfirmado) {
      const { title } = naoConfirmado;
      const { confirmed } = await confirm({ ...naoConfirmado, confirmLabel: title, cancelLabel: 'Voltar' });
      if (!confirmed) return;
    }
    await form.submit();
  };
  return (
    <FormDrawer
      form={{ ...form, submit, dirty: form.dirty || naoConfirmado !== null }}
      opened
      onClose={props.onClose}
      title={props.title}
      subtitle={props.subtitle}
      beforeSubmit={props.outroSalvar?.(submit)}
    >
      {avisos.length > 0 && (
        <div className={classes.notices}>
          {avisos.map((aviso) => (
            <FormNotice key={aviso}>{aviso}</FormNotice>
          ))}
        </div>
      )}
      {props.seguintes > 0 && (
        <FormSection title="Aplicar as alterações a">
          <RadioGroup
            {...escopo}
            onChange={(value) => escopo.onChange(value === 'esta_e_seguintes' ? value : 'so_esta')}
            options={ESCOPOS.map((value) => ({ value, label: escopos[value] }))}
            required={false}
          />
        </FormSection>
      )}
      {props.children}
      <FormSection title={arquivos.titulo}>
        <AttachmentsField
          {...props.anexos}
          rule={arquivos.rule}
          canRemove={({ id }) =>
            arquivos.ficam !== null && arquivos.guardados.some((one) => one.id === id) ? arquivos.ficam : true
          }
        />
      </FormSection>
      {props.pagamento}
    </FormDrawer>
  );
}
