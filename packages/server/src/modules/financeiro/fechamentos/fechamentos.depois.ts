/**
 * What moved a month's figures by due date after it was closed, from the audit trail: who, when, how much; and both sums, as
 * signed and today.
 *
 * A record counts in the month while its date lies in it and it is not hidden; an entry of the trail moves the figures when
 * that, or the net amount, differs before and after, or what the figures are divided by (cost centre, item, type). Each
 * entry's difference is signed; what they do not explain (a write under way at the very moment of closing) is told as
 * `outras`. Source: decisions §7 (Month closing); decision 060.
 */
import type { InputOf } from '@sede/domain/contract';
import {
  type Conferencia,
  type DepoisDoFechamento,
  MAX_DEPOIS,
  type MudancaDepoisDoFechamento,
} from '@sede/domain/modules/financeiro/fechamentos';
import type { fechamentosContract } from '@sede/domain/modules/financeiro/fechamentos/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { readFinanceiro } from '../financeiro.actor.ts';
import { estadoDe } from './fechamento.mes.ts';
import { listAno } from './fechamentos.store.ts';
import { readVencimento } from './fechamentos.views.ts';

interface Relatorio {
  numero: number;
  inicio: string;
  fim: string;
  fechadoEm: string;
  fechadoPorNome: string;
  numeros: Conferencia;
  tamanho: number;
  digest: string;
  ultimaAuditoria: number;
}
type Modulo = MudancaDepoisDoFechamento['modulo'];
type Recorte = Pick<Relatorio, 'inicio' | 'fim' | 'ultimaAuditoria'>;

const DATA: Record<Modulo, RawBuilder<unknown>> = { despesas: sql.lit('data_vencimento'), receitas: sql.lit('data') };
const ITEM: Record<Modulo, { id: RawBuilder<unknown>; tabela: RawBuilder<unknown> }> = {
  despesas: { id: sql.lit('id_item_despesa'), tabela: sql`itens_despesa` },
  receitas: { id: sql.lit('id_item_receita'), tabela: sql`itens_receita` },
};

/** The entries of one table, with what the record counted for before and after. */
function mudancasDe(modulo: Modulo, { inicio, fim, ultimaAuditoria }: Recorte): RawBuilder<unknown> {
  const [data, item] = [DATA[modulo], ITEM[modulo]];
  const conta = (lado: RawBuilder<unknown>) => sql`coalesce(${lado} ->> ${data} between ${inicio} and ${fim}
    and not coalesce((${lado} ->> 'excluido')::boolean, false) and not coalesce((${lado} ->> 'data_fora')::boolean, false), false)`;
  const liquido = (lado: RawBuilder<unknown>) =>
    sql`((${lado} ->> 'valor')::bigint - coalesce((${lado} ->> 'valor_estorno')::bigint, 0))`;
  const outro = (campo: RawBuilder<unknown>) => sql`antes ->> ${campo} is distinct from depois ->> ${campo}`;
  const lida = (lado: RawBuilder<unknown>) => sql`select id, em, usuario_nome, registro_id, antes, depois from auditoria
    where tabela = ${sql.lit(modulo)} and id > ${ultimaAuditoria} and ${lado} is not null and ${lado} ->> ${data} between ${inicio} and ${fim}`;
  return sql`
    select a.id, a.em, a.usuario_nome as por, ${sql.lit(modulo)}::text as modulo, a.registro_id as id_registro,
      concat_ws(' · ', (select nome from ${item.tabela} i where i.id = (a.ultimo ->> ${item.id})::uuid), a.ultimo ->> 'descricao') as descricao,
      exists (select 1 from ${sql.table(modulo)} r where r.id = a.registro_id) as existe,
      ${liquido(sql`a.ultimo`)} as valor,
      (case when a.conta_depois then ${liquido(sql`a.depois`)} else 0 end - case when a.conta_antes then ${liquido(sql`a.antes`)} else 0 end) as diferenca,
      case when a.antes is null then 'registrada' when a.depois is null then 'excluida'
        when not a.conta_antes then 'entrou' when not a.conta_depois then 'saiu'
        when ${outro(sql.lit('valor'))} then 'valor' when ${outro(sql.lit('valor_estorno'))} then 'estorno'
        when ${outro(sql.lit('centro_custo'))} then 'centro_custo' when ${outro(item.id)} then 'item'
        when ${outro(sql`${sql.lit(modulo === 'despesas' ? 'tipo_despesa' : 'tipo')}`)} then 'tipo' end as mudanca
    from (select *, coalesce(depois, antes) as ultimo, ${conta(sql`antes`)} as conta_antes, ${conta(sql`depois`)} as conta_depois
      from (${lida(sql`depois`)} union ${lida(sql`antes`)}) lidas) a
    where a.conta_antes or a.conta_depois`;
}

const NADA = { total: 0, mudancas: [], outras: { receitas: 0, despesas: 0 } };

async function readMudancas(reader: Reader, relatorio: Relatorio, hoje: Conferencia['vencimento']) {
  const todas = sql`(select * from (${mudancasDe('despesas', relatorio)} union all ${mudancasDe('receitas', relatorio)}) m
    where mudanca is not null)`;
  const { rows: mudancas } = await sql<MudancaDepoisDoFechamento>`
    select id::text, em, por, modulo, id_registro, descricao, existe, valor, diferenca, mudanca
    from ${todas} t order by t.id desc limit ${MAX_DEPOIS}`.execute(reader.db);
  const { rows } = await sql<{ total: number; receitas: number; despesas: number }>`
    select count(*)::int as total, coalesce(sum(diferenca) filter (where modulo = 'receitas'), 0)::bigint as receitas,
      coalesce(sum(diferenca) filter (where modulo = 'despesas'), 0)::bigint as despesas from ${todas} t`.execute(
    reader.db,
  );
  const { total = 0, receitas = 0, despesas = 0 } = rows[0] ?? {};
  const { vencimento } = relatorio.numeros;
  return {
    total,
    mudancas,
    outras: {
      receitas: hoje.receitas.valor - vencimento.receitas.valor - receitas,
      despesas: hoje.despesas.valor - vencimento.despesas.valor - despesas,
    },
  };
}

export async function readDepois(
  reader: Reader,
  { mes }: InputOf<(typeof fechamentosContract)['depois']>,
): Promise<DepoisDoFechamento> {
  const { periodoFinanceiro } = await readFinanceiro(reader.db);
  const row = (await listAno(reader, Number(mes.slice(0, 4)))).get(mes);
  const { rows: relatorios } = await sql<Relatorio>`
    select numero, inicio, fim, fechado_em, fechado_por_nome, numeros, length(pdf) as tamanho, digest, ultima_auditoria
    from fechamentos_relatorios where fechamento_id = ${row?.id ?? null}::uuid order by numero desc`.execute(reader.db);
  const [ultimo] = relatorios;
  const { inicio, fim } = ultimo ?? estadoDe(mes, row, periodoFinanceiro);
  const hoje = await readVencimento(reader, { inicio, fim });
  return {
    idFechamento: row?.id ?? null,
    relatorios: relatorios.map(({ numero, fechadoEm, fechadoPorNome, tamanho, digest }) => ({
      ...{ numero, fechadoEm, fechadoPorNome, tamanho, digest },
    })),
    noFechamento: ultimo?.numeros.vencimento ?? null,
    hoje,
    ...(ultimo ? await readMudancas(reader, ultimo, hoje) : NADA),
  };
}
