import type { FileRule } from '@sede/domain/kernel';
import type { ReactNode } from 'react';
import {
  AttachmentsField,
  type AttachmentsFieldProps,
  FormDrawer,
  type FormDrawerProps,
  type FormField,
  FormSection,
  SwitchField,
} from '#platform/ui/form.ts';
import { ParcelasPanel, type ParcelasPanelProps } from './financeiro.ParcelasPanel.tsx';

export interface RegistrarParcelasProps extends Pick<FormDrawerProps, 'form' | 'title' | 'subtitle' | 'onClose'> {
  /** The instalments that will be registered; null where there is only ever one. */
  painel: ParcelasPanelProps | null;
  quantidade: number | null;
  anexos: Omit<AttachmentsFieldProps, 'rule'>;
  arquivos: { titulo: string; rule: FileRule };
  /** A second way to save, beside the first. */
  extra?: ReactNode;
  /** Only of a single one: several are settled or credited one by one, later. */
  pagamento: { titulo: string; jaFeito: FormField<boolean>; span?: 3; campos: ReactNode };
  /** The record's own fields. */
  children: ReactNode;
}

/** The drawer that registers a record, divided into instalments: one record for each. */
export function RegistrarParcelas(props: RegistrarParcelasProps) {
  const { painel, quantidade, arquivos, pagamento } = props;
  const many = (quantidade ?? 1) > 1;
  return (
    <FormDrawer
      form={props.form}
      opened
      onClose={props.onClose}
      title={props.title}
      subtitle={props.subtitle}
      submitLabel={many ? `Salvar ${quantidade} parcelas` : 'Salvar'}
      beforeSubmit={props.extra}
      side={painel && <ParcelasPanel {...painel} />}
    >
      {props.children}
      <FormSection title={arquivos.titulo} description={many ? 'Os PDFs valem para todas as parcelas.' : undefined}>
        <AttachmentsField {...props.anexos} rule={arquivos.rule} />
      </FormSection>
      {!many && (
        <FormSection title={pagamento.titulo}>
          <SwitchField {...pagamento.jaFeito} span={pagamento.span} />
          {pagamento.jaFeito.value && pagamento.campos}
        </FormSection>
      )}
    </FormDrawer>
  );
}
