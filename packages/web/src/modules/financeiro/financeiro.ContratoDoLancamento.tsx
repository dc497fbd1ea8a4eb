import { Button } from '@mantine/core';
import { formatReais } from '@sede/domain/kernel';
import { CONTRATOS_DO_FINANCEIRO, vinculoMessages as messages } from '@sede/domain/modules/contratos/contratos';
import { type ContratoVinculado, DESPESA_FIELDS } from '@sede/domain/modules/financeiro/despesas';
import { lazy, Suspense, useState } from 'react';
import { Link, recordHref } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { Fact } from '#platform/ui/reading.ts';
import type { VincularContratoProps } from './financeiro.VincularContratoDialog.tsx';

const VincularContratoDialog = lazy(() =>
  import('./financeiro.VincularContratoDialog.tsx').then((m) => ({ default: m.VincularContratoDialog })),
);

export interface ContratoDoLancamentoProps extends Omit<VincularContratoProps, 'onClose'> {
  registro: { id: string; versao: number; contrato: ContratoVinculado | null };
  mayEdit: boolean;
}

/** Number and name, with what is left of its value; whoever may see it goes to it. */
export function NomeDoContrato({ contrato }: { contrato: ContratoVinculado }) {
  const maySee = useCan('contratos.ver-financeiro');
  const { id, numeroContrato, saldo } = contrato;
  const nome = [numeroContrato, contrato.nome].filter(Boolean).join(' · ');
  return (
    <div>
      {maySee ? <Link to={recordHref(CONTRATOS_DO_FINANCEIRO, id)}>{nome}</Link> : nome}
      {saldo !== null && (
        <small className="muted"> {saldo < 0 ? `excede ${formatReais(-saldo)}` : `saldo ${formatReais(saldo)}`}</small>
      )}
    </div>
  );
}

/** The contract of a despesa or receita, with what is left of it; whoever may change the record links it here, at any time. */
export function ContratoDoLancamento({ mayEdit, ...vinculo }: ContratoDoLancamentoProps) {
  const [open, setOpen] = useState(false);
  const { contrato } = vinculo.registro;
  if (contrato === null && !mayEdit) return null;
  return (
    <Fact label={DESPESA_FIELDS.idContrato.rotulo} wide>
      {contrato && <NomeDoContrato contrato={contrato} />}
      {mayEdit && (
        <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
          {contrato ? messages.alterar : messages.vincular}
        </Button>
      )}
      <Suspense fallback={null}>
        {open && <VincularContratoDialog {...vinculo} onClose={() => setOpen(false)} />}
      </Suspense>
    </Fact>
  );
}
