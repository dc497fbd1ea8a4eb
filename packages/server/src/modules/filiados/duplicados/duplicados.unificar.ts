/**
 * Two records become one, in the transaction of whoever confirms: what refers to the one that goes moves, its row leaves the registry and
 * is kept apart, the one that stays takes the chosen values and the account.
 *
 * In: both rows, held. The record that goes leaves before the other changes: CPF and account are unique. Errors: those of a changed
 * e-mail (`filiados.email_nao_mudou`). Source: decisions-members (Merge, Account).
 */
import { GRUPOS_DE_CAMPOS } from '@sede/domain/modules/filiados/duplicados';
import { sql } from 'kysely';
import type { UsuariosDeps } from '#modules/acesso/usuarios/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { moveAcessos } from '#platform/personal-data/index.ts';
import { filiados, followMember } from '../filiados/index.ts';
import { moveReferencias } from './duplicados.referencias.ts';

type Ficha = Awaited<ReturnType<typeof filiados.lock>>;
type Patch = Parameters<typeof filiados.update>[2];

/** Columns that a choice takes along and no form shows. */
const JUNTO: Readonly<Record<string, readonly (keyof Ficha & string)[]>> = {
  email: ['emailDevolvidoEm'],
  situacaoFiliado: ['situacaoAnterior'],
  nomeFalecido: ['titularId'],
};

/** Whom somebody told apart from the record that goes, in their own record. */
async function toldApartFrom(tx: Tx, sai: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from filiados where ${sai}::uuid = any(distintos)`.execute(tx);
  return rows.map(({ id }) => id);
}

function patchOf(fica: Ficha, sai: Ficha, daOutra: readonly string[], deles: readonly string[]): Patch {
  const taken: (keyof Ficha & string)[] = GRUPOS_DE_CAMPOS.filter(({ id }) => daOutra.includes(id)).flatMap(
    ({ id, campos }) => [...campos, ...(JUNTO[id] ?? [])],
  );
  const known = new Set<string>(GRUPOS_DE_CAMPOS.flatMap(({ campos }) => [...campos]));
  // What was to be checked stays so where its value stays.
  const aConferir = [
    ...fica.aConferir.filter((campo) => !(taken as string[]).includes(campo)),
    ...sai.aConferir.filter((campo) => (taken as string[]).includes(campo) || !known.has(campo)),
  ];
  const values = Object.fromEntries(taken.map((coluna) => [coluna, sai[coluna]]));
  // 'Não é a mesma pessoa' was said of the person: it holds for the record that stays.
  const distintos = [...fica.distintos, ...sai.distintos, ...deles].filter((id) => id !== fica.id && id !== sai.id);
  const merged = {
    ...values,
    usuarioId: fica.usuarioId ?? sai.usuarioId,
    dataCadastro: fica.dataCadastro < sai.dataCadastro ? fica.dataCadastro : sai.dataCadastro,
    aConferir: [...new Set(aConferir)],
    distintos: [...new Set(distintos)],
  };
  const { emailFuncional } = { ...fica, ...values } as Ficha; // the row as it will be
  // Who prefers an address must have it; nobody is their own titular.
  return {
    ...merged,
    ...(emailFuncional ? {} : { preferenciaComunicacao: 'pessoal' as const }),
    ...('titularId' in values && values.titularId === fica.id ? { titularId: null } : {}),
  };
}

export async function unificar(
  contas: UsuariosDeps,
  ctx: WriteContext,
  { fica, sai, daOutra }: { fica: Ficha; sai: Ficha; daOutra: readonly string[] },
): Promise<void> {
  const { tx, now } = ctx;
  const par = { fica: fica.id, sai: sai.id };
  const { rows } = await sql<{ linha: string }>`
    select (to_jsonb(f) - '{busca,iniciais,telefones,matricula_chave}'::text[])::text as linha
    from filiados f where id = ${sai.id}::uuid`.execute(tx);
  const deles = await toldApartFrom(tx, sai.id);
  const repetidas = await moveReferencias(tx, par);
  await sql`update pedidos_titular set filiado_id = ${fica.id}::uuid where filiado_id = ${sai.id}::uuid`.execute(tx);
  await moveAcessos(tx, { de: sai.id, para: fica.id });
  const { versao } = await filiados.lock(ctx, { id: sai.id });
  await filiados.remove(ctx, { id: sai.id, versao });
  const dados = JSON.stringify({ ficha: JSON.parse(rows[0]?.linha ?? 'null'), repetidas });
  await sql`
    insert into filiados_unificados (id, para, nome, dados, criado_em, atualizado_em)
    values (${sai.id}::uuid, ${fica.id}::uuid, ${sai.nomeSocial ?? sai.nomeCompleto}, ${dados}::jsonb, ${now}::timestamptz,
      ${now}::timestamptz)`.execute(tx);
  const patch = patchOf(fica, sai, daOutra, deles);
  const usuarioId = fica.usuarioId ?? sai.usuarioId;
  const email = daOutra.includes('email') ? sai.email : fica.email;
  const before = fica.usuarioId === null ? sai.email : fica.email;
  // Periods are part of the record: its version rises with them.
  await filiados.update(ctx, await filiados.lock(ctx, { id: fica.id }), { ...patch, vinculoEm: now });
  if (email !== before) await followMember(contas, ctx, { ...fica, usuarioId }, email);
}
