import { formatDataBr, formatReais } from '@sede/domain/kernel';
import { type Lancamento, extratosMessages as messages } from '@sede/domain/modules/financeiro/extratos';
import { CAIXA } from '@sede/domain/modules/financeiro/transferencias';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { ActionDialog, FormSection, SelectField } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import { useAsking } from '../financeiro.useAsking.ts';
import classes from './Extratos.module.css';
import { MODULOS_DO_EXTRATO } from './extratos.list.ts';

const NO_CAIXA = 'caixa';

/** Registers the transfer that a line shows: to or from which account, or the till. */
export function TransferirDialog({ linha, onClose }: { linha: Lancamento; onClose: () => void }) {
  const [outra, setOutra] = useState<string | null>(null);
  const { data } = useQuery(orpc.contasBancarias.options.queryOptions({ input: {} }));
  const { mutateAsync: transferir } = useSubmit(orpc.extratos.transferir, {
    alsoInvalidates: [...MODULOS_DO_EXTRATO, 'suprimentos'],
  });
  const save = useAsking(transferir);
  const saiu = linha.valor < 0;
  const contas = (data?.itens ?? []).filter(({ id }) => id !== linha.idConta);
  const options = [...contas.map(({ id, nome }) => ({ value: id, label: nome })), { value: NO_CAIXA, label: CAIXA }];
  const run = async () => {
    await save({ id: linha.id, versao: linha.versao, idOutraConta: outra === NO_CAIXA ? null : outra });
    notify.success(messages.transferido);
  };
  return (
    <ActionDialog
      size="md"
      title={messages.transferir}
      confirmLabel="Registrar e conciliar"
      ready={outra !== null}
      run={run}
      onClose={onClose}
    >
      <p className={classes.resumo}>
        {formatDataBr(linha.data)} · {linha.descricao} · <strong>{formatReais(linha.valor)}</strong>
      </p>
      <FormSection title={saiu ? 'Para onde foi' : 'De onde veio'}>
        <SelectField
          label={saiu ? 'Conta de destino' : 'Conta de origem'}
          required
          options={options}
          value={outra}
          onChange={setOutra}
        />
      </FormSection>
    </ActionDialog>
  );
}
