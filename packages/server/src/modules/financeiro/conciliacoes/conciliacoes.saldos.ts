/**
 * What a month's conciliação is made of, derived from the records each time: nothing is stored but who signed.
 *
 * The statement's balance at the month's end comes from the bank's balance nearest to it, corrected by the lines between
 * (those that had come when the bank told it); a typed one goes before. Movements count from the first day that any
 * statement covers: what is older has no line to be compared with. Signed centavos.
 * Source: issue 4 (monthly conciliação); decision 027.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';
import { movimentos } from '../contas-bancarias/index.ts';

const dia = (data: string) => sql`${data}::date`;

/** Movements of the account row `c` up to a day, from the first that a statement covers, that no line up to it shows. */
export const movimentosSemLinha = (fim: string): RawBuilder<unknown> => sql`
  select m.tipo, m.id_registro, m.data, m.valor, l.data as compensado_em, j.motivo as justificativa
  from (select min(e.inicio) as dia from extratos e where e.id_conta = c.id) primeiro
  cross join lateral (${movimentos({
    conta: sql`c.id`,
    desde: sql`greatest(c.data_saldo_inicial, primeiro.dia)`,
    ate: dia(fim),
  })}) m
  left join extratos_vinculos v on v.id_registro = m.id_registro and v.tipo = m.tipo
  left join extratos_lancamentos l on l.id = v.id_lancamento
  left join conciliacoes_justificativas j on j.id_registro = m.id_registro and j.tipo = m.tipo
  where primeiro.dia is not null and (l.id is null or l.data > ${dia(fim)})`;

/** The day of a movement of this account; null where the account has none such. */
export async function diaDoMovimento(
  db: Db,
  { idConta, tipo, idRegistro }: { idConta: string; tipo: string; idRegistro: string },
): Promise<string | null> {
  const { rows } = await sql<{ data: string }>`
    select m.data from contas_bancarias c
    cross join lateral (${movimentos({ conta: sql`c.id`, desde: sql`c.data_saldo_inicial` })}) m
    where c.id = ${idConta}::uuid and m.id_registro = ${idRegistro}::uuid and m.tipo = ${tipo}`.execute(db);
  return rows[0]?.data ?? null;
}

export interface Lados {
  linhas: number;
  pendentes: number;
  pendentesNoMes: number;
  pendentesValor: number;
  ignorados: number;
  ignoradosValor: number;
  /** Of days that no signed month holds. */
  ignoradosAExplicar: number;
  /** Lines that stand for a movement of a later day. */
  adiantadosValor: number;
  semLinha: number;
  semLinhaQuantos: number;
  semJustificativa: number;
}

export async function readLados(
  db: Db,
  idConta: string,
  { inicio, fim }: { inicio: string; fim: string },
): Promise<Lados> {
  const { rows } = await sql<Lados>`
    select x.*, y.* from contas_bancarias c
    cross join lateral (
      select (count(*) filter (where l.data >= ${dia(inicio)}))::int as linhas,
        (count(*) filter (where l.estado = 'pendente'))::int as pendentes,
        (count(*) filter (where l.estado = 'pendente' and l.data >= ${dia(inicio)}))::int as pendentes_no_mes,
        coalesce(sum(l.valor) filter (where l.estado = 'pendente'), 0)::bigint as pendentes_valor,
        (count(*) filter (where l.estado = 'ignorado'))::int as ignorados,
        coalesce(sum(l.valor) filter (where l.estado = 'ignorado'), 0)::bigint as ignorados_valor,
        coalesce(sum(l.valor) filter (where l.estado = 'ignorado'
          and l.data > coalesce(sede.conciliada_ate(c.id), '-infinity'::date)), 0)::bigint as ignorados_a_explicar,
        coalesce(sum(depois.valor), 0)::bigint as adiantados_valor
      from extratos_lancamentos l
      left join lateral (
        select sum(v.valor) as valor from extratos_vinculos v
        left join despesas d on d.id = v.id_despesa left join receitas r on r.id = v.id_receita
        left join transferencias t on t.id = v.id_transferencia
        where v.id_lancamento = l.id and l.estado = 'conciliado' and case v.tipo
          when 'pagamento' then d.data_liquidacao_pagamento when 'estornoDespesa' then d.data_estorno
          when 'credito' then r.data_credito when 'estornoReceita' then r.data_estorno else t.data end > ${dia(fim)}
      ) depois on true
      where l.id_conta = c.id and l.data <= ${dia(fim)}
    ) x
    cross join lateral (
      select coalesce(sum(m.valor), 0)::bigint as sem_linha, count(*)::int as sem_linha_quantos,
        (count(*) filter (where m.compensado_em is null and m.justificativa is null))::int as sem_justificativa
      from (${movimentosSemLinha(fim)}) m
    ) y
    where c.id = ${idConta}::uuid`.execute(db);
  if (!rows[0]) throw new Error('no such account');
  return rows[0];
}

export interface SaldoDoArquivo {
  saldo: number;
  /** The day at whose end the bank stated it. */
  dataSaldo: string;
}

/** The statement's balance at the end of a month, from the files; null where none of the month or later tells one. */
export async function readSaldoDoExtrato(
  db: Db,
  idConta: string,
  { inicio, fim }: { inicio: string; fim: string },
): Promise<SaldoDoArquivo | null> {
  const { rows } = await sql<SaldoDoArquivo>`
    select e.data_saldo, (e.saldo
      - coalesce((select sum(l.valor) from extratos_lancamentos l where l.id_conta = e.id_conta and l.data > ${dia(fim)}
        and (l.data, l.id_extrato) <= (e.data_saldo, e.id)), 0)
      + coalesce((select sum(l.valor) from extratos_lancamentos l where l.id_conta = e.id_conta and l.data <= ${dia(fim)}
        and (l.data, l.id_extrato) > (e.data_saldo, e.id)), 0))::bigint as saldo
    from extratos e where e.id_conta = ${idConta}::uuid and e.data_saldo >= ${dia(inicio)}
    order by abs(e.data_saldo - ${dia(fim)}), e.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}
