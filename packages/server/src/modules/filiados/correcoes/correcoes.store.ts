/** Rows of corrections: a member's own, and the value that a record has in a field. Source: decisions-members (Account). */
import {
  type CampoCorrigivel,
  MINHAS_CORRECOES,
  type MinhaCorrecao,
  NOMES_CORRIGIVEIS,
} from '@sede/domain/modules/filiados/correcoes';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';

export type Atuais = Record<CampoCorrigivel, string | null>;
export interface DonoDaFicha {
  id: string;
  versao: number;
  /** A period of membership is open. */
  aberta: boolean;
  atuais: Atuais;
}

/** Whose record `onde` finds, whole and without masks. */
async function readFicha(db: Db | Tx, onde: ReturnType<typeof sql>): Promise<DonoDaFicha | null> {
  const { rows } = await sql<Atuais & { id: string; versao: number; aberta: boolean }>`
    select f.id, f.versao, exists (select from filiado_periodos p where p.filiado_id = f.id and p.fim is null) as aberta,
      f.nome_social, f.cpf, f.rg, f.orgao_expedidor, f.uf_orgao_expedidor, f.data_nascimento, f.sexo, f.estado_civil, f.nome_mae,
      f.escolaridade, f.email_funcional, f.tel_comercial, f.tel_residencial, f.ramal, f.nome_ct_emergencia,
      f.celular_ct_emergencia, f.parentesco_ct_emergencia, f.matricula, f.cargo, f.empresa, f.situacao_filiado, f.forma_pagamento
    from filiados f where ${onde}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  // One entry for each name.
  const atuais = Object.fromEntries(NOMES_CORRIGIVEIS.map((campo) => [campo, row[campo]])) as Atuais;
  return { id: row.id, versao: row.versao, aberta: row.aberta, atuais };
}

export const readFichaDoUsuario = (db: Db | Tx, usuarioId: string) =>
  readFicha(db, sql`f.usuario_id = ${usuarioId}::uuid`);
export const readFichaPorId = (db: Db | Tx, id: string) => readFicha(db, sql`f.id = ${id}::uuid`);

/** The newest first. */
export async function listMinhas(db: Db | Tx, filiadoId: string): Promise<MinhaCorrecao[]> {
  const { rows } = await sql<MinhaCorrecao>`
    select id, versao, criado_em, campo, valor_pedido, justificativa, estado, motivo, decidida_em from filiado_correcoes
    where filiado_id = ${filiadoId}::uuid order by criado_em desc, id desc limit ${MINHAS_CORRECOES}`.execute(db);
  return rows;
}

export async function readValores(db: Db | Tx, id: string) {
  const { rows } = await sql<{ valorAntes: string | null; valorPedido: string; justificativa: string }>`
    select valor_antes, valor_pedido, justificativa from filiado_correcoes where id = ${id}::uuid`.execute(db);
  return rows[0];
}
