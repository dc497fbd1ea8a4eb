/**
 * What can be done with results, of one row or of the selected: treat, pass to boleto, make inactive, back to active.
 * Source: decisions-members (Consignação).
 */
import {
  consignacoesMessages as messages,
  OCORRENCIAS_DO_FILIADO,
  type Resultado,
} from '@sede/domain/modules/filiados/consignacoes';
import { useCallback, useMemo } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { type ClearSelection, confirm, type MenuEntry, notify, type SelectionAction } from '#platform/ui/index.ts';
import { isOcorrencia, nomeDe } from './resultado.columns.tsx';

const MAX = 500;

/** `ato` 'ver': only read. */
export interface Alvo {
  ato: 'ver' | 'tratar' | 'boleto' | 'inativar';
  rows: Resultado[];
  clear: ClearSelection;
}

const nothing = () => undefined;
const podeBoleto = ({ codigo, filiadoId }: Resultado) => filiadoId !== null && OCORRENCIAS_DO_FILIADO.includes(codigo);
/** Only members not INATIVO (text). */
const podeInativar = ({ codigo, situacao }: Resultado) => codigo === 'nao_descontado' && situacao !== 'INATIVO';
const podeReativar = ({ codigo, situacao }: Resultado) => codigo === 'inativo' && situacao === 'INATIVO';

export function useAlvos(onAct: (alvo: Alvo) => void) {
  const mayInactivate = useCan('consignacao.inativar');
  const { mutateAsync: reativar } = useSubmit(orpc.consignacoes.reativar, { alsoInvalidates: ['filiados'] });
  const askReativar = useCallback(
    async (row: Resultado) => {
      const answer = await confirm({
        title: 'Reativar',
        message: messages.perguntaReativar,
        details: [nomeDe(row)],
        confirmLabel: 'Reativar',
        run: () => reativar({ resultado: row.id }),
      });
      if (answer.confirmed) notify.success(messages.reativado);
    },
    [reativar],
  );
  return useMemo(() => {
    const act =
      (ato: Alvo['ato']) =>
      (rows: Resultado[], clear: ClearSelection = nothing) =>
        onAct({ ato, rows, clear });
    const selecao: SelectionAction<Resultado>[] = [
      { label: 'Tratar…', key: 't', eligible: isOcorrencia, max: MAX, run: act('tratar') },
      { label: 'Passar a boleto…', key: 'b', eligible: podeBoleto, max: MAX, run: act('boleto') },
      ...(mayInactivate
        ? [{ label: 'Inativar…', eligible: podeInativar, max: MAX, danger: true, run: act('inativar') }]
        : []),
    ];
    const daLinha = (row: Resultado): MenuEntry[] => [
      ...(isOcorrencia(row) ? [{ label: 'Tratar…', onSelect: () => act('tratar')([row]) }] : []),
      ...(podeBoleto(row) ? [{ label: 'Passar a boleto…', onSelect: () => act('boleto')([row]) }] : []),
      ...(mayInactivate && podeInativar(row)
        ? [{ label: 'Inativar…', danger: true, onSelect: () => act('inativar')([row]) }]
        : []),
      ...(mayInactivate && podeReativar(row) ? [{ label: 'Reativar…', onSelect: () => void askReativar(row) }] : []),
      { label: 'Ver', onSelect: () => act('ver')([row]) },
    ];
    return {
      selecao,
      daLinha,
      tratarUma: (row: Resultado) => act('tratar')([row]),
      abrir: (row: Resultado) => act(isOcorrencia(row) ? 'tratar' : 'ver')([row]),
    };
  }, [onAct, mayInactivate, askReativar]);
}
