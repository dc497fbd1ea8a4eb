/**
 * The general projection: the next seven days, and the money of all years by finance month.
 * Source: spec 1 §2.17, §9; decisions §7 (Projection).
 */
import { financeMonthOf, rangeOfFinanceMonth } from '@sede/domain/kernel';
import { proximosDias } from '@sede/domain/modules/financeiro/painel';
import {
  type Base,
  buildProjecao,
  menorSaldo,
  type Projecao,
  sumFluxos,
} from '@sede/domain/modules/financeiro/projecao';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { configuracoesRecentes } from '../financeiro.actor.ts';
import { readFluxo } from './fluxo.ts';

/** Imported expenses without a due date: in no list and no number, counted in a note on the data. */
export async function readSemVencimento(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from despesas d
    where d.data_vencimento is null and not d.excluido`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function readProjecao(reader: Reader, base: Base): Promise<Projecao> {
  const { db, today } = reader;
  const { periodoFinanceiro: dias, saldoInicial: valor, dataSaldoInicial: data } = await configuracoesRecentes(db);
  const proximos = proximosDias(today);
  const abertura = { inicio: data, fim: rangeOfFinanceMonth(financeMonthOf(data, dias), dias).fim };
  const [fluxo, parcial, semana, semVencimento] = await Promise.all([
    readFluxo(reader, { base, dias }),
    readFluxo(reader, { base, dias, ...abertura }),
    readFluxo(reader, { base, dias, ...proximos, partes: ['aCreditar', 'aLiquidar'] }),
    readSemVencimento(db),
  ]);
  const saldoInicial = { valor, data };
  const anos = buildProjecao({ fluxo, inicial: saldoInicial, parcial: sumFluxos(parcial), dias });
  const { aCreditar: aReceber, aLiquidar: aPagar } = sumFluxos(semana);
  return {
    proximos: { ...proximos, aPagar, aReceber, saldo: aReceber - aPagar },
    saldoInicial,
    menor: menorSaldo(anos, financeMonthOf(today, dias)),
    anos,
    semVencimento,
  };
}
