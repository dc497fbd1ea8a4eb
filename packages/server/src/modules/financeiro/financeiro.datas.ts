/**
 * What every write that dates money checks: no day after today, no long past day without a person's word; and whether an
 * imported row that was 'a conferir' still is.
 *
 * In: field → calendar date; absent ones are not asked. The rules stand in domain (`financeiro.datas.ts`); the day before
 * which nothing is dated is the input's own. Errors: `plataforma.invalido` at the field, `financeiro.data_antiga`.
 * Source: decisions §7 (Dates of money); decision 059.
 */
import {
  type DatasDoDinheiro,
  datasErrors,
  erroDataDoDinheiro,
  foraDasDatas,
  isDataAntiga,
} from '@sede/domain/modules/financeiro/despesas';
import { refuseCampos } from '#platform/records/index.ts';

export function checkDatas(
  { today }: { today: string },
  datas: Readonly<Record<string, string | null | undefined>>,
  confirmada: boolean | undefined,
): void {
  const given = Object.entries(datas).flatMap(([campo, data]) => (data ? [{ campo, data }] : []));
  refuseCampos(
    Object.fromEntries(
      given.flatMap(({ campo, data }) => {
        const erro = erroDataDoDinheiro(data, today);
        return erro === null ? [] : [[campo, erro]];
      }),
    ),
  );
  const antiga = given.find(({ data }) => isDataAntiga(data, today));
  if (antiga && !confirmada) throw datasErrors.data_antiga({ values: { data: antiga.data, hoje: today } });
}

/** The column to write once none of the row's dates lies outside any more; {} while it stays as it is. */
export const conferida = (row: { dataFora: boolean }, datas: DatasDoDinheiro, hoje: string): { dataFora?: boolean } =>
  row.dataFora && !foraDasDatas(datas, hoje) ? { dataFora: false } : {};
