import { Button } from '@mantine/core';
import { prazosMessages as messages, type Recalculo } from '@sede/domain/modules/juridico/prazos';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { ReadingDialog } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import classes from './Prazos.module.css';
import { numeroDe } from './prazo.status.tsx';

const ALSO = { alsoInvalidates: ['processos'] };

/** Deadlines that the holidays of now would end on another day: each is changed or kept. Source: decisions-legal (Prazos). */
export function RecalculosDialog({ itens, onClose }: { itens: readonly Recalculo[]; onClose: () => void }) {
  const muda = useSubmit(orpc.prazos.recalcular, ALSO);
  const mantem = useSubmit(orpc.prazos.manter, ALSO);
  const busy = muda.isPending || mantem.isPending;
  const decide = async ({ id, versao, novo }: Recalculo, mudar: boolean) => {
    try {
      await (mudar ? muda : mantem).mutateAsync({ id, versao, vencimento: novo });
      notify.success(mudar ? messages.mudado : messages.mantido);
    } catch (error) {
      notify.error(error);
    }
  };
  return (
    <ReadingDialog title={messages.recalculos} size="lg" busy={busy} onClose={onClose}>
      <p>{itens.length === 0 ? messages.nenhumRecalculo : messages.sobreOsRecalculos}</p>
      <ul className={classes.recalculos}>
        {itens.map((item) => (
          <li key={item.id}>
            <div>
              <b>{item.titulo}</b>
              <span className="muted">{numeroDe(item.processo)}</span>
              <span className={classes.datas}>{messages.muda(item.vencimento, item.novo)}</span>
            </div>
            <div className={classes.botoes}>
              <Button
                variant="default"
                size="compact-md"
                disabled={busy}
                aria-label={`${messages.manter}: ${item.titulo}`}
                onClick={() => void decide(item, false)}
              >
                {messages.manter}
              </Button>
              <Button
                size="compact-md"
                disabled={busy}
                aria-label={`${messages.mudar}: ${item.titulo}`}
                onClick={() => void decide(item, true)}
              >
                {messages.mudar}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </ReadingDialog>
  );
}
