/**
 * The analysis of expenses: the report's lines, grouped by item, type or cost centre.
 *
 * Slices in the order of their amounts; from the 31st on one, 'Outros' (id null). Amounts in centavos; the sum of the
 * slices is the report's. Source: spec 1 §2.14, §9; decisions §7.
 */
import type { InputOf } from '@sede/domain/contract';
import { type CampoAnalise, MAX_FATIAS_DESPESA } from '@sede/domain/modules/financeiro/analise';
import type { analiseContract } from '@sede/domain/modules/financeiro/analise/contract';
import { TIPO_DESPESA_ROTULOS } from '@sede/domain/modules/financeiro/itens-despesa';
import { SEM_CENTRO } from '@sede/domain/modules/financeiro/orcamento';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { readFatias } from '../financeiro.lancamentos.ts';
import { linhasDeDespesas } from '../relatorio-despesas/index.ts';

const CHAVES: Record<CampoAnalise, RawBuilder<unknown>> = {
  itemDespesa: sql`d.id_item_despesa`,
  tipoDespesa: sql`d.tipo_despesa`,
  centroCusto: sql`d.centro_custo`,
};

/** Imported expenses may have no cost centre. */
const NOMES: Record<CampoAnalise, RawBuilder<unknown>> = {
  itemDespesa: sql`(select i.nome from itens_despesa i where i.id = g.chave)`,
  tipoDespesa: sql`coalesce(${JSON.stringify(TIPO_DESPESA_ROTULOS)}::jsonb ->> g.chave, g.chave)`,
  centroCusto: sql`coalesce(nullif(g.chave, ''), ${SEM_CENTRO})`,
};

export async function readAnalise(reader: Reader, input: InputOf<typeof analiseContract.ler>) {
  const { campo, ...filter } = input;
  const linhas = await linhasDeDespesas(reader, filter, sql`${CHAVES[campo]} as chave`);
  return readFatias(reader.db, { linhas, nome: NOMES[campo], max: MAX_FATIAS_DESPESA });
}
