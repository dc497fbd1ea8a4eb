/**
 * Confirms or skips proposals: a single one with the radar's question, many with each refusal shown and kept at its
 * row.
 *
 * In: what was typed at each. Out: the acts. Source: issue 4 (recurring expenses with variable value); decision 028.
 */
import { formatMes, formatReais, totalCentavos } from '@sede/domain/kernel';
import { recorrenciasMessages as messages, type Proposta } from '@sede/domain/modules/financeiro/recorrencias';
import { useState } from 'react';
import { isPerguntado, PERGUNTAS_DA_DESPESA } from '#modules/financeiro/despesas/index.ts';
import { isApiError, messageOf, orpc, useSubmit } from '#platform/api/index.ts';
import { confirm, notify, showResultado } from '#platform/ui/index.ts';
import { notifyAvisos } from '../financeiro.avisos.ts';
import { useAsking } from '../financeiro.useAsking.ts';
import { nomeDaProposta } from './proposta.columns.tsx';
import { isPronta, type Rascunhos } from './useRascunhos.ts';

const SHOWN = 6;
const chave = ({ id, mes }: { id: string; mes: string }) => `${id}:${mes}`;
const daProposta = (p: Proposta) => ({ id: p.idRecorrencia, versao: p.versao, mes: p.mes });
const NOMES = { nameOf: nomeDaProposta, noun: 'Despesa recorrente', read: async () => [] };

/** A row shows two fields only; what is wrong with the others is told in its message. */
function motivoDe(error: unknown): string {
  const campos = isApiError(error) ? Object.values(error.campos) : [];
  return campos.length > 0 ? [...new Set(campos)].join(' ') : messageOf(error);
}

/** The expense that a proposal is, beside what is typed at it. */
export const despesaDa = (p: Proposta) => ({
  idItemDespesa: p.idItemDespesa,
  idBeneficiario: p.idBeneficiario,
  tipoDespesa: p.tipoDespesa,
  centroCusto: p.centroCusto,
  descricao: p.descricao,
  relacaoEvento: p.relacaoEvento,
  idEvento: p.idEvento,
  relacaoContrato: p.relacaoContrato,
  idContrato: p.idContrato,
  dataVencimento: p.dataVencimento,
  meioPagamento: p.meioPagamento,
  tipoDocumento: p.tipoDocumento,
});

export function useConfirmarPropostas(rascunhos: Rascunhos) {
  const { mutateAsync } = useSubmit(orpc.recorrencias.confirmar, { alsoInvalidates: ['despesas'] });
  const confirmar = useAsking(mutateAsync, PERGUNTAS_DA_DESPESA);
  const { mutateAsync: varias } = useSubmit(orpc.recorrencias.confirmarVarias, { alsoInvalidates: ['despesas'] });
  const { mutateAsync: pular } = useSubmit(orpc.recorrencias.pular);
  const [busy, setBusy] = useState<string | null>(null);

  const valorDe = (p: Proposta) => rascunhos.of(p).valor ?? p.valor;
  const resumo = (rows: readonly Proposta[]) => {
    const one = (p: Proposta) => {
      const estimado = p.tipoValor === 'estimado' ? ' (variável: confira)' : '';
      return `${nomeDaProposta(p)} · ${formatReais(valorDe(p))}${estimado}`;
    };
    const lines = rows.slice(0, SHOWN).map(one);
    if (rows.length > SHOWN) lines.push(`e mais ${rows.length - SHOWN}`);
    return [...lines, `Total: ${formatReais(totalCentavos(rows.map(valorDe)))}`];
  };
  /** Shows the refusal and keeps it at the row. */
  const count = async (
    rows: readonly Proposta[],
    feitas: readonly { id: string; mes: string }[],
    recusadas: readonly { id: string; mes: string; message: string }[],
    feito: { um: string; varios: string },
  ) => {
    rascunhos.drop(feitas.map(chave));
    const refused = recusadas.map((one) => ({ id: chave(one), message: one.message }));
    rascunhos.refuse(refused);
    await showResultado(rows, { feitas: feitas.map(chave), recusadas: refused }, feito, NOMES);
  };

  return {
    busy,
    /** One, as it stands in its row. */
    async uma(p: Proposta) {
      const { valor, numeroDocumento } = rascunhos.of(p);
      if (valor === null || !isPronta(rascunhos.of(p))) return;
      setBusy(p.id);
      try {
        const { avisos } = await confirmar({ ...daProposta(p), ...despesaDa(p), valor, numeroDocumento });
        rascunhos.drop([p.id]);
        notify.success(messages.confirmada);
        notifyAvisos(avisos);
      } catch (error) {
        // Cancelling the question is not a failure.
        if (!(isApiError(error) && isPerguntado(error))) rascunhos.set(p, { erro: motivoDe(error) });
      } finally {
        setBusy(null);
      }
    },
    async varias(rows: Proposta[], clear: () => void) {
      const done: Awaited<ReturnType<typeof varias>>[] = [];
      const propostas = rows.map((p) => ({
        ...daProposta(p),
        valor: valorDe(p),
        numeroDocumento: rascunhos.of(p).numeroDocumento,
      }));
      const answer = await confirm({
        title: rows.length === 1 ? 'Confirmar 1 despesa' : `Confirmar ${rows.length} despesas`,
        message: messages.perguntaConfirmar,
        details: resumo(rows),
        confirmLabel: messages.confirmar,
        run: async () => {
          done.push(await varias({ propostas }));
        },
      });
      const [resultado] = done;
      if (!answer.confirmed || !resultado) return;
      clear();
      await count(rows, resultado.feitas, resultado.recusadas, {
        um: 'despesa registrada',
        varios: 'despesas registradas',
      });
      notifyAvisos([...new Set(resultado.feitas.flatMap(({ avisos }) => avisos))]);
    },
    async pular(rows: Proposta[], clear?: () => void) {
      const done: Awaited<ReturnType<typeof pular>>[] = [];
      const [first] = rows;
      const answer = await confirm({
        title: rows.length === 1 && first ? `Pular ${formatMes(first.mes)}` : `Pular ${rows.length} despesas`,
        message: messages.perguntaPular,
        details: rows.slice(0, SHOWN).map(nomeDaProposta),
        confirmLabel: 'Pular',
        reasonLabel: 'Motivo',
        run: async (motivo) => {
          done.push(await pular({ propostas: rows.map(daProposta), motivo }));
        },
      });
      const [resultado] = done;
      if (!answer.confirmed || !resultado) return;
      clear?.();
      await count(rows, resultado.feitas, resultado.recusadas, {
        um: 'proposta pulada',
        varios: 'propostas puladas',
      });
    },
  };
}
