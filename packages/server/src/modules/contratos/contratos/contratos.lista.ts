/**
 * The list: contracts and documents, and the simple documents of finance, which stay in their own table, as one.
 *
 * A row `c` has the columns of both; what was paid and received is read for the page that is shown alone. 'vigencia' sorts those in force
 * by the soonest end, then the ended ones by the latest. The counter 'vencidos' replaces the situation. Source: spec 3 §2.12, §4;
 * decisions-sindical-contratos-patrimonio (Tables, List); invariant C2.
 */
import type { InputOf } from '@sede/domain/contract';
import { addDays, podeDe } from '@sede/domain/kernel';
import {
  type ContadoresDosContratos,
  type ContratoListado,
  DIAS_VENCEM_LOGO,
  CONTRATO_FIELDS as FIELDS,
  contratosMessages as messages,
  type ResumoDosContratos,
  situacaoMostrada,
} from '@sede/domain/modules/contratos/contratos';
import type { contratosContract } from '@sede/domain/modules/contratos/contratos/contract';
import { type RawBuilder, sql } from 'kysely';
import { documentos } from '#modules/financeiro/documentos/index.ts';
import type { RawContext, ReadContext, Reader } from '#platform/api/index.ts';
import { heavy } from '#platform/db/index.ts';
import {
  allOf,
  allRows,
  inColumns,
  type PageQuery,
  readPage,
  readTotals,
  searchCondition,
} from '#platform/db/list/index.ts';
import { type ExportColumn, exportReply } from '#platform/exports/index.ts';
import { comEntrega, destinatarioAtual } from './alertas.views.ts';
import { contratos, movimentadoDe, podeNoContrato, vigente } from './contrato.record.ts';

type Contract = typeof contratosContract;
type Filter = InputOf<Contract['totals']>;
type Linha = Omit<ContratoListado, 'pode'>;

/** Whom contract `c` is with, as one searches: names without accents, numbers plain and written. */
const parteDe = sql`coalesce((select string_agg(sede.sem_acento(p.nome) || ' ' || p.cnpj_contratado || ' ' ||
  sede.cpf_cnpj_com_mascara(p.cnpj_contratado), ' ') from contratos_cnpjs p where p.contrato_id = c.id), '')`;

/** `c` of both tables. A simple document whose last day is past reads as 'Encerrado'. */
const ambos = ({ actor, today }: Pick<Reader, 'actor' | 'today'>) => sql`(
  select c.id, c.versao, c.criado_em, c.atualizado_em, c.tipo_objeto, c.nome, c.numero, c.ano, c.numero_contrato, c.data_inicio,
    c.data_fim, c.data_alerta, c.valor_total, c.situacao, c.data_carregamento, c.autor, c.a_conferir, true as numerado,
    c.busca || ' ' || ${parteDe} as procura
  from contratos c where c.situacao <> 'Excluido' and ${contratos.seenBy(actor)}
  union all
  select r.id, r.versao, r.criado_em, r.atualizado_em, 'Documento simples', r.nome, null, null, null, r.data_inicio_vigencia,
    r.data_fim_vigencia, null, null, case when r.data_fim_vigencia < ${today}::date then 'Encerrado' else 'Vigente' end,
    r.data_carregamento, r.email, '{}', false, r.busca
  from documentos r where ${documentos.seenBy(actor)}) as c`;

/** More is paid or due than the contract is worth. */
const EXCESSO = sql`(select coalesce(sum(d.valor - coalesce(d.valor_estorno, 0)), 0) from despesas d
  where d.id_contrato = c.id and not d.excluido) - c.valor_total`;

/** Alerts that left in the civil month of the day. */
const alertadoNoMes = (hoje: string) => sql`exists (select from contratos_alertas a
  join contratos_alertas_mensagens m on m.id = a.mensagem_id
  where a.contrato_id = c.id and m.dia between date_trunc('month', ${hoje}::date) and ${hoje}::date)`;

const destaques = (hoje: string): Record<NonNullable<Filter['destaque']>, RawBuilder<unknown>> => ({
  vencidos: sql`c.numerado and c.situacao = 'Vigente' and c.data_fim < ${hoje}::date`,
  vencem: sql`c.numerado and c.situacao = 'Vigente' and c.data_fim between ${hoje}::date and ${addDays(hoje, DIAS_VENCEM_LOGO)}::date`,
  alertas: alertadoNoMes(hoje),
  excedidos: sql`c.valor_total is not null and ${EXCESSO} > 0`,
});

/** What did not reach somebody who is still told, of the end or alert date as it stands. Nothing of it that came later did either. */
const alertaNaoEntregue = sql`(c.numerado and c.situacao = 'Vigente' and exists (select from ${comEntrega}
  where a.contrato_id = c.id and e.estado in ('falhou', 'incerto') and ${destinatarioAtual}
    and a.data_alvo = case when a.marco = 'data' then c.data_alerta else c.data_fim end
    and not exists (select from contratos_alertas o join contratos_alertas_mensagens p on p.id = o.mensagem_id left join emails f on f.id = p.email_id
      where o.contrato_id = c.id and o.destinatario = a.destinatario and p.dia > m.dia and coalesce(f.estado, 'enviado') in ('enviado', 'arquivado'))))`;

const semAnexo = sql`(c.numerado and not exists (select from contratos_anexos l where l.contrato_id = c.id and l.situacao = 'Ativo'))`;

function queryDaLista(reader: Pick<Reader, 'actor' | 'today'>, f: Filter): PageQuery {
  const { today } = reader;
  const emVigor = vigente(today);
  const from = sql`from ${ambos(reader)}`;
  const porSituacao =
    f.situacao && f.destaque !== 'vencidos' && (f.situacao === 'Vigente' ? emVigor : sql`not ${emVigor}`);
  return {
    from: sql`${from} ${movimentadoDe(sql`c.id`)}`,
    fromTotals: from,
    joined: [],
    where: allOf([
      searchCondition(f.busca, inColumns(sql`c.procura`)),
      porSituacao,
      f.destaque && destaques(today)[f.destaque],
      searchCondition(f.contratado, inColumns(parteDe)),
      f.tipo && sql`c.tipo_objeto = any(${f.tipo}::text[])`,
      f.alertaNaoEntregue !== undefined && (f.alertaNaoEntregue ? alertaNaoEntregue : sql`not ${alertaNaoEntregue}`),
      f.semAnexo !== undefined && (f.semAnexo ? semAnexo : sql`not ${semAnexo}`),
      f.aConferir !== undefined && (f.aConferir ? sql`c.a_conferir <> '{}'` : sql`c.a_conferir = '{}'`),
    ]),
    columns: sql`c.id, c.versao, c.criado_em, c.atualizado_em, c.tipo_objeto, c.nome, c.numero_contrato, c.data_inicio,
      c.data_fim, c.data_alerta, c.valor_total, c.situacao, ${emVigor} as vigente, c.data_carregamento,
      case when c.numerado then c.autor
        else coalesce((select u.nome from usuarios u where lower(u.email) = lower(c.autor)), c.autor) end as autor,
      c.a_conferir, x.pago, x.a_pagar, x.despesas, y.recebido, y.a_receber, y.receitas,
      (select p.nome from contratos_cnpjs p where p.contrato_id = c.id order by p.ordem limit 1) as contratado,
      greatest((select count(*) from contratos_cnpjs p where p.contrato_id = c.id)::int - 1, 0) as outros_contratados,
      case when c.numerado then (select count(*) from contratos_anexos l where l.contrato_id = c.id and l.situacao = 'Ativo')::int
        else (select count(s.id_anexo) from documentos s where s.id = c.id)::int end as arquivos`,
    order: {
      vigencia: sql`case when ${emVigor} then coalesce(c.data_fim - ${today}::date, 500000)
        else 1000000 + coalesce(${today}::date - c.data_fim, 0) end`,
      tipoObjeto: sql`c.tipo_objeto`,
      nome: sql`c.nome`,
      numero: sql`c.ano * 1000000::bigint + c.numero`,
      dataCarregamento: sql`c.data_carregamento`,
      dataInicio: sql`c.data_inicio`,
      dataFim: sql`c.data_fim`,
      dataAlerta: sql`c.data_alerta`,
      valorTotal: sql`c.valor_total`,
    },
    notNull: ['vigencia', 'tipoObjeto', 'nome', 'dataCarregamento'],
    id: sql`c.id`,
    that: (id) => sql`c.id = ${id}::uuid`,
    sums: sql`coalesce(sum(c.valor_total), 0)::bigint as valor`,
  };
}

/** A simple document is kept by whoever keeps documents. */
const presented =
  ({ actor }: Pick<Reader, 'actor'>) =>
  (linha: Linha): ContratoListado => {
    const { tipoObjeto } = linha;
    if (tipoObjeto !== 'Documento simples') return { ...linha, pode: podeNoContrato(actor, { ...linha, tipoObjeto }) };
    return { ...linha, pode: podeDe({ aditar: 'so_contrato' }) };
  };

export async function listContratos(ctx: ReadContext, input: InputOf<Contract['list']>) {
  const page = await readPage<Linha, { valor: number }>(ctx.db, input, queryDaLista(ctx, input));
  return { ...page, itens: page.itens.map(presented(ctx)) };
}

export const totalsDosContratos = (ctx: ReadContext, filter: Filter) =>
  readTotals<{ valor: number }>(ctx.db, queryDaLista(ctx, filter));

export async function readResumo(ctx: ReadContext): Promise<ResumoDosContratos> {
  const { rows } = await sql<ResumoDosContratos>`
    select count(*) filter (where ${vigente(ctx.today)})::int as vigentes,
      count(*) filter (where not ${vigente(ctx.today)})::int as encerrados, count(*)::int as todos
    from ${ambos(ctx)}`.execute(heavy(ctx.db));
  return rows[0] ?? { vigentes: 0, encerrados: 0, todos: 0 };
}

interface Contados {
  vencidos: number;
  numero: string | null;
  vencem: number;
  proximo: string | null;
  excedidos: number;
  excesso: number;
}

export async function readContadores(ctx: ReadContext): Promise<ContadoresDosContratos> {
  const { db, today } = ctx;
  const { vencidos, vencem } = destaques(today);
  const { rows } = await sql<Contados>`
    select count(*) filter (where ${vencidos})::int as vencidos, min(c.numero_contrato) filter (where ${vencidos}) as numero,
      count(*) filter (where ${vencem})::int as vencem, min(c.data_fim) filter (where ${vencem}) as proximo,
      count(*) filter (where e.excesso > 0)::int as excedidos, coalesce(sum(e.excesso) filter (where e.excesso > 0), 0)::bigint as excesso
    from ${ambos(ctx)} left join lateral (select ${EXCESSO} as excesso where c.valor_total is not null) e on true`.execute(
    heavy(db),
  );
  const mails = await sql<ContadoresDosContratos['alertas']>`
    select count(*)::int as total, count(*) filter (where m.estado in ('enviado', 'arquivado'))::int as entregues,
      count(*) filter (where m.estado = 'falhou')::int as falharam
    from (select coalesce(e.estado, 'enviado') as estado from contratos_alertas_mensagens g left join emails e on e.id = g.email_id
      where g.dia between date_trunc('month', ${today}::date) and ${today}::date) m`.execute(heavy(db));
  const [um] = rows;
  return {
    vencidos: { total: um?.vencidos ?? 0, numero: um?.vencidos === 1 ? um.numero : null },
    vencem: { total: um?.vencem ?? 0, proximo: um?.proximo ?? null },
    alertas: mails.rows[0] ?? { total: 0, entregues: 0, falharam: 0 },
    excedidos: { total: um?.excedidos ?? 0, excesso: um?.excesso ?? 0 },
  };
}

const colunas = (hoje: string): readonly ExportColumn<Linha>[] => [
  { titulo: FIELDS.tipoObjeto.rotulo, tipo: 'texto', valor: ({ tipoObjeto }) => tipoObjeto },
  { titulo: FIELDS.nome.rotulo, tipo: 'texto', valor: ({ nome }) => nome },
  { titulo: FIELDS.numeroContrato.rotulo, tipo: 'texto', valor: ({ numeroContrato }) => numeroContrato },
  { titulo: 'Contratado', tipo: 'texto', valor: ({ contratado }) => contratado },
  { titulo: 'Carregado em', tipo: 'instante', valor: ({ dataCarregamento }) => dataCarregamento },
  { titulo: 'Cadastrado por', tipo: 'texto', valor: ({ autor }) => autor },
  { titulo: 'Vigente', tipo: 'simNao', valor: ({ vigente: sim }) => sim },
  { titulo: FIELDS.dataInicio.rotulo, tipo: 'data', valor: ({ dataInicio }) => dataInicio },
  { titulo: FIELDS.dataFim.rotulo, tipo: 'data', valor: ({ dataFim }) => dataFim },
  { titulo: FIELDS.dataAlerta.rotulo, tipo: 'data', valor: ({ dataAlerta }) => dataAlerta },
  { titulo: FIELDS.situacao.rotulo, tipo: 'texto', valor: (um) => situacaoMostrada(um, hoje).rotulo },
  { titulo: FIELDS.valorTotal.rotulo, tipo: 'dinheiro', valor: ({ valorTotal }) => valorTotal },
  { titulo: 'Pago', tipo: 'dinheiro', valor: ({ pago }) => pago },
  { titulo: 'A pagar', tipo: 'dinheiro', valor: ({ aPagar }) => aPagar },
  { titulo: 'Recebido', tipo: 'dinheiro', valor: ({ recebido }) => recebido },
  { titulo: 'A receber', tipo: 'dinheiro', valor: ({ aReceber }) => aReceber },
];

export async function exportContratos(ctx: RawContext, { formato, ordem, ...filter }: InputOf<Contract['export']>) {
  return exportReply<Linha>(ctx, {
    ...{ formato, nome: 'contratos', titulo: messages.menu, columns: colunas(ctx.today) },
    rows: allRows(queryDaLista(ctx, filter), ordem),
  });
}
