/**
 * What every write that dates money checks: no day after today, no long past day without a person's word; and whether an
 * imported row that was 'a conferir' still is.
 *
 * In: field → calendar date; absent ones are not asked. The rules stand in domain (`financeiro.datas.ts`); the day before
 * which nothing is dated is the input's own. Errors: `plataforma.invalido` at the field, `financeiro.data_antiga`,
 * `financeiro.antes_da_abertura`.
 * Source: decisions §7 (Dates of money); decision 059.
 */
import {
  type DatasDoDinheiro,
  datasErrors,
  erroDataDoDinheiro,
  foraDasDatas,
  isDataAntiga,
} from '@sede/domain/modules/financeiro/despesas';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import { refuseCampos } from '#platform/records/index.ts';

type Datas = Readonly<Record<string, string | null | undefined>>;

const givenOf = (datas: Datas) => Object.entries(datas).flatMap(([campo, data]) => (data ? [{ campo, data }] : []));

function refuseFuturas(today: string, datas: Datas): void {
  refuseCampos(
    Object.fromEntries(
      givenOf(datas).flatMap(({ campo, data }) => {
        const erro = erroDataDoDinheiro(data, today);
        return erro === null ? [] : [[campo, erro]];
      }),
    ),
  );
}

export function checkDatas({ today }: { today: string }, datas: Datas, confirmada: boolean | undefined): void {
  refuseFuturas(today, datas);
  const antiga = givenOf(datas).find(({ data }) => isDataAntiga(data, today));
  if (antiga && !confirmada) throw datasErrors.data_antiga({ values: { data: antiga.data, hoje: today } });
}

/**
 * The same of what moves in these accounts: what is dated before an account's opening balance is counted in that and no
 * movement of the account, which is asked first (whoever answers it knows that the day is long ago).
 */
export async function checkDatasNasContas(
  ctx: WriteContext,
  datas: Datas,
  confirmada: boolean | undefined,
  contas: readonly (string | null | undefined)[],
): Promise<void> {
  refuseFuturas(ctx.today, datas);
  const ids = contas.filter((id) => typeof id === 'string');
  const [dia] = givenOf(datas);
  if (!confirmada && dia && ids.length > 0) {
    const { rows } = await sql<{ nome: string; abertura: string }>`
      select nome, data_saldo_inicial as abertura from contas_bancarias
      where id = any(${ids}::uuid[]) and data_saldo_inicial > ${dia.data}::date order by data_saldo_inicial desc limit 1`.execute(
      ctx.tx,
    );
    for (const { nome, abertura } of rows) {
      throw datasErrors.antes_da_abertura({ values: { data: dia.data, conta: nome, abertura } });
    }
  }
  checkDatas(ctx, datas, confirmada);
}

/** The column to write once none of the row's dates lies outside any more; {} while it stays as it is. */
export const conferida = (row: { dataFora: boolean }, datas: DatasDoDinheiro, hoje: string): { dataFora?: boolean } =>
  row.dataFora && !foraDasDatas(datas, hoje) ? { dataFora: false } : {};
