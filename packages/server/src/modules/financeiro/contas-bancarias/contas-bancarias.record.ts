/**
 * Bank accounts on the server, with the balance at the end of today, which is always derived: whoever may see the register
 * sees all of it. Source: issue 4 (bank accounts); decision 023.
 */
import { type ContaBancaria, contasBancariasRegister } from '@sede/domain/modules/financeiro/contas-bancarias';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { todos } from '#platform/records/index.ts';
import { registerRecord } from '#platform/register/index.ts';
import { saldoEm } from './movimentos.ts';

export const saldoDeHoje = ({ today }: Pick<Reader, 'today'>) => saldoEm('r', sql`${today}::date`);

export const contasBancarias = registerRecord(contasBancariasRegister, {
  tabela: 'contasBancarias',
  visivel: todos,
  computed: { saldo: saldoDeHoje, aberturaTravada: () => sql`sede.abertura_travada(r)` },
});

export type SaldoDaConta = Pick<ContaBancaria, 'id' | 'nome' | 'tipo' | 'desabilitado' | 'saldo'>;

/** Every account that existed on a day with its balance at the end of it, by name. For the account of a period. */
export async function saldosDasContas(db: Db, ate: string): Promise<SaldoDaConta[]> {
  const { rows } = await sql<SaldoDaConta>`
    select c.id, c.nome, c.tipo, c.desabilitado, ${saldoEm('c', sql`${ate}::date`)} as saldo from contas_bancarias c
    where c.data_saldo_inicial <= ${ate}::date order by c.nome, c.id`.execute(db);
  return rows;
}
