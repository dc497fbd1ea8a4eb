/**
 * A file as a list: previewed without a write, published as a new version that is in force at once, or an earlier one put back.
 *
 * A file with a line that cannot be read is refused whole: half a list would tell people that they are not on it.
 * Errors: `nomes_parcela.*`. Source: decisions-members 'Name search' (upload, preview, publish a version, go back).
 */
import { createHash } from 'node:crypto';
import type { InputOf } from '@sede/domain/contract';
import { formatCpfOculto } from '@sede/domain/kernel';
import {
  chaveDoNome,
  nomesParcelaErrors as errors,
  type Lista,
  MAX_LINHAS,
  NOMES_PARCELA_FILE,
  type PreviaDaLista,
  readLista,
  type VersaoDaLista,
} from '@sede/domain/modules/juridico/nomes-parcela';
import { LINHAS_DA_PREVIA, type nomesParcelaContract } from '@sede/domain/modules/juridico/nomes-parcela/contract';
import type { RawContext, WriteContext } from '#platform/api/index.ts';
import { readBody, sentName } from '#platform/files/index.ts';
import { readTable, SpreadsheetError } from '#platform/spreadsheets/index.ts';
import { compareComVigente, insertNomes, lockLista, retirarVigente } from './nomes-parcela.store.ts';
import { versoes } from './versao.record.ts';

const PROBLEMAS_DITOS = 50;

function listaDe(bytes: Buffer): Lista {
  try {
    return readLista(readTable(bytes, MAX_LINHAS + 1));
  } catch (error) {
    if (!(error instanceof SpreadsheetError)) throw error;
    throw error.reason === 'too_large' ? errors.grande_demais() : errors.ilegivel();
  }
}

const readArquivo = (ctx: RawContext): Promise<Buffer> =>
  readBody(ctx.request.raw, NOMES_PARCELA_FILE.maxBytes, errors.grande_demais);

const hidden = (cpf: string | null): string | null => cpf && formatCpfOculto(cpf);

export async function prever(ctx: RawContext): Promise<PreviaDaLista> {
  const { nomes, problemas } = listaDe(await readArquivo(ctx));
  const vezes = new Map<string, number>();
  for (const { nome } of nomes) vezes.set(chaveDoNome(nome), (vezes.get(chaveDoNome(nome)) ?? 0) + 1);
  return {
    linhas: nomes.length,
    naAcao: nomes.filter(({ naAcao }) => naAcao).length,
    comCpf: nomes.filter(({ cpf, nascimento }) => cpf !== null && nascimento !== null).length,
    homonimos: nomes.filter(({ nome }) => (vezes.get(chaveDoNome(nome)) ?? 0) > 1).length,
    ...(await compareComVigente(ctx.db, [...vezes.keys()])),
    problemas: problemas.slice(0, PROBLEMAS_DITOS),
    quantosProblemas: problemas.length,
    amostra: nomes.slice(0, LINHAS_DA_PREVIA).map((um) => ({ ...um, cpf: hidden(um.cpf) })),
  };
}

async function publishLista(
  ctx: Pick<WriteContext, 'tx' | 'now'>,
  { nome, sha256, nomes }: { nome: string; sha256: string; nomes: Lista['nomes'] },
): Promise<string> {
  await lockLista(ctx.tx);
  await retirarVigente(ctx.tx);
  const naAcao = nomes.filter((um) => um.naAcao).length;
  const made = { nome, sha256, linhas: nomes.length, naAcao, vigente: true, publicadaEm: ctx.now };
  const { id } = await versoes.insert(ctx, made);
  await insertNomes(ctx.tx, id, nomes);
  return id;
}

/** For the demonstration too. */
export function publicarBytes(
  ctx: Omit<RawContext, 'request' | 'reply'>,
  { nome, bytes }: { nome: string; bytes: Buffer },
): Promise<VersaoDaLista> {
  const { nomes, problemas } = listaDe(bytes);
  if (problemas.length > 0) {
    const ditos = problemas.slice(0, PROBLEMAS_DITOS);
    throw errors.linhas_invalidas({ values: { quantas: problemas.length }, data: { problemas: ditos } });
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return ctx.write(async (write) => {
    const id = await publishLista(write, { nome, sha256, nomes });
    return versoes.get(write, id);
  });
}

export const publicar = async (ctx: RawContext): Promise<VersaoDaLista> =>
  publicarBytes(ctx, { nome: sentName(ctx.request, 'lista'), bytes: await readArquivo(ctx) });

export async function voltar(
  ctx: WriteContext,
  { id, versao }: InputOf<(typeof nomesParcelaContract)['voltar']>,
): Promise<VersaoDaLista> {
  await lockLista(ctx.tx);
  const { vigente } = await versoes.lock(ctx, { id, versao });
  if (vigente) throw errors.ja_vigente();
  await retirarVigente(ctx.tx);
  await versoes.update(ctx, { id, versao }, { vigente: true, publicadaEm: ctx.now });
  return versoes.get(ctx, id);
}
