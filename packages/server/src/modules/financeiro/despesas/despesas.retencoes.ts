/**
 * Retained taxes: list, sums by civil month of the payment and tax, and spreadsheet, all of one description.
 *
 * Only settled, live expenses; a refund gives no tax back. Each row says of its month and tax whether that was paid over
 * (`situacaoRecolhimento`, here in SQL, since the list is filtered by it), under which code and by which day. Source: issue 4
 * (retained taxes); issue 9 (base, rate, code, day); spec 1 §4.2; decisions 032, 066.
 */
import type { InputOf } from '@sede/domain/contract';
import {
  codigoDaReceita,
  IMPOSTOS,
  impostosSettings,
  prazoDoRecolhimento,
  type RegrasDosImpostos,
  type ResumoRetencoes,
  type Retencao,
  ultimoMesAtrasado,
} from '@sede/domain/modules/financeiro/despesas';
import { type despesasContract, RETENCAO_FIELDS } from '@sede/domain/modules/financeiro/despesas/contract';
import { sql } from 'kysely';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { RawContext, ReadContext, Reader, Who } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { allOf, allRows, inPeriod, type PageQuery, readPage } from '#platform/db/list/index.ts';
import { exportReply, fieldColumns } from '#platform/exports/index.ts';
import { despesaConta, despesas } from './despesa.record.ts';
import { buscaCondition } from './despesas.busca.ts';
import { recolhimentos } from './recolhimento.record.ts';

type Contract = typeof despesasContract;
type Filter = InputOf<Contract['resumoRetencoes']>;

const readRegras = (db: Db): Promise<RegrasDosImpostos> => readConfiguracoes(db, impostosSettings);

const impostos = sql`cross join lateral (values
  ('irrf', d.irrf, d.irrf_base, d.irrf_aliquota), ('inss', d.inss, d.inss_base, d.inss_aliquota),
  ('iss', d.iss, d.iss_base, d.iss_aliquota), ('csrf', d.csrf, d.csrf_base, d.csrf_aliquota)
) as r (imposto, retido, base, aliquota)`;
// As the partial index has it.
const retida = sql`${despesaConta} and d.data_liquidacao_pagamento is not null
  and (d.irrf + d.inss + d.iss + d.csrf) > 0 and r.retido > 0`;
const mes = sql`to_char(d.data_liquidacao_pagamento, 'YYYY-MM')`;
/** What each month owes of each tax, whoever it was kept back from; and of it, what was kept back from persons. */
export const devidoPorMes = sql`(select ${mes} as mes, r.imposto, sum(r.retido)::bigint as devido,
    coalesce(sum(r.retido) filter (where f.tipo = 'F'), 0)::bigint as devido_pessoas
  from despesas d join beneficiarios f on f.id = d.id_beneficiario ${impostos} where ${retida} group by 1, 2)`;

/** What the settings say of each tax, as SQL: the latest month that is late, and the codes of persons and companies. */
const regrasDe = (regras: RegrasDosImpostos, hoje: string) =>
  sql`(values ${sql.join(
    IMPOSTOS.map(
      (imposto) =>
        sql`(${imposto}, ${ultimoMesAtrasado(imposto, regras, hoje)}, ${codigoDaReceita(imposto, 'F', regras)}, ${codigoDaReceita(imposto, 'J', regras)})`,
    ),
  )}) as p (imposto, atrasado_ate, codigo_f, codigo_j)`;
const from = (actor: Who, regras: RegrasDosImpostos, hoje: string) => sql`from despesas d
  join itens_despesa i on i.id = d.id_item_despesa
  join beneficiarios b on b.id = d.id_beneficiario
  ${impostos}
  join ${regrasDe(regras, hoje)} on p.imposto = r.imposto
  join ${devidoPorMes} g on g.mes = ${mes} and g.imposto = r.imposto
  left join retencoes_recolhimentos x on x.mes = g.mes and x.imposto = g.imposto and ${recolhimentos.seenBy(actor)}`;

const codigo = sql`case b.tipo when 'F' then p.codigo_f else p.codigo_j end`;
const recolhimento = sql`case when x.valor >= g.devido then 'recolhido'
  when g.mes <= p.atrasado_ate then 'atrasado' else 'a_recolher' end`;
const columns = sql`d.id::text || '-' || r.imposto as id, d.id as id_despesa, r.imposto,
  d.data_liquidacao_pagamento, i.nome as item_despesa, b.nome_beneficiario, b.cpf_cnpj, d.tipo_documento,
  d.numero_documento, d.valor, r.base, r.aliquota, r.retido, ${codigo} as codigo, g.mes, g.devido,
  ${recolhimento} as recolhimento, x.data_recolhimento as recolhido_em, x.valor as recolhido`;

async function query({ db, actor, today }: Reader, filter: Filter, regras: RegrasDosImpostos): Promise<PageQuery> {
  const { inicio, fim, imposto, idBeneficiario, busca } = filter;
  return {
    from: from(actor, regras, today),
    where: allOf([
      retida,
      despesas.seenBy(actor),
      ...inPeriod(sql`d.data_liquidacao_pagamento`, { inicio, fim }),
      imposto && sql`r.imposto = any(${imposto}::text[])`,
      filter.recolhimento && sql`${recolhimento} = any(${filter.recolhimento}::text[])`,
      idBeneficiario && sql`d.id_beneficiario = any(${idBeneficiario}::uuid[])`,
      await buscaCondition(db, busca),
    ]),
    columns,
    order: {
      dataLiquidacaoPagamento: sql`d.data_liquidacao_pagamento`,
      imposto: sql`r.imposto`,
      nomeBeneficiario: sql`b.nome_beneficiario`,
      retido: sql`r.retido`,
    },
    id: sql`(d.id::text || '-' || r.imposto)`,
    sums: sql`coalesce(sum(r.retido), 0)::bigint as retido`,
  };
}

/** The row as it is read: the day by the settings and the banks' calendar, which the database does not know. */
const toRetencao =
  (regras: RegrasDosImpostos) =>
  (row: Omit<Retencao, 'vencimento'>): Retencao => ({
    ...row,
    vencimento: prazoDoRecolhimento(row.mes, row.imposto, regras),
  });

export async function listRetencoes(ctx: ReadContext, input: InputOf<Contract['retencoes']>) {
  const regras = await readRegras(ctx.db);
  const page = await readPage<Omit<Retencao, 'vencimento'>, { retido: number }>(
    ctx.db,
    input,
    await query(ctx, input, regras),
  );
  return { ...page, itens: page.itens.map(toRetencao(regras)) };
}

type Soma = Omit<ResumoRetencoes['itens'][number], 'vencimento' | 'codigos'> & { devidoPessoas: number };

/** What is owed by the code of the form: persons and companies may have one or two. */
function codigosDe({ imposto, devido, devidoPessoas }: Soma, regras: RegrasDosImpostos) {
  const [pessoa, empresa] = (['F', 'J'] as const).map((tipo) => codigoDaReceita(imposto, tipo, regras));
  const partes = [
    { codigo: pessoa ?? '', devido: devidoPessoas },
    { codigo: empresa ?? '', devido: devido - devidoPessoas },
  ];
  if (pessoa === empresa) return [{ codigo: pessoa ?? '', devido }];
  return partes.filter((parte) => parte.devido > 0);
}

export async function readResumoRetencoes(ctx: ReadContext, filter: Filter): Promise<ResumoRetencoes> {
  const regras = await readRegras(ctx.db);
  const { from: rows, where } = await query(ctx, filter, regras);
  const { rows: somas } = await sql<Soma>`
    select t.*, case when x.id is not null then jsonb_build_object('id', x.id, 'versao', x.versao,
      'data', x.data_recolhimento, 'valor', x.valor, 'idDespesa', x.id_despesa,
      'despesa', (select concat_ws(' · ', i.nome, b.nome_beneficiario) from despesas d
        join itens_despesa i on i.id = d.id_item_despesa join beneficiarios b on b.id = d.id_beneficiario
        where d.id = x.id_despesa)) end as recolhimento
    from (select g.mes, g.imposto, g.devido, g.devido_pessoas, count(*)::int as quantidade, sum(r.retido)::bigint as retido
      ${rows} where ${where ?? sql`true`} group by g.mes, g.imposto, g.devido, g.devido_pessoas) t
    left join retencoes_recolhimentos x on x.mes = t.mes and x.imposto = t.imposto and ${recolhimentos.seenBy(ctx.actor)}
    order by t.mes desc, t.imposto`.execute(ctx.db);
  const itens = somas.map(({ devidoPessoas, ...soma }) => ({
    ...soma,
    vencimento: prazoDoRecolhimento(soma.mes, soma.imposto, regras),
    codigos: codigosDe({ ...soma, devidoPessoas }, regras),
  }));
  return { itens };
}

export async function exportarRetencoes(
  ctx: RawContext,
  { formato, ordem, ...filter }: InputOf<Contract['exportarRetencoes']>,
) {
  const regras = await readRegras(ctx.db);
  return exportReply<Retencao, Omit<Retencao, 'vencimento'>>(ctx, {
    formato,
    nome: 'impostos-retidos',
    titulo: 'Impostos retidos',
    columns: fieldColumns<Retencao>(RETENCAO_FIELDS, Object.keys(RETENCAO_FIELDS) as (keyof Retencao & string)[]),
    rows: allRows(await query(ctx, filter, regras), ordem),
    prepare: async (batch) => batch.map(toRetencao(regras)),
  });
}
