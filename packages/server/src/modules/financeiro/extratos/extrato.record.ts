/**
 * Statement files, described once: which account and days, how many lines, how many of them wait. Whoever may see
 * statements sees all of them. Source: issue 4 (statement import).
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { podeDe } from '@sede/domain/kernel';
import { type Extrato, motivoNaoExcluirExtrato } from '@sede/domain/modules/financeiro/extratos';
import { extratoSchema, type extratosContract } from '@sede/domain/modules/financeiro/extratos/contract';
import { sql } from 'kysely';
import { inColumns, searchCondition } from '#platform/db/list/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';

type Filter = Pick<InputOf<typeof extratosContract.list>, 'idConta' | 'busca'>;

const pendentes = sql`(select count(*) from extratos_lancamentos l where l.id_extrato = e.id and l.estado = 'pendente')::int`;

export const extratos = defineRecord({
  modulo: 'extratos',
  tabela: 'extratos',
  alias: 'e',
  schema: extratoSchema,
  visivel: todos,
  columns: sql`e.id, e.versao, e.criado_em, e.atualizado_em, e.id_conta, c.nome as nome_conta, e.id_anexo, e.nome,
    e.formato, e.inicio, e.fim, e.saldo, e.data_saldo, e.lidos, e.novos, ${pendentes} as pendentes,
    u.nome as importado_por`,
  joins: sql`join contas_bancarias c on c.id = e.id_conta left join usuarios u on u.id = e.criado_por`,
  order: { fim: sql`e.fim`, nome: sql`e.nome`, criadoEm: sql`e.criado_em` },
  filter: ({ idConta, busca }: Filter) => [
    idConta !== undefined && sql`e.id_conta = ${idConta}::uuid`,
    searchCondition(busca, inColumns(sql`sede.sem_acento(e.nome)`)),
  ],
  present: ({ actor }) => {
    const may = can(actor.papeis, 'extratos.importar');
    return (extrato: Omit<Extrato, 'pode'>): Extrato => ({
      ...extrato,
      pode: podeDe({ excluir: motivoNaoExcluirExtrato(extrato, may) }),
    });
  },
  fields: {},
});
