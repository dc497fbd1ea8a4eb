/**
 * Asking for, withdrawing, giving and denying approval of many expenses at once: of rows, or of all that a filter matches.
 *
 * Each is done or refused on its own, on the version that was on the screen; a notice shows the result. In: the target.
 * Out: the actions.
 * Source: spec 1 §2.10, §2.13, §8.3; decisions §7 (Approval); decision 012.
 */
import { formatReais, totalCentavos } from '@sede/domain/kernel';
import { type DespesaListada, despesasMessages as messages } from '@sede/domain/modules/financeiro/despesas';
import { useMemo } from 'react';
import { api, orpc, useSubmit } from '#platform/api/index.ts';
import {
  type Alvo,
  confirm,
  type Feito,
  inSteps,
  isWhole,
  type Nomeacao,
  notify,
  type Parte,
  type Progress,
  type Resultado,
  type ResultadoDeTodas,
  showResultado,
} from '#platform/ui/index.ts';
import { nomeDespesa } from './despesa.status.ts';

type Depois = (() => void) | undefined;
type Passo = (parte: Parte, motivo: string) => Promise<Resultado>;
interface Pergunta {
  title: string;
  message: string;
  confirmLabel: string;
  danger?: boolean;
  reasonLabel?: string;
}

/** Summary of what is about to be decided: the number, the sum, and the names of the first ones. */
const SHOWN = 5;
function resumo(alvo: Alvo<DespesaListada>): string[] {
  if (isWhole(alvo)) {
    const count = alvo.total.toLocaleString('pt-BR');
    return [`${count} parcelas: tudo o que o filtro mostra`, `Total: ${formatReais(alvo.soma)}`];
  }
  const one = (row: DespesaListada) =>
    `${nomeDespesa(row)} · ${row.nomeBeneficiario} · ${formatReais(row.valorLiquido)}`;
  const lines = alvo.slice(0, SHOWN).map(one);
  if (alvo.length > SHOWN) lines.push(`e mais ${alvo.length - SHOWN}`);
  if (alvo.length > 1) lines.push(`Total: ${formatReais(totalCentavos(alvo.map((row) => row.valorLiquido)))}`);
  return [...new Set(lines)];
}

const pagina = (ids: string[]) => ({ ids, porPagina: 100, totais: 'nao' }) as const;
/** The names of the finance list, and of the approval's. */
const NOMES = {
  nameOf: (row: DespesaListada) => `${nomeDespesa(row)} · ${row.nomeBeneficiario}`,
  noun: 'Despesa',
};
export const daLista: Nomeacao<DespesaListada> = {
  ...NOMES,
  read: async (ids) => (await api.despesas.list(pagina(ids))).itens,
};
const daAprovacao: Nomeacao<DespesaListada> = {
  ...NOMES,
  read: async (ids) => (await api.despesas.pendentes(pagina(ids))).itens,
};

async function asked(
  alvo: Alvo<DespesaListada>,
  feito: Feito,
  pergunta: Pergunta,
  act: Passo,
  nomes: Nomeacao<DespesaListada>,
  after: Depois,
) {
  const done: ResultadoDeTodas[] = [];
  const run = async (motivo: string, report: (progress: Progress) => void) => {
    done.push(await inSteps(alvo, (parte) => act(parte, motivo), report));
  };
  const answer = await confirm({ ...pergunta, details: resumo(alvo), run });
  if (!answer.confirmed) return;
  after?.();
  for (const resultado of done) {
    tellAntesDoCorte(resultado);
    await showResultado(alvo, resultado, feito, nomes);
  }
}

async function atOnce(alvo: Alvo<DespesaListada>, feito: Feito, act: Passo, after: Depois) {
  try {
    const resultado = await inSteps(alvo, (parte) => act(parte, ''));
    after?.();
    tellAntesDoCorte(resultado);
    await showResultado(alvo, resultado, feito, daLista);
  } catch (error) {
    notify.error(error);
  }
}

/** What an answer of `solicitar` has beside what all such operations have. */
interface Solicitadas {
  antesDoCorte?: { quantas: number; corte: string } | null;
}
/** Requests that no approver will see are told apart: they wait for nobody. */
function tellAntesDoCorte({ respostas = [] }: ResultadoDeTodas): void {
  // Answers come untyped out of the steps.
  const told = respostas.flatMap((one) => (one as Solicitadas).antesDoCorte ?? []);
  const [first] = told;
  if (!first) return;
  const quantas = told.reduce((sum, one) => sum + one.quantas, 0);
  notify({ tone: 'late', message: messages.antesDoCorte({ quantas, corte: first.corte }) });
}

const SOLICITADA = { um: 'solicitada', varios: 'solicitadas' };
const SOLICITAR = { title: 'Solicitar aprovação', message: messages.perguntaSolicitar, confirmLabel: 'Solicitar' };

export function useAcoesEmLote() {
  const { mutateAsync: solicitar } = useSubmit(orpc.despesas.solicitarAprovacao);
  const { mutateAsync: retirar } = useSubmit(orpc.despesas.retirarSolicitacao);
  const { mutateAsync: aprovar } = useSubmit(orpc.despesas.aprovar);
  const { mutateAsync: negar } = useSubmit(orpc.despesas.negar);
  return useMemo(
    () => ({
      /** Rows at once; a whole filter after a question. */
      solicitar: (alvo: Alvo<DespesaListada>, after?: () => void) =>
        isWhole(alvo)
          ? asked(alvo, SOLICITADA, SOLICITAR, (parte) => solicitar(parte), daLista, after)
          : atOnce(alvo, SOLICITADA, (parte) => solicitar(parte), after),
      retirar: (alvo: Alvo<DespesaListada>, after?: () => void) =>
        asked(
          alvo,
          { um: 'retirada', varios: 'retiradas' },
          {
            title: 'Retirar solicitação',
            message: 'Confirma a retirada da solicitação de aprovação? As aprovações já dadas se perdem.',
            confirmLabel: 'Retirar',
          },
          (parte) => retirar(parte),
          daAprovacao,
          after,
        ),
      aprovar: (alvo: Alvo<DespesaListada>, after?: () => void) =>
        asked(
          alvo,
          { um: 'aprovação registrada', varios: 'aprovações registradas' },
          { title: 'Aprovar', message: messages.perguntaAprovar, confirmLabel: 'APROVAR' },
          (parte) => aprovar(parte),
          daAprovacao,
          after,
        ),
      negar: (alvo: Alvo<DespesaListada>, after?: () => void) =>
        asked(
          alvo,
          { um: 'negada', varios: 'negadas' },
          {
            title: 'Negar',
            message: messages.perguntaNegar,
            confirmLabel: 'NEGAR',
            danger: true,
            reasonLabel: 'Motivo da negação',
          },
          (parte, motivo) => negar({ ...parte, motivo }),
          daAprovacao,
          after,
        ),
    }),
    [solicitar, retirar, aprovar, negar],
  );
}
