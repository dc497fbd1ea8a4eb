/**
 * How the panel shows an expense: title, tags, amount, and what may be done next, by its state and the person's permissions.
 * Source: design/areas/despesa-painel; decisions §6 (reading comes first), §7.
 */
import { formatReaisSemSimbolo } from '@sede/domain/kernel';
import {
  type DespesaLida,
  type DespesaListada,
  despesasMotivos,
  IMPOSTOS,
  textoVencimento,
} from '@sede/domain/modules/financeiro/despesas';
import { IconCircleCheck, IconFileText, IconSend } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { beneficiarioPath } from '#modules/financeiro/beneficiarios/index.ts';
import { Link } from '#platform/routing/index.ts';
import { Money, type PanelAct, type ReadingView, StatusTag } from '#platform/ui/index.ts';
import { aprovacaoDe, nomeDespesa, TOM_VENCIMENTO } from './despesa.status.ts';

const DespesaLeitura = lazy(() => import('./DespesaLeitura.tsx').then((m) => ({ default: m.DespesaLeitura })));

const ICON = 16;

function Valor({ despesa }: { despesa: DespesaLida }) {
  const retido = IMPOSTOS.reduce((sum, name) => sum + despesa[name], 0);
  return (
    <>
      <b>
        <Money value={despesa.valor} />
      </b>
      {retido > 0 && <div>− {formatReaisSemSimbolo(retido)} retidos</div>}
      {despesa.valorPago !== null && despesa.valorPago !== despesa.valor && (
        <div>pago {formatReaisSemSimbolo(despesa.valorPago)}</div>
      )}
      {despesa.valorLiquido !== despesa.valor && <div>líquido {formatReaisSemSimbolo(despesa.valorLiquido)}</div>}
    </>
  );
}

export interface DespesaViewOptions {
  today: string;
  mayEdit: boolean;
  maySeeBeneficiario: boolean;
  onOpen: (id: string) => void;
  on: { liquidar: (row: DespesaListada) => void; solicitar: (row: DespesaListada) => void };
}

function actsOf(despesa: DespesaLida, { mayEdit, on }: DespesaViewOptions): PanelAct[] {
  const { pode } = despesa;
  const acts: PanelAct[] = [];
  if (pode.recibo === undefined)
    acts.push({
      label: 'Gerar recibo',
      icon: <IconFileText size={ICON} aria-hidden />,
      href: `/api/despesas/${despesa.id}/recibo`,
    });
  if (!mayEdit) return acts;
  if (pode.solicitarAprovacao === undefined)
    acts.push({
      label: 'Solicitar aprovação',
      icon: <IconSend size={ICON} aria-hidden />,
      onSelect: () => on.solicitar(despesa),
    });
  if (despesa.dataLiquidacaoPagamento === null)
    acts.push({
      label: 'Liquidar',
      icon: <IconCircleCheck size={ICON} aria-hidden />,
      hotkey: 'l',
      onSelect: () => on.liquidar(despesa),
      disabledReason: despesasMotivos.texto(pode.liquidar),
      primary: true,
    });
  return acts;
}

export function despesaView(options: DespesaViewOptions): ReadingView<DespesaLida> {
  const { today, mayEdit, maySeeBeneficiario, onOpen } = options;
  return {
    title: nomeDespesa,
    subtitle: ({ idBeneficiario, nomeBeneficiario }) =>
      maySeeBeneficiario ? <Link to={beneficiarioPath(idBeneficiario)}>{nomeBeneficiario}</Link> : nomeBeneficiario,
    tags: (despesa) => {
      const { tone, label } = aprovacaoDe(despesa);
      return (
        <>
          <StatusTag
            tone={TOM_VENCIMENTO[despesa.statusVencimento] ?? 'neutral'}
            label={textoVencimento(despesa, today)}
          />
          {despesa.situacao !== null && <StatusTag tone={tone} label={label} />}
        </>
      );
    },
    amount: (despesa) => <Valor despesa={despesa} />,
    body: (despesa) => (
      <Suspense fallback={null}>
        <DespesaLeitura despesa={despesa} mayEdit={mayEdit} onOpen={onOpen} />
      </Suspense>
    ),
    acts: (despesa) => actsOf(despesa, options),
  };
}
