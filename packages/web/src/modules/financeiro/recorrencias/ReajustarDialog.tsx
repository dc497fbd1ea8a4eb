import { formatMes, formatReais } from '@sede/domain/kernel';
import { readAjuste } from '@sede/domain/modules/financeiro/orcamento';
import {
  recorrenciasMessages as messages,
  type Recorrencia,
  reajustado,
} from '@sede/domain/modules/financeiro/recorrencias';
import { useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { ActionDialog, SelectField, TextField } from '#platform/ui/form.ts';
import { notify, useKit } from '#platform/ui/index.ts';
import classes from './Recorrencias.module.css';
import { mesesDoReajuste } from './recorrencia.values.ts';

const AJUSTE_INVALIDO = 'Use um percentual, como 4,62 ou -10.';

/** Adjusts a fixed amount by a percentage from a month on; shows what it becomes before it is done. */
export function ReajustarDialog({ recorrencia, onClose }: { recorrencia: Recorrencia; onClose: () => void }) {
  const { id, versao, valor, primeiroMes } = recorrencia;
  const { today } = useKit();
  const { meses, inicial } = mesesDoReajuste(primeiroMes, today);
  const { mutateAsync: reajustar } = useSubmit(orpc.recorrencias.reajustar);
  const [texto, setTexto] = useState('');
  const [aPartirDe, setAPartirDe] = useState(inicial);
  const ajuste = readAjuste(texto);
  const erro = texto.trim() !== '' && ajuste === null ? AJUSTE_INVALIDO : null;
  const ready = ajuste !== null && ajuste !== 0;

  const run = async () => {
    if (!ready) return false;
    await reajustar({ id, versao, ajuste, aPartirDe });
    notify.success(messages.reajustada);
    return true;
  };
  return (
    <ActionDialog
      title={messages.reajustar}
      confirmLabel={messages.reajustar}
      ready={ready}
      run={run}
      onClose={onClose}
    >
      <p className={classes.qual}>
        {recorrencia.itemDespesa} · {recorrencia.nomeBeneficiario}
      </p>
      <div className={classes.campos}>
        <TextField
          label="Percentual"
          value={texto}
          onChange={setTexto}
          error={erro}
          placeholder="Ex.: 4,62"
          maxLength={8}
          required
          autoFocus
        />
        <SelectField
          label="A partir de"
          value={aPartirDe}
          onChange={(value) => setAPartirDe(value ?? aPartirDe)}
          options={meses.map((value) => ({ value, label: formatMes(value) }))}
          required
        />
      </div>
      {ready && (
        <p className={classes.resumo} role="status">
          De {formatReais(valor)} para <b>{formatReais(reajustado(valor, ajuste))}</b>, de {formatMes(aPartirDe)} em
          diante. Os meses anteriores ficam como estão.
        </p>
      )}
    </ActionDialog>
  );
}
