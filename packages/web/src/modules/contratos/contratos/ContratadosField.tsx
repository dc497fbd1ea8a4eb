import { Button } from '@mantine/core';
import { formatCpfCnpj, normaliseCpfCnpj } from '@sede/domain/kernel';
import { erroDoCnpj, contratosMessages as messages, type TipoDeObjeto } from '@sede/domain/modules/contratos/contratos';
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

/** One that is no beneficiary: number and name as they are typed. */
function Digitado({ tipoObjeto, onAdd }: { tipoObjeto: TipoDeObjeto | null; onAdd: (um: Contratado) => void }) {
  const [cnpj, setCnpj] = useState('');
  const [nome, setNome] = useState('');
  const numero = normaliseCpfCnpj(cnpj);
  const erro = numero.length < 11 ? null : erroDoCnpj(tipoObjeto, numero);
  return (
    <>
      {tipoObjeto === 'Contrato' ? (
        <MaskedField label="CNPJ" mask="cnpj" value={cnpj} onChange={setCnpj} error={erro} span={3} />
      ) : (
        <TextField label="CPF/CNPJ" value={cnpj} onChange={setCnpj} maxLength={18} error={erro} span={3} />
      )}
      <TextField label="Nome do contratado" value={nome} onChange={setNome} maxLength={200} span={3} />
      <Button
        variant="default"
        disabled={numero.length < 11 || erro !== null || nome.trim() === ''}
        onClick={() => onAdd({ cnpjContratado: numero, nome: nome.trim() })}
      >
        Incluir contratado
      </Button>
    </>
  );
}

/** Whom the contract is with: beneficiaries chosen one by one, or a number that is typed. Source: spec 3 §5; decisions-sindical-contratos-patrimonio (Form). */
export function ContratadosField({
  tipoObjeto,
  ...props
}: FieldProps<Contratado[]> & { tipoObjeto: TipoDeObjeto | null }) {
  const { value, onChange, readOnly = false } = props;
  // Another search after one that was typed takes the focus.
  const [typed, setTyped] = useState(0);
  const [typing, setTyping] = useState(false);
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
      {!readOnly && !typing && (
        <Button variant="subtle" size="compact-sm" className={classes.digitar} onClick={() => setTyping(true)}>
          Digitar CNPJ de quem não é beneficiário
        </Button>
      )}
      {typing && (
        <Digitado
          tipoObjeto={tipoObjeto}
          onAdd={(um) => {
            add(um);
            setTyped((n) => n + 1);
            setTyping(false);
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
