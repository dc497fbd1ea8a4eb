/**
 * Says whether a CPF is a member's or a dependent's, and writes down that it was asked: in the user's log and, for each person whose
 * record answered, in `acessos_dados`.
 *
 * The log is the limit's account: one person's look-ups follow one another, so that 120 in an hour are 120 however many windows or
 * processes ask, before and after a restart. Inactive: the situação says so or no membership is open; a dependent of several
 * titulares has an active one if any is. Errors: `verificador.limite`.
 * Source: spec 2 §2 (CPF lookup); decisions-members (CPF lookup, LGPD).
 */
import {
  CONSULTAS_POR_HORA,
  type Consulta,
  PESQUISA_POR_CPF,
  verificadorErrors,
} from '@sede/domain/modules/filiados/verificador';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import { nthEntrySince, recordUserLog } from '#platform/auth/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { type Achado, findByCpf } from './verificador.store.ts';

const HOUR_MS = 3_600_000;
const TELA = 'verificador';

/** Seconds until the next look-up; 0: now. Held until the transaction ends, so that nobody counts the same place twice. */
async function secondsToWait(tx: Tx, usuarioId: string, now: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${TELA}:${usuarioId}`}, 10))`.execute(tx);
  const since = new Date(Date.parse(now) - HOUR_MS).toISOString();
  const oldest = await nthEntrySince(tx, { usuarioId, tipo: PESQUISA_POR_CPF, since, nth: CONSULTAS_POR_HORA });
  return oldest === null ? 0 : Math.ceil((Date.parse(oldest) + HOUR_MS - Date.parse(now)) / 1000);
}

function consultaOf(achados: readonly Achado[]): Consulta {
  const filiado = achados.find(({ titular }) => titular);
  const dependentes = achados.filter(({ titular }) => !titular);
  const dependente = dependentes.find(({ inativo }) => !inativo) ?? dependentes[0];
  return {
    filiado: filiado ? { nome: filiado.nome, casa: filiado.casa, inativo: filiado.inativo } : null,
    dependente: dependente ? { nome: dependente.nome, titularInativo: dependente.inativo } : null,
  };
}

export async function consultarCpf(ctx: WriteContext, { cpf }: { cpf: string }): Promise<Consulta> {
  const { tx, actor, now, address } = ctx;
  const tentarEm = await secondsToWait(tx, actor.usuarioId, now);
  if (tentarEm > 0) {
    throw verificadorErrors.limite({ values: { minutos: Math.ceil(tentarEm / 60) }, data: { tentarEm } });
  }
  const achados = await findByCpf(tx, cpf);
  const dados = { cpf, tela: TELA };
  await recordUserLog(tx, { usuarioId: actor.usuarioId, tipo: PESQUISA_POR_CPF, dados, endereco: address }, now);
  const concerned =
    achados.length === 0 ? [null] : achados.map(({ filiadoId: id, filiadoNome: nome }) => ({ id, nome }));
  for (const filiado of concerned) {
    await registerAcesso(ctx, { ato: 'consultar', tela: TELA, filiado, detalhe: { cpf } });
  }
  return consultaOf(achados);
}
