/** Reads of maintenances beside the list: one whole, the expenses that one may name. Source: spec 3 §2.13; decisions-sindical-contratos-patrimonio (Permissions added, Maintenance). */
import type { InputOf } from '@sede/domain/contract';
import { normaliseText } from '@sede/domain/kernel';
import { MAX_OPCOES_BEM, MIN_BUSCA_BEM } from '@sede/domain/modules/patrimonio/bens';
import type { ManutencaoCompleta, OpcaoDeDespesa } from '@sede/domain/modules/patrimonio/manutencoes';
import type { manutencoesContract } from '@sede/domain/modules/patrimonio/manutencoes/contract';
import { sql } from 'kysely';
import { buscaDespesas, despesaExiste, despesas } from '#modules/financeiro/despesas/index.ts';
import type { ReadContext, Reader } from '#platform/api/index.ts';
import { manutencoes } from './manutencao.record.ts';
import { arquivosDaManutencao } from './manutencoes.store.ts';

export async function readManutencao(reader: Reader, id: string): Promise<ManutencaoCompleta> {
  const manutencao = await manutencoes.get(reader, id);
  return { ...manutencao, anexos: await arquivosDaManutencao.listArquivos(reader.db, id) };
}

/** Of any expense what it is, to whom and how much: `despesas.vincular`. */
const daManutencao = despesas.beyondVisibility('whoever keeps assets names what a repair cost, by few fields');

/** The newest first; none before enough was typed. */
export async function listDespesas(
  ctx: ReadContext,
  { busca, ids }: InputOf<(typeof manutencoesContract)['despesas']>,
) {
  if (!ids && normaliseText(busca ?? '').length < MIN_BUSCA_BEM) return { itens: [] };
  const itens = await daManutencao.some<OpcaoDeDespesa>(ctx, {
    conditions: [
      despesaExiste,
      ids ? sql`d.id = any(${ids}::uuid[])` : await buscaDespesas(ctx.db, busca, 'no-inicio'),
    ],
    columns: sql`d.id, d.descricao, b.nome_beneficiario, i.nome as item_despesa, d.valor - coalesce(d.valor_estorno, 0) as valor_liquido,
      d.data_vencimento`,
    order: sql`d.data_vencimento desc, d.id desc`,
    limit: MAX_OPCOES_BEM,
    fresh: true,
  });
  return { itens };
}
