import { Button } from '@mantine/core';
import { type Despesa, despesasMotivos } from '@sede/domain/modules/financeiro/despesas';
import { useCan } from '#platform/session/index.ts';
import { ReadingNote } from '#platform/ui/reading.ts';
import classes from './despesas.module.css';
import { useAcoesEmLote } from './useAcoesEmLote.ts';

/** What may be decided here: by approvers, and withdrawn by whoever may ask. Reasons stand at the button. */
export function DespesaDecisao({ despesa }: { despesa: Despesa }) {
  const mayApprove = useCan('despesas.aprovar');
  const mayWithdraw = useCan('despesas.retirar-solicitacao');
  const acoes = useAcoesEmLote();
  const blocked = (reason: string | undefined) =>
    reason ? { 'data-disabled': true, 'aria-disabled': true, title: reason } : {};
  const act = (reason: string | undefined, run: () => unknown) => () => !reason && void run();
  const { pode } = despesa;
  const [aprovar, negar] = [despesasMotivos.texto(pode.aprovar), despesasMotivos.texto(pode.negar)];
  const reasons = mayApprove ? [...new Set([aprovar, negar].filter((one) => one !== undefined))] : [];
  return (
    <>
      {reasons.length > 0 && <ReadingNote>{reasons.join(' ')}</ReadingNote>}
      {mayWithdraw && pode.retirarSolicitacao === undefined && (
        <Button variant="default" onClick={() => void acoes.retirar([despesa])}>
          Retirar solicitação
        </Button>
      )}
      {mayApprove && (
        <>
          <Button
            variant="default"
            className={classes.negar}
            {...blocked(negar)}
            onClick={act(negar, () => acoes.negar([despesa]))}
          >
            NEGAR
          </Button>
          <Button {...blocked(aprovar)} onClick={act(aprovar, () => acoes.aprovar([despesa]))}>
            APROVAR
          </Button>
        </>
      )}
    </>
  );
}
