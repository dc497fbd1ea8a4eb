import { Button } from '@mantine/core';
import { formatDataBr, formatReais } from '@sede/domain/kernel';
import {
  type Despesa,
  ESCOPO_ROTULOS,
  ESCOPOS,
  type Escopo,
  despesasMessages as messages,
} from '@sede/domain/modules/financeiro/despesas';
import { useId, useState } from 'react';
import { messageOf, orpc, useSubmit } from '#platform/api/index.ts';
import { Dialog } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import { nomeDespesa } from './despesa.status.ts';
import classes from './despesas.module.css';

/** Asks before an expense is deleted for good; of one with later instalments, how far it goes. */
export function ExcluirDialog({ despesa, onClose }: { despesa: Despesa; onClose: () => void }) {
  const { id, versao } = despesa;
  const { mutateAsync: remove, isPending } = useSubmit(orpc.despesas.remove);
  const [escopo, setEscopo] = useState<Escopo>('so_esta');
  const [failure, setFailure] = useState<string | null>(null);
  const group = useId();
  const hasLater = despesa.grupoParcelas !== null && despesa.numeroParcela < despesa.numeroParcelas;

  const accept = async () => {
    setFailure(null);
    try {
      const { excluidas } = await remove({ id, versao, escopo });
      notify.success(excluidas.length > 1 ? `${excluidas.length} parcelas excluídas.` : messages.excluida);
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
    }
  };

  return (
    <Dialog
      opened
      title="Excluir despesa"
      busy={isPending}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" disabled={isPending} data-autofocus onClick={onClose}>
            Cancelar
          </Button>
          <Button color="vermelho" loading={isPending} onClick={accept}>
            Excluir
          </Button>
        </>
      }
    >
      <p className={classes.pergunta}>{messages.perguntaExcluir}</p>
      <p className={classes.qual}>
        {nomeDespesa(despesa)} · {despesa.nomeBeneficiario} · vence em {formatDataBr(despesa.dataVencimento)} ·{' '}
        {formatReais(despesa.valor)}
      </p>
      {hasLater && (
        <fieldset className={classes.escopo}>
          <legend>Excluir</legend>
          {ESCOPOS.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name={group}
                value={value}
                checked={escopo === value}
                onChange={() => setEscopo(value)}
              />
              {ESCOPO_ROTULOS[value]}
            </label>
          ))}
        </fieldset>
      )}
      {failure && (
        <p className={classes.falha} role="alert">
          {failure}
        </p>
      )}
    </Dialog>
  );
}
