/**
 * A person's preferences: one row per part (`preferencias`), read together, replaced one by one.
 *
 * What was stored by another version of the program and does not fit any more counts as not chosen. The rows of another
 * person are reached by nobody: every statement names the reader. Source: domain's access/preferences.ts.
 */
import { PREFERENCIAS_PADRAO, type Preferencias } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import { type contaContract, preferenciasSchema } from '@sede/domain/modules/acesso/conta/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';

const SECAO = 'secao:';
const { teclasDeLetra, inicio, secoes } = preferenciasSchema.shape;

export async function readPreferencias(db: Db | Tx, usuarioId: string): Promise<Preferencias> {
  const { rows } = await sql<{ chave: string; valor: unknown }>`
    select chave, valor from preferencias where usuario_id = ${usuarioId}::uuid order by chave`.execute(db);
  const stored = new Map(rows.map(({ chave, valor }) => [chave, valor]));
  const named = rows.filter(({ chave }) => chave.startsWith(SECAO));
  return {
    teclasDeLetra: teclasDeLetra.catch(PREFERENCIAS_PADRAO.teclasDeLetra).parse(stored.get('teclas')),
    inicio: inicio.catch({ ordem: [], ocultas: [] }).parse(stored.get('inicio')),
    secoes: Object.fromEntries(
      named.flatMap(({ chave, valor }) => {
        const { data } = secoes.valueType.safeParse(valor);
        return data ? [[chave.slice(SECAO.length), data]] : [];
      }),
    ),
  };
}

async function store(tx: Tx, usuarioId: string, chave: string, valor: unknown): Promise<void> {
  await sql`
    insert into preferencias (usuario_id, chave, valor)
    values (${usuarioId}::uuid, ${chave}, ${JSON.stringify(valor)}::jsonb)
    on conflict (usuario_id, chave) do update set valor = excluded.valor`.execute(tx);
}

/** A person keeps so many sections as the program will never have; who makes up names is stopped. Errors: `plataforma.invalido`. */
const MAX_SECOES = 50;

async function refuseMore(tx: Tx, usuarioId: string, chave: string): Promise<void> {
  const { rows } = await sql<{ outras: number }>`
    select count(*)::int as outras from preferencias
    where usuario_id = ${usuarioId}::uuid and chave like ${`${SECAO}%`} and chave <> ${chave}`.execute(tx);
  if ((rows[0]?.outras ?? 0) >= MAX_SECOES) {
    throw platformErrors.invalido({ campos: { 'secao.nome': `No máximo ${MAX_SECOES} seções.` } });
  }
}

/** Replaces the parts that are given; the others stay. */
export async function setPreferencias(
  { tx, actor: { usuarioId } }: WriteContext,
  { teclasDeLetra: teclas, secao, inicio: casa }: InputOf<typeof contaContract.preferir>,
): Promise<Preferencias> {
  if (teclas !== undefined) await store(tx, usuarioId, 'teclas', teclas);
  if (casa) await store(tx, usuarioId, 'inicio', casa);
  if (secao) {
    const { nome, ...valor } = secao;
    await refuseMore(tx, usuarioId, `${SECAO}${nome}`);
    await store(tx, usuarioId, `${SECAO}${nome}`, valor);
  }
  return readPreferencias(tx, usuarioId);
}
