/**
 * What screens and spreadsheets read of statements: files, lines, what each line is. Signed centavos; both ends of a period
 * inside. Source: issue 4 (statement import).
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { OBRIGATORIO, platformErrors, podeDe } from '@sede/domain/kernel';
import {
  type Alvo,
  type EstadoLancamento,
  type Extrato,
  type Lancamento,
  motivoNaoExcluirExtrato,
} from '@sede/domain/modules/financeiro/extratos';
import type { extratosContract } from '@sede/domain/modules/financeiro/extratos/contract';
import { sql } from 'kysely';
import type { ReadContext } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { allOf, inColumns, type PageQuery, readPage, searchCondition } from '#platform/db/list/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { type Chave, chaveDe, readAlvos } from './extratos.alvos.ts';
import type { Janela } from './extratos.candidatos.ts';
import { completar, listPropostas } from './extratos.propostas.ts';

type Contract = typeof extratosContract;
type LancamentosInput = InputOf<Contract['lancamentos']>;
export type LancamentosFilter = Omit<LancamentosInput, 'pagina' | 'porPagina' | 'ordem' | 'totais'>;

interface Linha {
  id: string;
  versao: number;
  idConta: string;
  nomeConta: string;
  data: string;
  valor: number;
  descricao: string;
  documento: string | null;
  estado: EstadoLancamento;
  motivo: string | null;
  alvos: Chave[] | null;
  conciliadaAte: string | null;
}
export interface Somas {
  entradas: number;
  saidas: number;
  pendentes: number;
}

const columns = sql`l.id, l.versao, l.id_conta, c.nome as nome_conta, l.data, l.valor, l.descricao, l.documento, l.estado,
  l.motivo, sede.conciliada_ate(l.id_conta) as conciliada_ate,
  (select jsonb_agg(jsonb_build_object('tipo', v.tipo, 'id', v.id_registro) order by v.id)
    from extratos_vinculos v where v.id_lancamento = l.id) as alvos`;
const from = sql`from extratos_lancamentos l join contas_bancarias c on c.id = l.id_conta`;

export const lancamentosQuery = ({ idConta, idExtrato, inicio, fim, estado, busca }: LancamentosFilter): PageQuery => ({
  from,
  fromTotals: sql`from extratos_lancamentos l`,
  where: allOf([
    idConta !== undefined && sql`l.id_conta = ${idConta}::uuid`,
    idExtrato !== undefined && sql`l.id_extrato = ${idExtrato}::uuid`,
    inicio !== undefined && sql`l.data >= ${inicio}::date`,
    fim !== undefined && sql`l.data <= ${fim}::date`,
    estado && sql`l.estado = any(${estado}::text[])`,
    searchCondition(busca, inColumns(sql`l.busca`)),
  ]),
  columns,
  order: { data: sql`l.data`, valor: sql`l.valor`, descricao: sql`l.descricao` },
  notNull: ['data', 'valor', 'descricao'],
  joined: [],
  id: sql`l.id`,
  sums: sql`coalesce(sum(l.valor) filter (where l.valor > 0), 0)::bigint as entradas,
    coalesce(-sum(l.valor) filter (where l.valor < 0), 0)::bigint as saidas,
    (count(*) filter (where l.estado = 'pendente'))::int as pendentes`,
});

function toLancamento({ alvos, conciliadaAte, ...linha }: Linha, nomes: ReadonlyMap<string, Alvo>): Lancamento {
  return {
    ...linha,
    vinculos: (alvos ?? []).flatMap((chave) => nomes.get(chaveDe(chave)) ?? []),
    proposta: null,
    travado: conciliadaAte !== null && linha.data <= conciliadaAte,
  };
}

/** Records are proposed for one account and a period with both ends. */
function janelaDe({ idConta = '', inicio = '', fim = '' }: LancamentosInput): Janela {
  const faltam = Object.entries({ idConta, inicio, fim }).filter(([, value]) => value === '');
  refuseCampos(Object.fromEntries(faltam.map(([campo]) => [campo, OBRIGATORIO])));
  return { idConta, inicio, fim };
}

export async function listLancamentos({ db }: Pick<ReadContext, 'db'>, input: LancamentosInput) {
  const janela = input.propostas ? janelaDe(input) : null;
  const [page, pronta] = await Promise.all([
    readPage<Linha, Somas>(db, input, lancamentosQuery(input)),
    janela ? listPropostas(db, janela) : null,
  ]);
  const [nomes, propostas] = await Promise.all([
    readAlvos(
      db,
      page.itens.flatMap(({ alvos }) => alvos ?? []),
    ),
    pronta
      ? completar(
          db,
          pronta.propostas,
          page.itens.map(({ id }) => id),
        )
      : null,
  ]);
  const itens = page.itens.map((linha) => ({
    ...toLancamento(linha, nomes),
    proposta: propostas?.get(linha.id) ?? null,
  }));
  return { ...page, itens };
}

/** `db` may be a transaction, to read what it has just written. */
export async function readLancamento(db: Db, id: string): Promise<Lancamento> {
  const { rows } = await sql<Linha>`select ${columns} ${from} where l.id = ${id}::uuid`.execute(db);
  const [linha] = rows;
  if (!linha) throw platformErrors.nao_encontrado();
  return toLancamento(linha, await readAlvos(db, linha.alvos ?? []));
}

const pendentes = sql`(select count(*) from extratos_lancamentos l where l.id_extrato = e.id and l.estado = 'pendente')::int`;

export async function listExtratos({ db, actor }: ReadContext, input: InputOf<Contract['list']>) {
  const query: PageQuery = {
    from: sql`from extratos e join contas_bancarias c on c.id = e.id_conta left join usuarios u on u.id = e.criado_por`,
    where: allOf([
      input.idConta !== undefined && sql`e.id_conta = ${input.idConta}::uuid`,
      searchCondition(input.busca, inColumns(sql`sede.sem_acento(e.nome)`)),
    ]),
    columns: sql`e.id, e.versao, e.criado_em, e.atualizado_em, e.id_conta, c.nome as nome_conta, e.id_anexo, e.nome,
      e.formato, e.inicio, e.fim, e.saldo, e.data_saldo, e.lidos, e.novos, ${pendentes} as pendentes,
      u.nome as importado_por`,
    order: { fim: sql`e.fim`, nome: sql`e.nome`, criadoEm: sql`e.criado_em` },
    id: sql`e.id`,
  };
  const page = await readPage<Omit<Extrato, 'pode'>>(db, input, query);
  const itens = page.itens.map((extrato): Extrato => {
    const excluir = motivoNaoExcluirExtrato(extrato, can(actor.papeis, 'extratos.importar'));
    return { ...extrato, pode: podeDe({ excluir }) };
  });
  return { ...page, itens };
}

/** For the spreadsheet: what a line is, in one text. */
export const lancamentosParaPlanilha = (filter: LancamentosFilter): PageQuery => ({
  ...lancamentosQuery(filter),
  columns: sql`l.data, l.descricao, l.documento, l.valor, l.estado, l.motivo, c.nome as nome_conta,
    (select string_agg(coalesce(i.nome || ' · ' || b.nome_beneficiario, ir.nome, 'Transferência'), '; ' order by v.id)
      from extratos_vinculos v
      left join despesas d on d.id = v.id_despesa left join itens_despesa i on i.id = d.id_item_despesa
      left join beneficiarios b on b.id = d.id_beneficiario
      left join receitas r on r.id = v.id_receita left join itens_receita ir on ir.id = r.id_item_receita
      where v.id_lancamento = l.id) as conciliado_com`,
});

export async function pendenciasDoExtrato(
  db: Db,
  { inicio, fim }: { inicio: string; fim: string },
): Promise<{ quantidade: number; valor: number }> {
  const { rows } = await sql<{ quantidade: number; valor: number }>`
    select count(*)::int as quantidade, coalesce(sum(abs(valor)), 0)::bigint as valor from extratos_lancamentos
    where estado = 'pendente' and data between ${inicio}::date and ${fim}::date`.execute(db);
  return rows[0] ?? { quantidade: 0, valor: 0 };
}

/** Names of what a line's history refers to. */
export async function nomesDosRegistros(db: Db, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; nome: string }>`
    select d.id, i.nome || ' · ' || b.nome_beneficiario as nome from despesas d
      join itens_despesa i on i.id = d.id_item_despesa join beneficiarios b on b.id = d.id_beneficiario
      where d.id = any(${ids}::uuid[])
    union all select r.id, i.nome from receitas r join itens_receita i on i.id = r.id_item_receita
      where r.id = any(${ids}::uuid[])
    union all select t.id, 'Transferência de ' || to_char(t.data, 'DD/MM/YYYY') from transferencias t
      where t.id = any(${ids}::uuid[])
    union all select c.id, c.nome from contas_bancarias c where c.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}
