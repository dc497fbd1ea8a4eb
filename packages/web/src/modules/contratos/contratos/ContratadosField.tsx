import { Button } from '@mantine/core';
import { formatCpfCnpj, normaliseCpfCnpj } from '@sede/domain/kernel';
import {
  type ContratadoDigitado,
  erroDoDigitado,
  contratosMessages as messages,
  type TipoDeObjeto,
} from '@sede/domain/modules/contratos/contratos';
import { useMemo, useState } from 'react';
import { api } from '#platform/api/index.ts';
import { AddingPicker, ChosenList, type FieldProps, MaskedField, TextField } from '#platform/ui/form.ts';
import type { RecordSource } from '#platform/ui/index.ts';
import classes from './contratos.module.css';

export interface Contratado {
  cnpjContratado: string;
  nome: string;
  idBeneficiario?: string | null | undefined;
}

/** The form's name of the one that is being typed; stands at the field that lacks something. */
export const DIGITADO = 'digitado';

/** Of contracts companies only; documents list all. */
function beneficiariosSource(tipoObjeto: TipoDeObjeto | null): RecordSource {
  const read = async (input: { busca?: string; ids?: string[] }, signal?: AbortSignal) => {
    const { itens } = await api.beneficiarios.vincular(
      { ...input, ...(tipoObjeto === 'Contrato' && { tipo: 'J' as const }) },
      signal ? { signal } : {},
    );
    return itens.map(({ id, nome, cpfCnpj }) => ({ value: id, label: nome, detail: formatCpfCnpj(cpfCnpj) }));
  };
  return {
    nothing: messages.nenhumCnpj,
    search: (busca, signal) => read(busca === '' ? {} : { busca }, signal),
    resolve: (ids) => read({ ids }),
  };
}

/** One that is no beneficiary: number and name as they are typed. What is wrong with the number is said once it is long enough for one. */
function Digitado({
  tipoObjeto,
  value,
  onChange,
  error,
  onAdd,
}: Pick<FieldProps<ContratadoDigitado>, 'value' | 'onChange' | 'error'> & {
  tipoObjeto: TipoDeObjeto | null;
  onAdd: (um: Contratado) => void;
}) {
  const numero = normaliseCpfCnpj(value.cnpj);
  const erro = erroDoDigitado(tipoObjeto, value);
  const erroDe = (campo: keyof ContratadoDigitado) => {
    if (erro?.campo !== campo) return null;
    return error ?? (campo === 'cnpj' && numero.length >= 11 ? erro.mensagem : null);
  };
  const cnpj = {
    value: value.cnpj,
    onChange: (novo: string) => onChange({ ...value, cnpj: novo }),
    error: erroDe('cnpj'),
    ...(erro?.campo === 'cnpj' && { name: DIGITADO }),
    span: 3,
  } as const;
  return (
    <>
      {tipoObjeto === 'Contrato' ? (
        <MaskedField label="CNPJ" mask="cnpj" {...cnpj} />
      ) : (
        <TextField label="CPF/CNPJ" maxLength={18} {...cnpj} />
      )}
      <TextField
        label="Nome do contratado"
        value={value.nome}
        onChange={(nome) => onChange({ ...value, nome })}
        error={erroDe('nome')}
        {...(erro?.campo === 'nome' && { name: DIGITADO })}
        maxLength={200}
        span={3}
      />
      <Button
        variant="default"
        disabled={erro !== null}
        onClick={() => onAdd({ cnpjContratado: numero, nome: value.nome.trim() })}
      >
        Incluir contratado
      </Button>
    </>
  );
}

interface ContratadosFieldProps extends FieldProps<Contratado[]> {
  tipoObjeto: TipoDeObjeto | null;
  /** The one that is being typed: saved with the others, though nobody included it. */
  digitado: Pick<FieldProps<ContratadoDigitado | null>, 'value' | 'onChange' | 'error'>;
}

/**
 * Whom the contract is with: beneficiaries chosen one by one, or a number that is typed.
 * Source: spec 3 §5; decisions-sindical-contratos-patrimonio (Form).
 */
export function ContratadosField({ tipoObjeto, digitado, ...props }: ContratadosFieldProps) {
  const { value, onChange, readOnly = false } = props;
  // Another search after one that was typed takes the focus.
  const [typed, setTyped] = useState(0);
  const source = useMemo(() => beneficiariosSource(tipoObjeto), [tipoObjeto]);
  const add = (um: Contratado) => {
    if (!value.some(({ cnpjContratado }) => cnpjContratado === um.cnpjContratado)) onChange([...value, um]);
  };
  return (
    <>
      {!readOnly && (
        <AddingPicker
          key={typed}
          {...props}
          autoFocus={typed > 0}
          source={source}
          onAdd={({ value: idBeneficiario, label: nome, detail }) =>
            add({ cnpjContratado: normaliseCpfCnpj(detail ?? ''), nome, idBeneficiario })
          }
        />
      )}
      {!readOnly && digitado.value === null && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.digitar}
          onClick={() => digitado.onChange({ cnpj: '', nome: '' })}
        >
          Digitar {tipoObjeto === 'Contrato' ? 'CNPJ' : 'CPF/CNPJ'} de quem não é beneficiário
        </Button>
      )}
      {digitado.value !== null && (
        <Digitado
          {...digitado}
          value={digitado.value}
          tipoObjeto={tipoObjeto}
          onAdd={(um) => {
            add(um);
            setTyped((n) => n + 1);
            digitado.onChange(null);
          }}
        />
      )}
      <ChosenList
        label="Contratados escolhidos"
        items={value.map(({ cnpjContratado, nome }) => ({
          id: cnpjContratado,
          nome,
          detalhe: formatCpfCnpj(cnpjContratado),
        }))}
        onRemove={readOnly ? null : ({ id }) => onChange(value.filter((um) => um.cnpjContratado !== id))}
      />
    </>
  );
}
