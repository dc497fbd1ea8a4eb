/**
 * Recurring expenses: register, change, adjust, pause and go on, enable and disable, delete.
 *
 * A model never makes an expense by itself: its months are proposed, people confirm them (`propostas.service.ts`). A
 * pause hides the months from one on; resuming marks those between as skipped, so that no month is without an
 * explanation. An adjustment keeps the amount of before for the months before it; a further one is refused until those
 * months are confirmed or skipped.
 * Errors: `recorrencias.estado`, `.em_uso`, `.reajuste_pendente`, `plataforma.invalido`, `.versao_conflito`.
 * Source: issue 4; decision 028.
 */
import type { InputOf } from '@sede/domain/contract';
import { formatMes, VALOR_MAXIMO } from '@sede/domain/kernel';
import {
  addMeses,
  erroPrimeiroMes,
  erroUltimoMes,
  type MotivoRecorrencia,
  mesesDaSerie,
  recorrenciasMessages as messages,
  motivoNaoPausar,
  motivoNaoReajustar,
  motivoNaoRetomar,
  reajustado,
  recorrenciasErrors,
  recorrenciasMotivos,
  ultimoMesProposto,
} from '@sede/domain/modules/financeiro/recorrencias';
import type { recorrenciasContract } from '@sede/domain/modules/financeiro/recorrencias/contract';
import { holdContrato } from '#modules/contratos/contratos/index.ts';
import { checkPalavras, checkReferencias } from '#modules/financeiro/despesas/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import type { Seen } from '#platform/db/record/index.ts';
import { changedOnly, refuseCampos, removeUnlessUsed, setDesabilitado } from '#platform/records/index.ts';
import { readFinanceiro } from '../financeiro.actor.ts';
import { type VinculosNovos, vinculosDe, vinculosMudados } from '../financeiro.parcelas.ts';
import { recorrencias } from './recorrencia.record.ts';
import { insertMes, mesesFeitos } from './recorrencias.store.ts';

type Contract = typeof recorrenciasContract;

const refuseMotivo = (motivo: MotivoRecorrencia | null) => {
  if (motivo !== null) throw recorrenciasErrors.estado({ values: { motivo } });
};
const present = (campos: Record<string, string | null>) =>
  refuseCampos(Object.fromEntries(Object.entries(campos).flatMap(([k, erro]) => (erro === null ? [] : [[k, erro]]))));

/** Holds what the series will refer to. What is odd about the contract is told of each of its expenses. */
async function holdReferidos(
  { tx }: WriteContext,
  { idItemDespesa, idBeneficiario }: { idItemDespesa?: string | undefined; idBeneficiario?: string | undefined },
  { idEvento, idContrato }: VinculosNovos,
): Promise<void> {
  await checkReferencias(tx, { idItemDespesa, idBeneficiario, idEvento });
  if (idContrato) await holdContrato(tx, idContrato);
}

export async function createRecorrencia(ctx: WriteContext, input: InputOf<Contract['create']>) {
  const { ultimoMes = null, ...dados } = input;
  checkPalavras(dados, await readFinanceiro(ctx.tx));
  const vinculos = vinculosDe(dados);
  present({
    primeiroMes: erroPrimeiroMes(dados.primeiroMes, ctx.today),
    ultimoMes: erroUltimoMes({ primeiroMes: dados.primeiroMes, ultimoMes }),
  });
  await holdReferidos(ctx, dados, vinculos);
  const { id } = await recorrencias.insert(ctx, { ...dados, ...vinculos, ultimoMes });
  return recorrencias.get(ctx, id);
}

export async function updateRecorrencia(ctx: WriteContext, { id, versao, ...dados }: InputOf<Contract['update']>) {
  const row = await recorrencias.lock(ctx, { id, versao });
  const resto = changedOnly(row, dados);
  const vinculos = vinculosMudados(row, resto);
  checkPalavras(resto, await readFinanceiro(ctx.tx));
  const { primeiroMes = row.primeiroMes, ultimoMes = row.ultimoMes } = resto;
  present({
    primeiroMes: resto.primeiroMes === undefined ? null : erroPrimeiroMes(resto.primeiroMes, ctx.today),
    ultimoMes: erroUltimoMes({ primeiroMes, ultimoMes }),
  });
  await holdReferidos(ctx, resto, vinculos);
  await recorrencias.update(ctx, { id, versao }, { ...resto, ...vinculos });
  return recorrencias.get(ctx, id);
}

export async function reajustarRecorrencia(ctx: WriteContext, input: InputOf<Contract['reajustar']>) {
  const { id, versao, ajuste, aPartirDe } = input;
  const row = await recorrencias.lock(ctx, { id, versao });
  refuseMotivo(motivoNaoReajustar(row));
  const valor = reajustado(row.valor, ajuste);
  const fora = valor < 1 || valor > VALOR_MAXIMO;
  present({
    ajuste: ajuste === 0 ? messages.ajusteZero : fora ? messages.valorForaDoLimite : null,
    aPartirDe:
      aPartirDe < row.primeiroMes
        ? `A recorrência começa em ${formatMes(row.primeiroMes)}.`
        : erroPrimeiroMes(aPartirDe, ctx.today),
  });
  const { valorDesde } = row;
  if (valorDesde !== null) {
    const feitos = await mesesFeitos(ctx.tx, id);
    const antes = mesesDaSerie(row, row.primeiroMes, addMeses(valorDesde, -1));
    const espera = antes.some((mes) => !feitos.has(mes) && (row.pausadaDesde === null || mes < row.pausadaDesde));
    if (espera) throw recorrenciasErrors.reajuste_pendente({ values: { mes: valorDesde } });
  }
  await recorrencias.update(ctx, row, { valor, valorAnterior: row.valor, valorDesde: aPartirDe });
  return recorrencias.get(ctx, id);
}

export async function pausarRecorrencia(ctx: WriteContext, { id, versao, aPartirDe }: InputOf<Contract['pausar']>) {
  const row = await recorrencias.lock(ctx, { id, versao });
  refuseMotivo(motivoNaoPausar(row));
  present({ aPartirDe: erroPrimeiroMes(aPartirDe, ctx.today) });
  await recorrencias.update(ctx, row, { pausadaDesde: aPartirDe });
  return recorrencias.get(ctx, id);
}

export async function retomarRecorrencia(ctx: WriteContext, { id, versao, aPartirDe }: InputOf<Contract['retomar']>) {
  const row = await recorrencias.lock(ctx, { id, versao });
  const { pausadaDesde } = row;
  refuseMotivo(motivoNaoRetomar(row));
  if (pausadaDesde === null) return recorrencias.get(ctx, id);
  const tarde = aPartirDe > ultimoMesProposto(ctx.today) ? recorrenciasMotivos.texto('longe_demais') : null;
  const cedo = aPartirDe < pausadaDesde ? `A pausa começa em ${formatMes(pausadaDesde)}.` : null;
  present({ aPartirDe: cedo ?? tarde });
  const feitos = await mesesFeitos(ctx.tx, id);
  for (const mes of mesesDaSerie(row, pausadaDesde, addMeses(aPartirDe, -1))) {
    if (!feitos.has(mes)) await insertMes(ctx.tx, id, mes, { motivoPulo: messages.motivoDaPausa });
  }
  await recorrencias.update(ctx, row, { pausadaDesde: null });
  return recorrencias.get(ctx, id);
}

export const removeRecorrencia = (ctx: WriteContext, seen: Seen) =>
  removeUnlessUsed(recorrencias, ctx, seen, { recorrencias_meses: recorrenciasErrors.em_uso });

const turn = (desabilitado: boolean) => async (ctx: WriteContext, seen: Seen) => {
  await setDesabilitado(recorrencias, ctx, seen, desabilitado);
  return recorrencias.get(ctx, seen.id);
};
export const habilitarRecorrencia = turn(false);
export const desabilitarRecorrencia = turn(true);
