/**
 * What hangs from a theme, saved one by one, each with its own version: two people in two sections both keep their work.
 *
 * The theme is held first, so that who deletes it and who saves in it wait for each other; its last change moves, its version does not.
 * A case of the union's is chosen; number and court are copied, and answering otherwise clears them. Errors: `temas.itens_demais` (422);
 * `plataforma.invalido`, `.nao_encontrado`, `.versao_conflito`. Source: spec 3 §4 (Theme), §5 (Theme), §7; decisions-sindical-contratos-patrimonio
 * (Themes: Tables, Processo, Pessoas); invariant E1.
 */
import type { InputOf } from '@sede/domain/contract';
import {
  temasErrors as errors,
  faltasDoProcessoDoTema,
  MAX_POR_SECAO,
  passosMessages as messages,
  type ParteDoTema,
} from '@sede/domain/modules/sindical/temas';
import type { temasContract } from '@sede/domain/modules/sindical/temas/contract';
import { listOpcoes } from '#modules/juridico/processos/index.ts';
import type { WriteContext, Writer } from '#platform/api/index.ts';
import type { Seen } from '#platform/db/record/index.ts';
import { releaseAnexos } from '#platform/files/index.ts';
import { changedOnly, refuseCampos } from '#platform/records/index.ts';
import { holdAutoridade } from '../autoridades/index.ts';
import { acoes, itens, pessoas, processosDoTema } from './partes.record.ts';
import { touchTema } from './temas.service.ts';
import { countParte, listAnexoIds } from './temas.store.ts';
import { readAnexados } from './temas.views.ts';

type Contract = typeof temasContract;

/** A part's record, as far as it is asked here. */
interface Parte<Row> {
  get(ctx: Writer, id: string): Promise<{ temaId: string }>;
  lock(ctx: Writer, seen: { id: string; versao?: number }): Promise<Row>;
}

async function beginCreate(ctx: WriteContext, parte: ParteDoTema, temaId: string): Promise<void> {
  await touchTema(ctx, temaId);
  if ((await countParte(ctx.tx, parte, temaId)) >= MAX_POR_SECAO) throw errors.itens_demais();
}

/** The part, held after its theme. */
async function hold<Row>(ctx: WriteContext, parte: Parte<Row>, { id, versao }: Seen): Promise<Row> {
  await touchTema(ctx, (await parte.get(ctx, id)).temaId);
  return parte.lock(ctx, { id, versao });
}

async function withAnexados<T extends { id: string; temaId: string }>(ctx: WriteContext, parte: T) {
  const { de } = await readAnexados(ctx, parte.temaId);
  return { ...parte, ...de(parte.id) };
}

export async function createItem(ctx: WriteContext, { id: temaId, ...dados }: InputOf<Contract['createItem']>) {
  await beginCreate(ctx, 'itens', temaId);
  const { id } = await itens.insert(ctx, { temaId, ...dados });
  return withAnexados(ctx, await itens.get(ctx, id));
}

export async function updateItem(ctx: WriteContext, { id, versao, ...dados }: InputOf<Contract['updateItem']>) {
  const row = await hold(ctx, itens, { id, versao });
  await itens.update(ctx, row, changedOnly(row, dados));
  return withAnexados(ctx, await itens.get(ctx, id));
}

export async function removeItem(ctx: WriteContext, seen: Seen) {
  const { id, temaId, versao } = await hold(ctx, itens, seen);
  const anexos = await listAnexoIds(ctx.tx, { temaId, itemId: id });
  await itens.remove(ctx, { id, versao });
  await releaseAnexos(ctx.tx, anexos, ctx.now);
  return { id };
}

async function refuseAutoridade({ tx }: WriteContext, id: string | null | undefined): Promise<void> {
  if (id && !(await holdAutoridade(tx, id))) refuseCampos({ autoridadeId: messages.autoridadeInexistente });
}

export async function createPessoa(ctx: WriteContext, { id: temaId, ...dados }: InputOf<Contract['createPessoa']>) {
  await beginCreate(ctx, 'pessoas', temaId);
  await refuseAutoridade(ctx, dados.autoridadeId);
  const { id } = await pessoas.insert(ctx, { temaId, ...dados });
  return pessoas.get(ctx, id);
}

export async function updatePessoa(ctx: WriteContext, { id, versao, ...dados }: InputOf<Contract['updatePessoa']>) {
  const row = await hold(ctx, pessoas, { id, versao });
  const mudou = changedOnly(row, dados);
  await refuseAutoridade(ctx, mudou.autoridadeId);
  await pessoas.update(ctx, row, mudou);
  return pessoas.get(ctx, id);
}

export async function removePessoa(ctx: WriteContext, seen: Seen) {
  const { id, versao } = await hold(ctx, pessoas, seen);
  await pessoas.remove(ctx, { id, versao });
  return { id };
}

interface DadosDoProcesso {
  processoSindicato: boolean;
  processoUid: string | null;
  identificacaoProcesso: string | null;
  tribunalOrgao: string | null;
}
type Enviado = { [K in keyof DadosDoProcesso]?: DadosDoProcesso[K] | undefined };

/** As it will stand; `antes`: as it stands, whose copy stays while the case is the same. */
async function readProcesso(ctx: WriteContext, sent: Enviado, antes: DadosDoProcesso | null) {
  const processoSindicato = sent.processoSindicato ?? antes?.processoSindicato ?? false;
  const base = antes?.processoSindicato === processoSindicato ? antes : null;
  const processoUid = sent.processoUid === undefined ? (base?.processoUid ?? null) : sent.processoUid;
  if (processoSindicato && base && processoUid === base.processoUid) return base;
  const { identificacaoProcesso = base?.identificacaoProcesso ?? null, tribunalOrgao = base?.tribunalOrgao ?? null } =
    sent;
  refuseCampos({ ...faltasDoProcessoDoTema({ processoSindicato, processoUid, identificacaoProcesso }) });
  if (!processoSindicato) return { processoSindicato, processoUid: null, identificacaoProcesso, tribunalOrgao };
  const { itens: achados } = await listOpcoes(ctx, { ids: processoUid === null ? [] : [processoUid] });
  const [processo] = achados;
  if (!processo) refuseCampos({ processoUid: messages.processoInexistente });
  const { numero = null, tipo = '', tribunalOrgao: orgao = null } = processo ?? {};
  return { processoSindicato, processoUid, identificacaoProcesso: numero ?? tipo, tribunalOrgao: orgao };
}

export async function createProcesso(ctx: WriteContext, { id: temaId, ...sent }: InputOf<Contract['createProcesso']>) {
  await beginCreate(ctx, 'processos', temaId);
  const { identificacaoProcesso, ...dados } = await readProcesso(ctx, sent, null);
  const nome = identificacaoProcesso ?? '';
  const { id } = await processosDoTema.insert(ctx, { temaId, ...dados, identificacaoProcesso: nome });
  return processosDoTema.get(ctx, id);
}

export async function updateProcesso(ctx: WriteContext, { id, versao, ...sent }: InputOf<Contract['updateProcesso']>) {
  const row = await hold(ctx, processosDoTema, { id, versao });
  const { identificacaoProcesso, ...dados } = await readProcesso(ctx, sent, row);
  const nome = identificacaoProcesso ?? row.identificacaoProcesso;
  await processosDoTema.update(ctx, row, changedOnly(row, { ...dados, identificacaoProcesso: nome }));
  return processosDoTema.get(ctx, id);
}

export async function removeProcesso(ctx: WriteContext, seen: Seen) {
  const { id, versao } = await hold(ctx, processosDoTema, seen);
  await processosDoTema.remove(ctx, { id, versao });
  return { id };
}

export async function createAcao(ctx: WriteContext, { id: temaId, ...dados }: InputOf<Contract['createAcao']>) {
  await beginCreate(ctx, 'acoes', temaId);
  const { id } = await acoes.insert(ctx, { temaId, ...dados });
  return withAnexados(ctx, await acoes.get(ctx, id));
}

export async function updateAcao(ctx: WriteContext, { id, versao, ...dados }: InputOf<Contract['updateAcao']>) {
  const row = await hold(ctx, acoes, { id, versao });
  await acoes.update(ctx, row, changedOnly(row, dados));
  return withAnexados(ctx, await acoes.get(ctx, id));
}

export async function removeAcao(ctx: WriteContext, seen: Seen) {
  const { id, temaId, versao } = await hold(ctx, acoes, seen);
  const anexos = await listAnexoIds(ctx.tx, { temaId, acaoId: id });
  await acoes.remove(ctx, { id, versao });
  await releaseAnexos(ctx.tx, anexos, ctx.now);
  return { id };
}
