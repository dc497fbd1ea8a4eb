/**
 * What screens and spreadsheets read of statements beside the files: lines with their proposals, what each line is. Signed
 * centavos; both ends of a period inside. Source: issue 4 (statement import).
 */
import type { InputOf } from '@sede/domain/contract';
import { OBRIGATORIO } from '@sede/domain/kernel';
import type { extratosContract } from '@sede/domain/modules/financeiro/extratos/contract';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import type { PageQuery } from '#platform/db/list/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { despesas } from '../despesas/index.ts';
import { receitas } from '../receitas/index.ts';
import type { Janela } from './extratos.candidatos.ts';
import { completePropostas, listPropostas } from './extratos.propostas.ts';
import { type LancamentosFilter, lancamentos } from './lancamento.record.ts';

type LancamentosInput = InputOf<typeof extratosContract.lancamentos>;

/** Records are proposed for one account and a period with both ends. */
function janelaDe({ idConta = '', inicio = '', fim = '' }: LancamentosInput): Janela {
  const faltam = Object.entries({ idConta, inicio, fim }).filter(([, value]) => value === '');
  refuseCampos(Object.fromEntries(faltam.map(([campo]) => [campo, OBRIGATORIO])));
  return { idConta, inicio, fim };
}

export async function listLancamentos(reader: Reader, input: LancamentosInput) {
  const janela = input.propostas ? janelaDe(input) : null;
  const [page, pronta] = await Promise.all([
    lancamentos.page(reader, input, lancamentos.query(reader, input)),
    janela ? listPropostas(reader, janela) : null,
  ]);
  if (!pronta) return page;
  const propostas = await completePropostas(
    reader,
    pronta.propostas,
    page.itens.map(({ id }) => id),
  );
  return { ...page, itens: page.itens.map((linha) => ({ ...linha, proposta: propostas.get(linha.id) ?? null })) };
}

/** For the spreadsheet: what a line is, in one text. */
export const lancamentosParaPlanilha = async (reader: Reader, filter: LancamentosFilter): Promise<PageQuery> => ({
  ...(await lancamentos.query(reader, filter)),
  columns: sql`l.data, l.descricao, l.documento, l.valor, l.estado, l.motivo, c.nome as nome_conta,
    (select string_agg(coalesce(i.nome || ' · ' || b.nome_beneficiario, ir.nome, 'Transferência'), '; ' order by v.id)
      from extratos_vinculos v
      left join despesas d on d.id = v.id_despesa and ${despesas.seenBy(reader.actor)} left join itens_despesa i on i.id = d.id_item_despesa
      left join beneficiarios b on b.id = d.id_beneficiario
      left join receitas r on r.id = v.id_receita and ${receitas.seenBy(reader.actor)} left join itens_receita ir on ir.id = r.id_item_receita
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
