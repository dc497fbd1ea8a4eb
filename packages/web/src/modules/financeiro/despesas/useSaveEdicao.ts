/**
 * Saves an edited expense: the changed fields, then the files taken off, then the new ones, each with the version that
 * the step before left.
 *
 * A step that fails leaves the form open; saving again goes on where it stopped. Its approval can be asked for in the same
 * act, once everything else is as it shall be. Out: whether its approval was voided on the way and not asked for again, and what is
 * odd about its contract.
 * Source: decisions §7 (Instalments, Approval); issue 9 §5.
 */
import {
  AJUSTES_DO_PAGAMENTO,
  type DespesaCompleta,
  DINHEIRO,
  type Escopo,
  type LiquidacaoInput,
  despesaMessages as messages,
} from '@sede/domain/modules/financeiro/despesas';
import type { alterarDespesaForm } from '@sede/domain/modules/financeiro/despesas/contract';
import { useCallback, useRef } from 'react';
import type { z } from 'zod';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { changesOf, type SubmitContext, saving, useSaveWithFiles } from '#platform/ui/form.ts';
import { useAsking } from '../financeiro.useAsking.ts';
import { PERGUNTADOS, PERGUNTAS_DA_DESPESA } from './askParecidas.ts';

/** With the payment where that may be corrected. */
export type EdicaoInput = z.output<typeof alterarDespesaForm> & Partial<LiquidacaoInput>;

const SOMADOS: readonly string[] = ['valor', 'meioPagamento', ...AJUSTES_DO_PAGAMENTO];
/** In cash the amount is sent together with its parts, so that the server can say where they differ. */
function withCash(changes: Partial<EdicaoInput>, { meioPagamento, pagamento }: Partial<EdicaoInput>) {
  const summed = Object.keys(changes).some((name) => SOMADOS.includes(name));
  return summed && meioPagamento === DINHEIRO && pagamento ? { ...changes, pagamento } : changes;
}

type Salva = { versao: number; situacao: unknown; avisos?: string[] };

export function useSaveEdicao(record: DespesaCompleta) {
  const { mutateAsync: update } = useSubmit(orpc.despesas.update);
  const { mutateAsync: attach } = useSubmit(orpc.despesas.anexar);
  const { mutateAsync: detach } = useSubmit(orpc.despesas.removerAnexo);
  const voided = useRef(false);
  const odd = useRef<string[]>([]);
  const updating = useAsking(update, PERGUNTAS_DA_DESPESA);
  const save = useSaveWithFiles<Partial<EdicaoInput> & { solicitarAprovacao?: true }, { escopo: Escopo }, Salva>(
    record,
    {
      update: updating,
      attach,
      detach,
    },
  );

  return useCallback(
    (
      { pdfs, escopo, ...fields }: EdicaoInput,
      context: Pick<SubmitContext, 'versao' | 'changed'>,
      solicitarAprovacao: boolean,
    ) =>
      saving(
        messages.erroSalvar,
        async () => {
          const changes = withCash(changesOf(fields, context.changed), fields);
          const what = { changes: Object.keys(changes).length > 0 ? changes : null, files: pdfs, with: { escopo } };
          const last = solicitarAprovacao ? { last: { solicitarAprovacao } } : {};
          await save({ ...what, ...last }, context.versao ?? 0, ({ situacao, avisos }) => {
            if (record.situacao !== null && situacao === null) voided.current = true;
            if (avisos) odd.current = [...new Set([...odd.current, ...avisos])];
          });
          return { aprovacaoAnulada: voided.current && !solicitarAprovacao, avisos: odd.current };
        },
        PERGUNTADOS,
      ),
    [record, save],
  );
}
