import { Button } from '@mantine/core';
import { isCpfCnpj } from '@sede/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { FormNotice } from '#platform/ui/form.ts';
import { beneficiarioPath } from './beneficiarios.paths.ts';
import type { Existing, RepeatedDocument } from './useRepeatedDocument.ts';

export interface RepeatedWarningProps {
  repeated: RepeatedDocument;
  tipo: string | null;
  cpfCnpj: string;
  /** Id of the record that is being edited: it is not another one. */
  ownId?: string;
  label: string;
  busy: boolean;
  onConfirm: () => void;
}

/** The other record with a complete document, asked while one types. */
function useExisting({ repeated, tipo, cpfCnpj, ownId }: RepeatedWarningProps): Existing | null {
  const complete = (tipo === 'F' || tipo === 'J') && isCpfCnpj(tipo, cpfCnpj);
  const { data } = useQuery({
    ...orpc.beneficiarios.options.queryOptions({ input: { busca: cpfCnpj, desabilitados: true } }),
    enabled: complete,
  });
  if (!complete) return null;
  if (repeated.refused?.cpfCnpj === cpfCnpj) return repeated.refused.existing;
  return data?.itens.find((item) => item.cpfCnpj === cpfCnpj && item.id !== ownId) ?? null;
}

/** 'Este CPF/CNPJ já está cadastrado para …': the existing one opens beside, so that nothing typed is lost. */
export function RepeatedWarning(props: RepeatedWarningProps) {
  const existing = useExisting(props);
  if (!existing) return null;
  const confirm = () => {
    props.repeated.consentTo(props.cpfCnpj);
    props.onConfirm();
  };
  return (
    <FormNotice
      actions={
        <Button variant="default" size="xs" disabled={props.busy} onClick={confirm}>
          {props.label}
        </Button>
      }
    >
      Este CPF/CNPJ já está cadastrado para{' '}
      <a href={beneficiarioPath(existing.id)} target="_blank" rel="noreferrer">
        {existing.nome}
        <span className="visually-hidden"> (abre em outra aba)</span>
      </a>
      .
    </FormNotice>
  );
}
