/**
 * Themes: register, change, answer a step, conclude, end, reopen, delete.
 *
 * Whatever is saved in a theme moves its last change. The answers of the steps and the last step that was saved are nobody's version: they
 * are set without one, so that whoever works in another section is not in the way. Errors: `temas.incompleto` (422, field by field),
 * `temas.encerrado`, `.em_acompanhamento` (409); `plataforma.invalido`, `.nao_encontrado`, `.versao_conflito`.
 * Source: spec 3 §2.10, §4 (Theme), §5 (Theme); decisions-sindical-contratos-patrimonio (Wizard); invariant E1.
 */
import type { InputOf } from '@sede/domain/contract';
import { OPCAO_INVALIDA } from '@sede/domain/kernel';
import {
  type Contagens,
  temasErrors as errors,
  type FlagDoTema,
  type Flags,
  faltasAtePasso,
  faltasDaProposicao,
  INTERESSADOS,
  motivoNaoEncerrarTema,
  motivoNaoReabrirTema,
  PARTES_DO_TEMA,
  type SituacaoDoTema,
  ULTIMO_PASSO,
} from '@sede/domain/modules/sindical/temas';
import type { temasContract } from '@sede/domain/modules/sindical/temas/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import type { Seen } from '#platform/db/record/index.ts';
import { releaseAnexos } from '#platform/files/index.ts';
import { changedOnly, refuseCampos } from '#platform/records/index.ts';
import { linkTemas } from './proposicao.store.ts';
import { QUANTOS, temas } from './tema.record.ts';
import { listAnexoIds } from './temas.store.ts';
import { readTema } from './temas.views.ts';

type Contract = typeof temasContract;

const agora = ({ now, actor }: WriteContext) => ({ lastUpdated: now, lastUpdatedPor: actor.usuarioId });

/** The theme, held: whatever hangs from it is saved after it, and moves its last change. */
export async function touchTema(ctx: WriteContext, id: string): Promise<void> {
  const row = await temas.lock(ctx, { id });
  // An update that changes nothing at all would count as one of the theme's own.
  const same = Date.parse(row.lastUpdated) === Date.parse(ctx.now) && row.lastUpdatedPor === ctx.actor.usuarioId;
  if (!same) await temas.update(ctx, row, agora(ctx));
}

/** A word that the theme has already stays, though the list has it not. */
function refuseInteressados(sent: readonly string[] | undefined, antes: readonly string[]): void {
  const known = [...INTERESSADOS, ...antes];
  if (sent?.some((um) => !known.includes(um))) refuseCampos({ interessados: OPCAO_INVALIDA });
}

export async function createTema(ctx: WriteContext, dados: InputOf<Contract['create']>) {
  refuseInteressados(dados.interessados, []);
  const { id } = await temas.insert(ctx, { ...dados, cadastradoEm: ctx.now, ...agora(ctx) });
  return readTema(ctx, id);
}

export async function updateTema(ctx: WriteContext, { id, versao, page, ...dados }: InputOf<Contract['update']>) {
  const row = await temas.lock(ctx, { id, versao });
  refuseInteressados(dados.interessados, row.interessados);
  const mudou = changedOnly(row, dados);
  refuseCampos(faltasDaProposicao({ ...row, ...mudou }));
  const passo = page !== undefined && page > row.page ? { page } : {};
  if (Object.keys({ ...mudou, ...passo }).length > 0) {
    await temas.update(ctx, { id, versao }, { ...mudou, ...passo, ...agora(ctx) });
    await linkTemas(ctx.tx, id);
  }
  return readTema(ctx, id);
}

const flagDoPasso = (passo: number): FlagDoTema => {
  const parte = PARTES_DO_TEMA.find((uma) => uma.passo === passo);
  if (!parte) throw new Error(`step ${passo} has no answer`);
  return parte.flag;
};

async function countPartes({ tx }: WriteContext, id: string): Promise<Contagens> {
  const { rows } = await sql<{ quantos: Contagens }>`
    select ${QUANTOS} as quantos from temas t where t.id = ${id}::uuid`.execute(tx);
  return rows[0]?.quantos ?? { itens: 0, pessoas: 0, processos: 0, acoes: 0 };
}

/** `ate`: the step that is done with it, if the flags allow; absent: none. */
async function answer(ctx: WriteContext, id: string, passo: number, existe: boolean, ate?: number) {
  const row = await temas.lock(ctx, { id });
  const flag = flagDoPasso(passo);
  const flags: Flags = { ...row, [flag]: existe };
  if (ate !== undefined) {
    const campos = faltasAtePasso(ate, flags, await countPartes(ctx, id));
    if (Object.keys(campos).length > 0) throw errors.incompleto({ campos });
  }
  const page = Math.max(row.page, ate ?? 0);
  if (row[flag] !== existe || page !== row.page) {
    await temas.update(ctx, row, { [flag]: existe, page, ...agora(ctx) });
  }
  return readTema(ctx, id);
}

export const avancar = (ctx: WriteContext, { id, passo, existe }: InputOf<Contract['avancar']>) =>
  answer(ctx, id, passo, existe, passo);

export const concluir = (ctx: WriteContext, { id, existe }: InputOf<Contract['concluir']>) =>
  answer(ctx, id, ULTIMO_PASSO, existe, ULTIMO_PASSO);

export const responder = (ctx: WriteContext, { id, passo, existe }: InputOf<Contract['responder']>) =>
  answer(ctx, id, passo, existe);

async function mudar(ctx: WriteContext, seen: Seen, situacao: SituacaoDoTema) {
  await temas.update(ctx, seen, { situacao, ...agora(ctx) });
  return readTema(ctx, seen.id);
}

/** The situation is asked before the version, so that who comes second learns what happened. */
export async function encerrar(ctx: WriteContext, { id, versao }: Seen) {
  if (motivoNaoEncerrarTema((await temas.lock(ctx, { id })).situacao)) throw errors.encerrado();
  return mudar(ctx, { id, versao }, 'ENCERRADO');
}

export async function reabrir(ctx: WriteContext, { id, versao }: Seen) {
  if (motivoNaoReabrirTema((await temas.lock(ctx, { id })).situacao)) throw errors.em_acompanhamento();
  return mudar(ctx, { id, versao }, 'EM_ACOMPANHAMENTO');
}

/** Whoever saves something in it at the same moment either is before, and it goes along, or finds no theme. */
export async function removeTema(ctx: WriteContext, { id, versao }: Seen) {
  await temas.lock(ctx, { id, versao });
  const anexos = await listAnexoIds(ctx.tx, { temaId: id });
  await temas.remove(ctx, { id, versao });
  await releaseAnexos(ctx.tx, anexos, ctx.now);
  return { id };
}
