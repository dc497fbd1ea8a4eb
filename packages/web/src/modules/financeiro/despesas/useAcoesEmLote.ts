/**
 * Asking for, withdrawing, giving and denying approval of many expenses at once.
 *
 * Each is done or refused on its own, on the version that was on the screen; a notice tells the result. Several refused
 * ones are listed by name. In: rows. Out: the actions. Source: spec 1 §2.10, §2.13, §8.3; decisions §7 (Approval).
 */
import { formatReais, sumCentavos } from '@sede/domain/kernel';
import { type Despesa, despesasMessages as messages } from '@sede/domain/modules/financeiro/despesas';
import { useMemo } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { confirm, notify } from '#platform/ui/index.ts';
import { nomeDespesa } from './despesa.status.ts';
import { type Feito, type Resultado, textoResultado } from './resultado.ts';

type Linhas = readonly Despesa[];
type Depois = (() => void) | undefined;

const vistas = (rows: Linhas) => ({
  ids: rows.map(({ id }) => id),
  versoes: Object.fromEntries(rows.map(({ id, versao }) => [id, versao])),
});

/** What is about to be decided: so many, their sum, and the first ones by name. */
const SHOWN = 5;
function resumo(rows: Linhas): string[] {
  const one = (row: Despesa) => `${nomeDespesa(row)} · ${row.nomeBeneficiario} · ${formatReais(row.valorLiquido)}`;
  const lines = rows.slice(0, SHOWN).map(one);
  if (rows.length > SHOWN) lines.push(`e mais ${rows.length - SHOWN}`);
  if (rows.length > 1) lines.push(`Total: ${formatReais(sumCentavos(rows.map((row) => row.valorLiquido)))}`);
  return [...new Set(lines)];
}

async function contar(resultado: Resultado, feito: Feito, rows: Linhas): Promise<void> {
  if (resultado.recusadas.length < 2) {
    const tone = resultado.recusadas.length === 0 ? 'ok' : 'late';
    notify({ tone, message: textoResultado(resultado, feito), durationMs: tone === 'late' ? 10_000 : undefined });
    return;
  }
  const nameOf = new Map(rows.map((row) => [row.id, `${nomeDespesa(row)} · ${row.nomeBeneficiario}`]));
  const counted = { ...resultado, recusadas: resultado.recusadas.map(({ id }) => ({ id, message: '' })) };
  await confirm({
    title: 'Nem todas foram aceitas',
    message: textoResultado(counted, feito).trim(),
    details: resultado.recusadas.map(({ id, message }) => `${nameOf.get(id) ?? 'Despesa'}: ${message}`),
    confirmLabel: 'Entendi',
    cancelLabel: 'Fechar',
  });
}

export function useAcoesEmLote() {
  const { mutateAsync: solicitar } = useSubmit(orpc.despesas.solicitarAprovacao);
  const { mutateAsync: retirar } = useSubmit(orpc.despesas.retirarSolicitacao);
  const { mutateAsync: aprovar } = useSubmit(orpc.despesas.aprovar);
  const { mutateAsync: negar } = useSubmit(orpc.despesas.negar);
  return useMemo(() => {
    const run = async (rows: Linhas, feito: Feito, act: () => Promise<Resultado>, after: Depois) => {
      try {
        const resultado = await act();
        after?.();
        await contar(resultado, feito, rows);
      } catch (error) {
        notify.error(error);
      }
    };
    const asked = async (
      rows: Linhas,
      feito: Feito,
      question: { title: string; message: string; confirmLabel: string; danger?: boolean; reasonLabel?: string },
      act: (motivo: string) => Promise<Resultado>,
      after: Depois,
    ) => {
      const done: Resultado[] = [];
      const answer = await confirm({
        ...question,
        details: resumo(rows),
        run: async (motivo) => done.push(await act(motivo)),
      });
      if (!answer.confirmed) return;
      after?.();
      for (const resultado of done) await contar(resultado, feito, rows);
    };
    return {
      solicitar: (rows: Linhas, after?: () => void) =>
        run(rows, { um: 'solicitada', varios: 'solicitadas' }, () => solicitar(vistas(rows)), after),
      retirar: (rows: Linhas, after?: () => void) =>
        asked(
          rows,
          { um: 'retirada', varios: 'retiradas' },
          {
            title: 'Retirar solicitação',
            message: 'Confirma a retirada da solicitação de aprovação? As aprovações já dadas se perdem.',
            confirmLabel: 'Retirar',
          },
          () => retirar(vistas(rows)),
          after,
        ),
      aprovar: (rows: Linhas, after?: () => void) =>
        asked(
          rows,
          { um: 'aprovação registrada', varios: 'aprovações registradas' },
          { title: 'Aprovar', message: messages.perguntaAprovar, confirmLabel: 'APROVAR' },
          () => aprovar(vistas(rows)),
          after,
        ),
      negar: (rows: Linhas, after?: () => void) =>
        asked(
          rows,
          { um: 'negada', varios: 'negadas' },
          {
            title: 'Negar',
            message: messages.perguntaNegar,
            confirmLabel: 'NEGAR',
            danger: true,
            reasonLabel: 'Motivo da negação',
          },
          (motivo) => negar({ ...vistas(rows), motivo }),
          after,
        ),
    };
  }, [solicitar, retirar, aprovar, negar]);
}
