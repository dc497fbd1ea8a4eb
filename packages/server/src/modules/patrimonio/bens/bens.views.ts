/** Reads of assets beside the list: one whole, the heading's counts, a picker, what an employee holds, what the old system told. Source: spec 3 §2.13, §5; decisions-sindical-contratos-patrimonio (Register, Maintenance). */
import type { InputOf } from '@sede/domain/contract';
import {
  type BemComFuncionario,
  type BemCompleto,
  MAX_OPCOES_BEM,
  MIN_BUSCA_BEM,
  type OpcaoDeBem,
  type ResumoDosBens,
} from '@sede/domain/modules/patrimonio/bens';
import type { bensContract } from '@sede/domain/modules/patrimonio/bens/contract';
import { sql } from 'kysely';
import type { ReadContext, Reader } from '#platform/api/index.ts';
import { heavy } from '#platform/db/index.ts';
import { searchCondition } from '#platform/db/list/index.ts';
import { bens, procuraDoBem } from './bem.record.ts';
import { ABERTOS, atrasado, FIM, LUGAR_DIA, lugar, SITUACAO } from './bem.sql.ts';
import { arquivosDoBem } from './bens.store.ts';

type Contract = typeof bensContract;

export async function readBem(reader: Reader, id: string): Promise<BemCompleto> {
  const bem = await bens.get(reader, id);
  return { ...bem, anexos: await arquivosDoBem.listArquivos(reader.db, id) };
}

export async function readResumo({ db, actor, today }: ReadContext): Promise<ResumoDosBens> {
  const { rows } = await sql<ResumoDosBens>`
    select count(*)::int as bens, count(*) filter (where b.classe = 'pessoa')::int as pessoa,
      count(*) filter (where b.classe = 'predial')::int as predial, count(*) filter (where ${FIM})::int as encerrados,
      count(s.id) filter (where not ${FIM})::int as fora,
      count(*) filter (where ${atrasado(today)} and not ${FIM})::int as atrasados,
      count(m.id) filter (where not ${FIM})::int as em_manutencao
    from bens b ${ABERTOS} where ${bens.seenBy(actor)}`.execute(heavy(db));
  return rows[0] ?? { bens: 0, pessoa: 0, predial: 0, encerrados: 0, fora: 0, atrasados: 0, emManutencao: 0 };
}

const isLongEnough = (busca: string | undefined) =>
  (busca ?? '').replace(/[^\p{L}\p{N}]/gu, '').length >= MIN_BUSCA_BEM;

const daOpcao = sql`b.id, b.classe, b.n_patrimonio, b.tipo_objeto, b.descricao_bem, coalesce(u.nome, b.usuario_nome) as usuario,
  b.setor_alocado, ${SITUACAO} as situacao`;

/** None before enough was typed; those that have ended are offered by their ids only. */
export async function listOpcoesDeBem(ctx: ReadContext, { busca, ids, livres }: InputOf<Contract['options']>) {
  if (!ids && !isLongEnough(busca)) return { itens: [] };
  const itens = await bens.some<OpcaoDeBem>(ctx, {
    conditions: [
      ids ? sql`b.id = any(${ids}::uuid[])` : sql`not ${FIM}`,
      !ids && searchCondition(busca, procuraDoBem),
      !ids && livres && sql`s.id is null`,
    ],
    columns: sql`${daOpcao}, ${lugar(ctx.today)} as lugar, ${LUGAR_DIA} as lugar_dia`,
    order: sql`b.n_patrimonio::bigint nulls last, b.id`,
    limit: MAX_OPCOES_BEM,
  });
  return { itens };
}

/** What an employee uses, and what they took and did not bring back. */
export async function listComFuncionario(ctx: ReadContext, { funcionario }: InputOf<Contract['comFuncionario']>) {
  const { rows } = await sql<BemComFuncionario & { total: number }>`
    select b.id, b.n_patrimonio, b.tipo_objeto, b.descricao_bem, x.como, x.desde, count(*) over ()::int as total
    from (
      select o.id as bem_id, 'usuario' as como, o.data_alocacao as desde from bens o where o.id_usuario = ${funcionario}::uuid
      union all
      select f.bem_id, 'saida', f.data_saida from bens_fluxos f
        where f.id_funcionario = ${funcionario}::uuid and f.data_retorno is null) x
    join bens b on b.id = x.bem_id
    where not ${FIM} and ${bens.seenBy(ctx.actor)}
    order by b.n_patrimonio::bigint nulls last, b.id, x.como limit ${MAX_OPCOES_BEM}`.execute(ctx.db);
  return { itens: rows.map(({ total: _, ...um }) => um), total: rows[0]?.total ?? 0 };
}
