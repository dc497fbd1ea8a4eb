/**
 * Lines of statements, described once: what the bank says happened, and what of the system each stands for. Whoever may
 * see statements sees all of them. Signed centavos; both ends of a period inside. Source: issue 4 (statement import).
 */
import type { InputOf } from '@sede/domain/contract';
import {
  ACOES_FINANCEIRAS,
  LANCAMENTO_FIELDS,
  type Lancamento,
  VINCULO_FIELDS,
} from '@sede/domain/modules/financeiro/extratos';
import { type extratosContract, lancamentoSchema } from '@sede/domain/modules/financeiro/extratos/contract';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { inColumns, inPeriod, searchCondition } from '#platform/db/list/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';
import { type Chave, chaveDe, readAlvos } from './extratos.alvos.ts';
import { nomesDosRegistros } from './extratos.names.ts';

type LancamentosInput = InputOf<typeof extratosContract.lancamentos>;
export type LancamentosFilter = Omit<LancamentosInput, 'pagina' | 'porPagina' | 'ordem' | 'totais'>;

type Linha = Omit<Lancamento, 'vinculos' | 'proposta' | 'travado'> & {
  alvos: Chave[] | null;
  conciliadaAte: string | null;
};

async function presentMany(reader: Reader, linhas: Linha[]): Promise<Lancamento[]> {
  const nomes = await readAlvos(
    reader,
    linhas.flatMap(({ alvos }) => alvos ?? []),
  );
  return linhas.map(({ alvos, conciliadaAte, ...linha }) => ({
    ...linha,
    vinculos: (alvos ?? []).flatMap((chave) => nomes.get(chaveDe(chave)) ?? []),
    proposta: null,
    travado: conciliadaAte !== null && linha.data <= conciliadaAte,
  }));
}

export const lancamentos = defineRecord({
  modulo: 'extratos',
  tabela: 'extratosLancamentos',
  alias: 'l',
  schema: lancamentoSchema,
  visivel: todos,
  columns: sql`l.id, l.versao, l.id_conta, c.nome as nome_conta, l.data, l.valor, l.descricao, l.documento, l.estado,
  l.motivo, sede.conciliada_ate(l.id_conta) as conciliada_ate,
  (select jsonb_agg(jsonb_build_object('tipo', v.tipo, 'id', v.id_registro) order by v.id)
    from extratos_vinculos v where v.id_lancamento = l.id) as alvos`,
  joins: sql`join contas_bancarias c on c.id = l.id_conta`,
  narrow: true,
  order: { data: sql`l.data`, valor: sql`l.valor`, descricao: sql`l.descricao` },
  notNull: ['data', 'valor', 'descricao'],
  joined: [],
  sums: {
    entradas: sql`coalesce(sum(l.valor) filter (where l.valor > 0), 0)::bigint`,
    saidas: sql`coalesce(-sum(l.valor) filter (where l.valor < 0), 0)::bigint`,
    pendentes: sql`(count(*) filter (where l.estado = 'pendente'))::int`,
  },
  filter: ({ idConta, idExtrato, inicio, fim, estado, busca }: LancamentosFilter) => [
    idConta !== undefined && sql`l.id_conta = ${idConta}::uuid`,
    idExtrato !== undefined && sql`l.id_extrato = ${idExtrato}::uuid`,
    ...inPeriod(sql`l.data`, { inicio, fim }),
    estado && sql`l.estado = any(${estado}::text[])`,
    searchCondition(busca, inColumns(sql`l.busca`)),
  ],
  presentMany,
  fields: LANCAMENTO_FIELDS,
  actions: ACOES_FINANCEIRAS,
  children: { extratos_vinculos: VINCULO_FIELDS },
  names: nomesDosRegistros,
});

export type LancamentoRow = Awaited<ReturnType<typeof lancamentos.lock>>;
