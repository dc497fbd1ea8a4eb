/**
 * The general projection: the next seven days, and the money of all years by finance month.
 * Source: spec 1 §2.17, §9; decisions §7 (Projection).
 */
import { financeMonthOf, rangeOfFinanceMonth, sumCentavos } from '@sede/domain/kernel';
import { proximosDias } from '@sede/domain/modules/financeiro/painel';
import {
  type Base,
  buildProjecao,
  fimDaProjecao,
  menorSaldo,
  type Projecao,
  type Qualidade,
  sumFluxos,
} from '@sede/domain/modules/financeiro/projecao';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { despesaExiste } from '../despesas/index.ts';
import { configuracoesRecentes } from '../financeiro.actor.ts';
import { readPrevistas } from '../recorrencias/index.ts';
import { readFluxo } from './fluxo.ts';

/** Imported rows that no figure counts: without a due date, or with a date outside. Counted in a note on the data. */
export async function readQualidade(db: Db): Promise<Qualidade> {
  const { rows } = await sql<Qualidade>`select
    (select count(*) from despesas d where d.data_vencimento is null and not d.excluido)::int as sem_vencimento,
    (select count(*) from despesas d where (d.conferir or d.data_fora) and d.data_fora and ${despesaExiste})::int
      as despesas_a_conferir,
    (select count(*) from receitas r where r.data_fora)::int as receitas_a_conferir,
    (select count(*) from entradas e where e.data_fora)::int as entradas_a_conferir`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('A select without from answers one row.');
  return found;
}

export async function readProjecao(reader: Reader, base: Base): Promise<Projecao> {
  const { db, today } = reader;
  const { periodoFinanceiro: dias, saldoInicial: valor, dataSaldoInicial: data } = await configuracoesRecentes(db);
  const proximos = proximosDias(today);
  const abertura = { inicio: data, fim: rangeOfFinanceMonth(financeMonthOf(data, dias), dias).fim };
  const [fluxo, parcial, semana, qualidade] = await Promise.all([
    readFluxo(reader, { base, dias }),
    readFluxo(reader, { base, dias, ...abertura }),
    readFluxo(reader, { base, dias, ...proximos, partes: ['aCreditar', 'aLiquidar'] }),
    readQualidade(db),
  ]);
  const saldoInicial = { valor, data };
  const ate = fimDaProjecao(fluxo, today, dias);
  const previstas = await readPrevistas(reader, ate);
  const anos = buildProjecao({ fluxo, previstas, inicial: saldoInicial, parcial: sumFluxos(parcial), dias });
  const { aCreditar: aReceber, aLiquidar: aPagar } = sumFluxos(semana);
  return {
    proximos: { ...proximos, aPagar, aReceber, saldo: aReceber - aPagar },
    saldoInicial,
    previstas: {
      ate,
      quantidade: previstas.reduce((sum, { quantidade }) => sum + quantidade, 0),
      valor: sumCentavos(previstas.map((one) => one.valor)),
    },
    menor: menorSaldo(anos, financeMonthOf(today, dias)),
    anos,
    ...qualidade,
  };
}
