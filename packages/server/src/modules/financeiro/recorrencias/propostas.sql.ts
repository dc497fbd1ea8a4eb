/**
 * The months of `recorrencias r` that wait: of the series, without an outcome, not paused. A disabled model has none.
 *
 * In: the last month ('YYYY-MM', inclusive). Out: a lateral table with `mes` and `vencimento` (calendar date).
 * The same months as `mesesDaSerie` and `vencimentoDoMes` (a property test holds them together). Source: decision 028.
 */
import { FREQUENCIA_MESES, FREQUENCIAS } from '@sede/domain/modules/financeiro/recorrencias';
import { type RawBuilder, sql } from 'kysely';

const passo = sql`case r.frequencia ${sql.join(
  FREQUENCIAS.map((nome) => sql`when ${sql.lit(nome)} then ${sql.lit(FREQUENCIA_MESES[nome])}`),
  sql` `,
)} end`;

export const esperando = (ate: string): RawBuilder<unknown> => sql`(
  select s.mes, sede.dia_do_mes(s.mes, r.dia_vencimento) as vencimento
  from sede.meses_da_serie(r.primeiro_mes, r.ultimo_mes, ${passo}, ${ate}) s
  where not r.desabilitado and (r.pausada_desde is null or s.mes < r.pausada_desde)
    and not exists (select 1 from recorrencias_meses m where m.recorrencia_id = r.id and m.mes = s.mes))`;
