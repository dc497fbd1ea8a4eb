/** Whose a CPF is: the member, and each member whose dependent has it. Two index look-ups, one statement. */
import type { Casa } from '@sede/domain/modules/filiados/filiados';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import { FILIADO_HOJE, NOME_DO_FILIADO } from '../filiados.sql.ts';

export interface Achado {
  /** The CPF is the member's own; else a dependent's. */
  titular: boolean;
  nome: string;
  casa: Casa;
  /** The member is inactive, in situação or in cadastro. */
  inativo: boolean;
  filiadoId: string;
  filiadoNome: string;
}

const inativo = sql`(f.situacao_filiado = 'INATIVO' or not ${FILIADO_HOJE})`;

export async function findByCpf(tx: Tx, cpf: string): Promise<Achado[]> {
  const { rows } = await sql<Achado>`
    select true as titular, ${NOME_DO_FILIADO} as nome, f.empresa as casa, ${inativo} as inativo,
      f.id as filiado_id, ${NOME_DO_FILIADO} as filiado_nome
    from filiados f where f.cpf = ${cpf}
    union all
    select false, d.nome_completo, f.empresa, ${inativo}, f.id, ${NOME_DO_FILIADO}
    from dependentes d join filiados f on f.id = d.filiado_id where d.cpf = ${cpf}
    order by 1 desc, 2, 5`.execute(tx);
  return rows;
}
