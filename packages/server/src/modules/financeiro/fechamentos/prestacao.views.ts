/**
 * The account of a period on one page: totals on both bases, balances, budget, the documents.
 * Source: issue 4 (Prestação de contas); decisions §7 (Which date counts).
 */
import { dayBefore } from '@sede/domain/kernel';
import type { PontoConferido, Prestacao } from '@sede/domain/modules/financeiro/fechamentos';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { saldosDasContas } from '../contas-bancarias/index.ts';
import { readSaldo } from '../suprimentos/index.ts';
import { readVencimento } from './fechamentos.views.ts';
import { countDocumentos, lancamentosDe, linhasDeCaixa, type Periodo, readCaixa } from './prestacao.linhas.ts';
import { porCentro, readOrcamento } from './prestacao.orcamento.ts';

/** A period without end has every movement. */
const SEM_FIM = '9999-12-31';

/** The bank accounts at the end of the period, and before it: null for one that was opened in it. */
async function readContas(db: Db, { inicio, fim = SEM_FIM }: Periodo): Promise<Prestacao['contas']> {
  const vespera = inicio === undefined ? null : dayBefore(inicio);
  const [depois, antes] = await Promise.all([
    saldosDasContas(db, fim),
    vespera === null ? [] : saldosDasContas(db, vespera),
  ]);
  const anteriores = new Map(antes.map(({ id, saldo }) => [id, saldo]));
  return depois.map(({ id, nome, saldo }) => ({ id, nome, anterior: anteriores.get(id) ?? null, saldo }));
}

export async function readPrestacao(ctx: Reader, periodo: Periodo): Promise<Prestacao> {
  const { db } = ctx;
  const [vencimento, caixa, saldo, contas, orcamento, arquivos, semPdf] = await Promise.all([
    readVencimento(ctx, periodo),
    readCaixa(db, periodo),
    readSaldo(ctx, periodo),
    readContas(db, periodo),
    readOrcamento(ctx, periodo),
    countDocumentos(db, periodo),
    sql<PontoConferido>`
      select count(*)::int as quantidade, coalesce(-sum(l.valor), 0)::bigint as valor from ${linhasDeCaixa(periodo)} l
      where l.lancamento = 'pagamento'
        and not exists (select 1 from despesas_anexos x where x.despesa_id = l.id)`.execute(db),
  ]);
  const { anterior, saldo: atual, emCaixa } = saldo;
  return {
    vencimento,
    caixa,
    suprimentos: { anterior, saldo: atual, emCaixa },
    contas,
    orcamento: orcamento && porCentro(orcamento),
    documentos: {
      lancamentos: lancamentosDe(caixa),
      ...arquivos,
      semPdf: semPdf.rows[0] ?? { quantidade: 0, valor: 0 },
    },
  };
}
