/**
 * How the panel shows a revenue: title, tag, amount, and what may be done next, by its state and the person's permissions.
 * Source: decisions §6 (reading comes first), §7 (Revenue).
 */
import { formatReaisSemSimbolo } from '@sede/domain/kernel';
import {
  type Receita,
  type ReceitaCompleta,
  receitasMotivos,
  STATUS_CREDITO_ROTULOS,
} from '@sede/domain/modules/financeiro/receitas';
import { IconCircleCheck } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Money, type ReadingView, StatusTag } from '#platform/ui/index.ts';
import { nomeReceita, TOM_CREDITO } from './receita.status.ts';

const ReceitaLeitura = lazy(() => import('./ReceitaLeitura.tsx').then((m) => ({ default: m.ReceitaLeitura })));

export interface ReceitaViewOptions {
  mayEdit: boolean;
  onOpen: (id: string) => void;
  on: { creditar: (row: Receita) => void };
}

export function receitaView({ mayEdit, onOpen, on }: ReceitaViewOptions): ReadingView<ReceitaCompleta> {
  return {
    title: nomeReceita,
    subtitle: ({ empresa }) => empresa,
    tags: ({ statusCredito }) => (
      <StatusTag tone={TOM_CREDITO[statusCredito] ?? 'neutral'} label={STATUS_CREDITO_ROTULOS[statusCredito]} />
    ),
    amount: ({ valor, valorLiquido }) => (
      <>
        <b>
          <Money value={valor} />
        </b>
        {valorLiquido !== valor && <div>líquido {formatReaisSemSimbolo(valorLiquido)}</div>}
      </>
    ),
    body: (receita) => (
      <Suspense fallback={null}>
        <ReceitaLeitura receita={receita} mayEdit={mayEdit} onOpen={onOpen} />
      </Suspense>
    ),
    acts: (receita) =>
      mayEdit && receita.dataCredito === null
        ? [
            {
              label: 'Creditar',
              icon: <IconCircleCheck size={16} aria-hidden />,
              hotkey: 'c',
              onSelect: () => on.creditar(receita),
              disabledReason: receitasMotivos.texto(receita.pode.creditar),
              primary: true,
            },
          ]
        : [],
  };
}
