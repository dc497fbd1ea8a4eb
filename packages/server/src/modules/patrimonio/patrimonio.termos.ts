/**
 * Makes the terms of what was handed over: a row an asset, one text, one link and one mail for all of it. Of the same asset what waited is
 * replaced. Where the settings have no text none is made; without an address there is no link: paper only.
 *
 * The assets are held by whoever calls. A token stands in the mail alone, its SHA-256 in the rows. Source: decisions-sindical-contratos-
 * patrimonio (Term).
 */
import { createHash, randomBytes } from 'node:crypto';
import { addDays, isEmail, newId } from '@sede/domain/kernel';
import { patrimonioSettings } from '@sede/domain/modules/patrimonio/bens';
import { type OrigemDoTermo, VALIDADE_DO_TERMO } from '@sede/domain/modules/patrimonio/termos';
import { sql } from 'kysely';
import { publicUrlOf, sendMail } from '#modules/acesso/sessao/index.ts';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { linkDoTermo, termoMail } from './patrimonio.termos.mail.ts';

export const resumoDoToken = (token: string): Buffer => createHash('sha256').update(token).digest();

interface Entregue {
  bemId: string;
  /** Of an exit. */
  fluxoId: string | null;
}
interface Quem {
  idFuncionario: string | null;
  /** Of a typed holder; an employee is called as the register has them. */
  responsavel: string;
  email: string | null;
}

async function readPessoa(tx: Tx, { idFuncionario, responsavel, email }: Quem) {
  if (idFuncionario === null) return { nome: responsavel, email };
  const { rows } = await sql<{ nome: string; email: string }>`
    select nome, email from funcionarios where id = ${idFuncionario}::uuid`.execute(tx);
  const { nome = responsavel, email: deles = '' } = rows[0] ?? {};
  // What came over from the old system may be no address.
  return { nome, email: isEmail(deles) ? deles : null };
}

/** '004812 · Notebook · Dell Latitude 5450 · série 9XK · estado: Bom': as noted at the exit, which the text speaks of. */
const EM_PALAVRAS = sql`concat_ws(' · ', b.n_patrimonio, b.tipo_objeto, b.descricao_bem, 'série ' || b.n_serie,
  'estado: ' || f.estado_patrimonio)`;

/** Out: whether there is a text, so that terms were made. */
export async function emitirTermos(
  ctx: WriteContext,
  { origem, entregues, quem }: { origem: OrigemDoTermo; entregues: readonly Entregue[]; quem: Quem },
): Promise<boolean> {
  const { tx, now, today, actor } = ctx;
  const { termoDeResponsabilidade: texto } = await readConfiguracoes(tx, patrimonioSettings);
  if (texto.trim() === '' || entregues.length === 0) return false;
  const bens = entregues.map(({ bemId }) => bemId);
  await sql`update bens_termos set estado = 'substituido'
    where bem_id = any(${bens}::uuid[]) and estado = 'aguardando'`.execute(tx);
  const { nome, email } = await readPessoa(tx, quem);
  const token = email === null ? null : randomBytes(32).toString('base64url');
  const expiraEm = addDays(today, VALIDADE_DO_TERMO);
  const { rows } = await sql<{ bem: string }>`
    insert into bens_termos (id, bem_id, fluxo_id, lote, origem, id_funcionario, nome, email, bem, texto,
      resumo_do_link, expira_em, autor)
    select e.id, b.id, e.fluxo_id, ${newId()}::uuid, ${origem}, ${quem.idFuncionario}::uuid,
      ${nome}, ${email}, ${EM_PALAVRAS}, ${texto}, ${token && resumoDoToken(token)}::bytea,
      ${token && expiraEm}::date, ${actor.nome}
    from unnest(${entregues.map(() => newId())}::uuid[], ${bens}::uuid[],
      ${entregues.map(({ fluxoId }) => fluxoId)}::uuid[]) as e (id, bem_id, fluxo_id)
    join bens b on b.id = e.bem_id left join bens_fluxos f on f.id = e.fluxo_id order by b.n_patrimonio::bigint, b.id
    returning bem`.execute(tx);
  if (email !== null && token !== null) {
    const url = linkDoTermo(publicUrlOf(ctx.services.config), token);
    await sendMail(tx, termoMail({ nome, email, bens: rows.map(({ bem }) => bem) }, { url, expiraEm }), now);
  }
  return true;
}
