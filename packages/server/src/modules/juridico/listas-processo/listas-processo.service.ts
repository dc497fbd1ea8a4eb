/**
 * 'Colar lista': a text or a spreadsheet of CPFs and matrículas is kept apart, previewed against members and case, and linked; beyond
 * 1,000 members by a job.
 *
 * Errors: `listas-processo.*`, `processos.situacao` (409), `plataforma.versao_conflito`, `plataforma.nao_encontrado`.
 * Source: decisions-legal (Cases: 'Colar lista'; Privacy).
 */
import type { InputOf } from '@sede/domain/contract';
import { nomeProprio } from '@sede/domain/kernel';
import {
  type EntradaJulgada,
  entramNoProcesso,
  listasProcessoErrors as errors,
  LISTA_ARQUIVO,
  type ListaDoProcesso,
  linhasDoTexto,
  MAX_DE_UMA_VEZ,
  MAX_NA_PREVIA,
  listasProcessoMessages as messages,
  type PreviaDaLista,
  readLista,
} from '@sede/domain/modules/juridico/listas-processo';
import type { listasProcessoContract } from '@sede/domain/modules/juridico/listas-processo/contract';
import { motivoNaoEditar } from '@sede/domain/modules/juridico/processos';
import type { FileReply, RawContext, ReadContext, WriteContext } from '#platform/api/index.ts';
import { type ExportColumn, exportReply } from '#platform/exports/index.ts';
import { readBody, sentName } from '#platform/files/index.ts';
import type { Jobs } from '#platform/jobs/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { isXlsx, readTable, readText, SpreadsheetError } from '#platform/spreadsheets/index.ts';
import { holdFiliados, insertFiliados, processos, refuseSituacao } from '../processos/index.ts';
import { listas } from './lista-processo.record.ts';
import { INCLUIR_LISTA } from './listas-processo.jobs.ts';
import { insertEntradas, julgar } from './listas-processo.store.ts';

type Contract = typeof listasProcessoContract;
const { maxBytes, maxLinhas } = LISTA_ARQUIVO;
/** Blank rows of a sheet are read, and count for nothing. */
const MAX_ROWS = maxLinhas * 2;

function linhasDe(bytes: Buffer): string[][] {
  try {
    return isXlsx(bytes) ? readTable(bytes, MAX_ROWS) : linhasDoTexto(readText(bytes));
  } catch (error) {
    if (!(error instanceof SpreadsheetError)) throw error;
    throw error.reason === 'too_large' ? errors.grande_demais() : errors.ilegivel();
  }
}

export async function receive(ctx: RawContext, { id: processoId }: { id: string }): Promise<ListaDoProcesso> {
  const bytes = await readBody(ctx.request.raw, maxBytes, errors.grande_demais);
  const entradas = readLista(linhasDe(bytes));
  return ctx.write(async (write) => {
    refuseSituacao(motivoNaoEditar(await processos.lock(write, { id: processoId })));
    const { id } = await listas.insert(write, {
      ...{ processoId, nome: sentName(ctx.request, messages.nomeColada), estado: 'previa', linhas: entradas.length },
      ...{ porId: ctx.actor.usuarioId, porNome: ctx.actor.nome },
    });
    await insertEntradas(write.tx, id, entradas);
    return listas.get(write, id);
  });
}

/** Its entries, while they are kept. */
async function readJulgadas(ctx: ReadContext, id: string) {
  const lista = await listas.get(ctx, id);
  const julgadas = await julgar(ctx.db, lista);
  if (julgadas.length === 0) throw errors.estado();
  const { numero } = await processos.get(ctx, lista.processoId);
  return { lista, julgadas, detalhe: { processo: numero } };
}

const linhaDe = ({ entrada, motivo }: EntradaJulgada) => ({
  linha: entrada.linha,
  lido: entrada.lido,
  motivo: motivo ?? messages.ninguem,
});

export async function preview(ctx: ReadContext, { id }: { id: string }): Promise<PreviaDaLista> {
  const { lista, julgadas, detalhe } = await readJulgadas(ctx, id);
  const of = (situacao: EntradaJulgada['situacao']) => julgadas.filter((uma) => uma.situacao === situacao);
  const [naoEncontrados, sairam] = [of('nao_encontrado'), of('saiu')];
  await registerAcesso(ctx, {
    ...{ ato: 'consultar', tela: 'processos', filiado: null, detalhe, quantidade: lista.linhas },
  });
  return {
    lista,
    quantas: {
      ...{ novo: of('novo').length, no_processo: of('no_processo').length, saiu: sairam.length },
      ...{ nao_encontrado: naoEncontrados.length, repetida: of('repetida').length },
    },
    completados: julgadas.filter(
      ({ entrada, filiado }) => entrada.completado && filiado !== null && filiado.cpf === entrada.cpf,
    ).length,
    naoEncontrados: naoEncontrados.slice(0, MAX_NA_PREVIA).map(linhaDe),
    sairam: sairam.slice(0, MAX_NA_PREVIA).map(({ entrada, filiado }) => ({
      linha: entrada.linha,
      nome: nomeProprio(filiado?.nome ?? ''),
      falecido: filiado?.falecido ?? false,
    })),
  };
}

const COLUNAS: readonly ExportColumn<ReturnType<typeof linhaDe>>[] = [
  { titulo: 'Linha', tipo: 'inteiro', valor: ({ linha }) => linha },
  { titulo: 'CPF ou matrícula', tipo: 'texto', valor: ({ lido }) => lido },
  { titulo: 'Motivo', tipo: 'texto', valor: ({ motivo }) => motivo },
];

export async function exportNaoEncontrados(ctx: RawContext, { id }: { id: string }): Promise<FileReply> {
  const { julgadas, detalhe } = await readJulgadas(ctx, id);
  const rows = julgadas.filter(({ situacao }) => situacao === 'nao_encontrado').map(linhaDe);
  await registerAcesso(ctx, {
    ...{ ato: 'exportar', tela: 'processos', filiado: null, detalhe, quantidade: rows.length },
  });
  return exportReply(ctx, {
    ...{ formato: 'xlsx', nome: 'nao_encontrados', titulo: messages.naoEncontrados },
    ...{ columns: COLUNAS, rows },
  });
}

export async function incluir(
  enqueue: Jobs['enqueue'],
  ctx: WriteContext,
  { id, versao, comSaidos }: InputOf<Contract['incluir']>,
): Promise<ListaDoProcesso> {
  const row = await listas.lock(ctx, { id, versao });
  if (row.estado !== 'previa' && row.estado !== 'falhou') throw errors.estado();
  const { processoId } = row;
  refuseSituacao(motivoNaoEditar(await processos.lock(ctx, { id: processoId })));
  const julgadas = await julgar(ctx.tx, { id, processoId });
  if (julgadas.length === 0) throw errors.estado();
  const entram = entramNoProcesso(julgadas, comSaidos);
  const antes = row.incluidos;
  // Begun again, the others may have been linked meanwhile.
  if (entram.length === 0 && row.estado === 'previa') throw errors.nada();
  const aIncluir = antes + entram.length;
  // Whoever links them answers for it, not whoever pasted the list.
  const quem = { porId: ctx.actor.usuarioId, porNome: ctx.actor.nome };
  if (entram.length > MAX_DE_UMA_VEZ) {
    const trabalhoId = await enqueue(ctx.tx, INCLUIR_LISTA, { listaId: id }, ctx.actor);
    await listas.update(ctx, row, { ...quem, estado: 'incluindo', comSaidos, aIncluir, trabalhoId });
  } else {
    const incluidos = antes + (await insertFiliados(ctx.tx, processoId, await holdFiliados(ctx.tx, entram)));
    await listas.update(ctx, row, { ...quem, estado: 'concluida', comSaidos, aIncluir, incluidos });
  }
  return listas.get(ctx, id);
}
