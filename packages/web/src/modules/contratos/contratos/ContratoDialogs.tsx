import { Button } from '@mantine/core';
import { formatDataBr, formatReais } from '@sede/domain/kernel';
import {
  ADITIVO_FIELDS,
  CONTRATOS_FILE_RULE,
  contratosErrors,
  faltasDoAditivo,
  MAX_OBSERVACAO,
  contratosMessages as messages,
  OBSERVACAO_FIELDS,
  TIPOS_DE_ADITIVO,
  type TipoDeAditivo,
} from '@sede/domain/modules/contratos/contratos';
import { useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import {
  ActionDialog,
  type Attachment,
  AttachmentsField,
  DateField,
  MoneyField,
  SelectField,
  SwitchField,
  saving,
  TextArea,
} from '#platform/ui/form.ts';
import { notify, optionsOf } from '#platform/ui/index.ts';
import { nomeDoContrato } from './contrato.columns.tsx';
import classes from './contratos.module.css';
import type { Alvo } from './useAcoesDoContrato.tsx';

interface DialogProps {
  contrato: Alvo;
  onClose: () => void;
}

/** Notes are added and never changed; a closed contract takes them too. Source: spec 3 §2.12; decisions-sindical-contratos-patrimonio (State). */
export function AnotarDialog({ contrato: { id }, onClose }: DialogProps) {
  const { mutateAsync } = useSubmit(orpc.contratos.anotar);
  const [observacao, setObservacao] = useState('');
  return (
    <ActionDialog
      title="Acrescentar observação"
      size="md"
      confirmLabel="Salvar"
      ready={observacao.trim() !== ''}
      run={() => saving(messages.erroSalvar, () => mutateAsync({ id, observacao: observacao.trim() }))}
      onDone={() => {
        notify.success(messages.anotado);
        onClose();
      }}
      onClose={onClose}
    >
      <TextArea
        label={OBSERVACAO_FIELDS.observacao.rotulo}
        name="observacao"
        required
        rows={6}
        maxLength={MAX_OBSERVACAO}
        value={observacao}
        onChange={setObservacao}
      />
    </ActionDialog>
  );
}

/**
 * A new end, or another value, with the PDF that says so; `onCopiar`: the contract is renewed, for which a new one may be made instead.
 * Source: decisions-sindical-contratos-patrimonio (Value and aditivos).
 */
export function AditarDialog({ contrato, onCopiar, onClose }: DialogProps & { onCopiar?: (() => void) | undefined }) {
  const { mutateAsync } = useSubmit(orpc.contratos.aditar);
  const [tipo, setTipo] = useState<TipoDeAditivo>('Prorrogação');
  const [dataFim, setDataFim] = useState<string | null>(null);
  const [dataAlerta, setDataAlerta] = useState<string | null>(null);
  const [valor, setValor] = useState<number | null>(null);
  const [reduz, setReduz] = useState(false);
  const [motivo, setMotivo] = useState('');
  const [anexos, setAnexos] = useState<Attachment[]>([]);
  const [anexo] = anexos;
  const prorroga = tipo === 'Prorrogação';
  const { id, versao, dataFim: fim, valorTotal } = contrato;
  const dado = prorroga ? dataFim !== null : valor !== null;
  const faltas: Record<string, string> = dado
    ? faltasDoAditivo({ tipo, dataFim, dataAlerta, valor, reduz }, { dataFim: fim, valorTotal })
    : {};
  const semValor = !prorroga && valorTotal === null ? contratosErrors.sem_valor().message : null;
  return (
    <ActionDialog
      title={onCopiar ? 'Renovar contrato' : 'Registrar aditivo'}
      size="md"
      footer={
        onCopiar && (
          <Button variant="subtle" onClick={onCopiar}>
            {messages.copiar}
          </Button>
        )
      }
      confirmLabel="Registrar"
      question={
        <>
          <b>{nomeDoContrato(contrato)}</b>
          <br />
          {prorroga
            ? `Vigência até ${fim ? formatDataBr(fim) : '—'}`
            : `Valor de hoje: ${valorTotal === null ? '—' : formatReais(valorTotal)}`}
        </>
      }
      ready={motivo.trim() !== '' && anexo !== undefined && dado && !semValor && Object.keys(faltas).length === 0}
      run={() =>
        anexo &&
        saving(messages.erroSalvar, () =>
          mutateAsync({
            ...{ id, versao, tipo, motivo: motivo.trim(), anexo: anexo.id },
            ...(prorroga
              ? { dataFim, ...(dataAlerta && { dataAlerta }) }
              : { valor, reduz: tipo === 'Reajuste' && reduz }),
          }),
        )
      }
      onDone={() => {
        notify.success(messages.aditado);
        onClose();
      }}
      onClose={onClose}
    >
      <div className={classes.campos}>
        <SelectField
          label="Tipo"
          value={tipo}
          onChange={(novo) => setTipo(TIPOS_DE_ADITIVO.find((um) => um === novo) ?? 'Prorrogação')}
          options={optionsOf(TIPOS_DE_ADITIVO)}
          required
        />
        {prorroga ? (
          <>
            <DateField
              label={ADITIVO_FIELDS.dataFim.rotulo}
              value={dataFim}
              onChange={setDataFim}
              error={faltas.dataFim ?? null}
              required
              span={3}
            />
            <DateField
              label={ADITIVO_FIELDS.dataAlerta.rotulo}
              value={dataAlerta}
              onChange={setDataAlerta}
              error={faltas.dataAlerta ?? null}
              help="Vazia: fica a que há."
              span={3}
            />
          </>
        ) : (
          <MoneyField
            label={ADITIVO_FIELDS.diferenca.rotulo}
            value={valor}
            onChange={setValor}
            error={semValor ?? faltas.valor ?? null}
            required
          />
        )}
        {tipo === 'Reajuste' && <SwitchField label="O reajuste diminui o valor" value={reduz} onChange={setReduz} />}
        <TextArea
          label={ADITIVO_FIELDS.motivo.rotulo}
          required
          rows={3}
          maxLength={2000}
          value={motivo}
          onChange={setMotivo}
        />
        <AttachmentsField
          label={ADITIVO_FIELDS.nome.rotulo}
          labelled
          required
          single
          rule={CONTRATOS_FILE_RULE}
          value={anexos}
          onChange={setAnexos}
        />
      </div>
    </ActionDialog>
  );
}
