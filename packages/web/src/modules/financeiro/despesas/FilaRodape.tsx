import { Button } from '@mantine/core';
import { type Decisao, despesasMotivos } from '@sede/domain/modules/financeiro/despesas';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useCan } from '#platform/session/index.ts';
import { letterKeysOn } from '#platform/ui/hotkeys/registry.ts';
import { InstantText, useHotkey, useIsPhone } from '#platform/ui/index.ts';
import classes from './Fila.module.css';

const RAPIDOS = ['Falta documento', 'Valor diverge', 'Beneficiário errado'];

export interface FilaRodapeProps {
  decisao: Decisao;
  busy: boolean;
  /** What comes after: 'Hospedagem'. */
  next: string | null;
  onApprove: () => void;
  onDeny: (motivo: string) => void;
  onSkip: () => void;
  onWithdraw: () => void;
}

/** The reason of a denial in the buttons' place; Ctrl+Enter denies, Escape goes back. */
function Negar({
  onDeny,
  onBack,
  busy,
  quem,
}: {
  onDeny: (motivo: string) => void;
  onBack: () => void;
  busy: boolean;
  quem: string | null;
}) {
  const [motivo, setMotivo] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const ready = motivo.trim() !== '' && !busy;
  return (
    <form
      className={classes.negar}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onDeny(motivo.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onBack();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && ready) {
          event.preventDefault();
          onDeny(motivo.trim());
        }
        // The letters that decide are text here.
        event.stopPropagation();
      }}
    >
      <input
        ref={field}
        aria-label="Motivo da negação"
        placeholder="Motivo da negação"
        maxLength={500}
        value={motivo}
        onChange={(event) => setMotivo(event.currentTarget.value)}
      />
      <span className={classes.rapidos}>
        {RAPIDOS.map((texto) => (
          <button key={texto} type="button" onClick={() => setMotivo(texto)}>
            {texto}
          </button>
        ))}
      </span>
      <span className={classes.note}>{quem && `${quem} recebe o motivo`}</span>
      <Button variant="default" onClick={onBack}>
        Voltar
      </Button>
      <Button type="submit" color="red" disabled={!ready} leftSection={<IconX size={16} aria-hidden />}>
        Negar
      </Button>
    </form>
  );
}

/** What may be done with the open expense: A approves, N asks why not, ↓ goes on. Who may only read has no buttons. */
export function FilaRodape({ decisao, busy, next, onApprove, onDeny, onSkip, onWithdraw }: FilaRodapeProps) {
  const { despesa, nomeSolicitante } = decisao;
  const mayApprove = useCan('despesas.aprovar');
  const mayWithdraw = useCan('despesas.retirar-solicitacao');
  const phone = useIsPhone();
  const letters = !phone && letterKeysOn();
  const [denying, setDenying] = useState<string | null>(null);
  const { pode } = despesa;
  const [noApproval, noDenial] = [despesasMotivos.texto(pode.aprovar), despesasMotivos.texto(pode.negar)];
  const approve = () => !busy && !noApproval && onApprove();
  const deny = () => !busy && !noDenial && setDenying(despesa.id);
  useHotkey('a', 'Aprovar', approve, { enabled: mayApprove });
  useHotkey('n', 'Negar', deny, { enabled: mayApprove });
  if (denying === despesa.id) {
    return <Negar onDeny={onDeny} onBack={() => setDenying(null)} busy={busy} quem={nomeSolicitante} />;
  }
  const reasons = mayApprove ? [...new Set([noApproval, noDenial])].filter(Boolean).join(' ') : '';
  return (
    <>
      {mayApprove && (
        <Button
          variant="default"
          className={classes.danger}
          disabled={busy}
          data-disabled={noDenial ? true : undefined}
          aria-disabled={noDenial ? true : undefined}
          title={noDenial}
          onClick={deny}
          leftSection={<IconX size={16} aria-hidden />}
        >
          Negar{letters && <kbd aria-hidden>N</kbd>}
        </Button>
      )}
      {mayWithdraw && pode.retirarSolicitacao === undefined && (
        <Button variant="default" onClick={onWithdraw}>
          Retirar solicitação
        </Button>
      )}
      {next && (
        <Button variant="default" className={classes.pular} onClick={onSkip}>
          Pular{!phone && <kbd aria-hidden>↓</kbd>}
        </Button>
      )}
      <span className={`${classes.note} ${classes.versao}`} data-spare={reasons === '' || undefined}>
        {reasons || (
          <>
            {mayApprove ? 'Aprovar a versão de ' : 'Versão de '}
            <InstantText value={despesa.atualizadoEm} />
            {next && mayApprove && (
              <>
                , e ir para <b>{next}</b>
              </>
            )}
          </>
        )}
      </span>
      {mayApprove && (
        <Button
          className={classes.decidir}
          disabled={busy}
          data-disabled={noApproval ? true : undefined}
          aria-disabled={noApproval ? true : undefined}
          title={noApproval}
          onClick={approve}
          leftSection={<IconCheck size={16} aria-hidden />}
        >
          Aprovar{letters && <kbd aria-hidden>A</kbd>}
        </Button>
      )}
    </>
  );
}
