/**
 * The interactions of one member, newest first, 20 at a time by (instant, id): only those that the reader may see.
 *
 * Reading them is written down as opening that member's record on this screen. Source: spec 2 §2; decisions-members (Interactions, LGPD).
 */
import type { InputOf, OutputOf } from '@sede/domain/contract';
import { nomeProprio, platformErrors } from '@sede/domain/kernel';
import type { interacoesContract } from '@sede/domain/modules/comunicacao/interacoes/contract';
import { sql } from 'kysely';
import { filiados } from '#modules/filiados/filiados/index.ts';
import type { ReadContext } from '#platform/api/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { type InteracaoLinha, interacoes, presentInteracao } from './interacao.record.ts';
import { listDependentesDe } from './interacoes.store.ts';
import { membros } from './membro.record.ts';

type Contract = typeof interacoesContract;

const POR_PAGINA = 20;

/** '2026-11-20T15:00:00.000Z_0198…': instant and id of the last row of the page before. */
function older(depois: string | undefined) {
  if (depois === undefined) return null;
  const [, data, id] = /^([0-9]{4}-[0-9T:.+-]{6,30}Z)_([0-9a-f-]{36})$/.exec(depois) ?? [];
  if (data === undefined || id === undefined)
    throw platformErrors.invalido({ campos: { depois: 'Página desconhecida.' } });
  return sql`(i.data < ${data}::timestamptz or (i.data = ${data}::timestamptz and i.id > ${id}::uuid))`;
}

export async function readDoFiliado(
  ctx: ReadContext,
  { id, depois }: InputOf<Contract['doFiliado']>,
): Promise<OutputOf<Contract['doFiliado']>> {
  await filiados.refuseHidden(ctx, id);
  const { nome } = await membros.linha(ctx, id);
  const ofMember = sql`i.filiado_id = ${id}::uuid`;
  const linhas = await interacoes.some<InteracaoLinha>(ctx, {
    conditions: [ofMember, older(depois)],
    order: sql`i.data desc, i.id`,
    limit: POR_PAGINA + 1,
  });
  const { total } = await interacoes.totals(ctx, interacoes.where(ctx, [ofMember]));
  await registerAcesso(ctx, { ato: 'abrir', tela: 'interacoes', filiado: { id, nome } });
  const page = linhas.slice(0, POR_PAGINA);
  const last = page.at(-1);
  return {
    itens: page.map(presentInteracao(ctx.actor)),
    total,
    proximo: last && linhas.length > POR_PAGINA ? `${last.data}_${last.id}` : null,
  };
}

export async function readDependentes(ctx: ReadContext, { id }: { id: string }) {
  await filiados.refuseHidden(ctx, id);
  await membros.linha(ctx, id);
  const itens = await listDependentesDe(ctx.db, id);
  return { itens: itens.map((um) => ({ ...um, nome: nomeProprio(um.nome) })) };
}
