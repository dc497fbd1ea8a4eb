/**
 * The import of interactions: a spreadsheet is kept row by row, previewed, handed to the job, taken back.
 *
 * Errors: `importacoes-interacao.*`, `plataforma.invalido` at the field, `plataforma.versao_conflito`.
 * Source: spec 2 §2, §5, §8; decisions-members (Interactions: Import).
 */
import { createHash } from 'node:crypto';
import type { InputOf, OutputOf } from '@sede/domain/contract';
import { nomeProprio } from '@sede/domain/kernel';
import {
  COLUNAS_DA_IMPORTACAO,
  importacoesInteracaoErrors as errors,
  IMPORTACAO_ARQUIVO,
  type ImportacaoDeInteracoes,
  importacoesInteracaoMessages as messages,
  motivoNaoDesfazer,
  ROTULO_DA_SITUACAO,
  readPlanilha,
} from '@sede/domain/modules/comunicacao/importacoes-interacao';
import {
  type importacoesInteracaoContract,
  LINHAS_DA_PREVIA,
} from '@sede/domain/modules/comunicacao/importacoes-interacao/contract';
import { erroDoMomento, momentoDe } from '@sede/domain/modules/comunicacao/interacoes';
import { interacoesSettings } from '@sede/domain/modules/comunicacao/itens-interacao';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { FileReply, RawContext, ReadContext, WriteContext } from '#platform/api/index.ts';
import { isUniqueViolation } from '#platform/db/index.ts';
import { type ExportColumn, exportReply } from '#platform/exports/index.ts';
import { readBody, sentName } from '#platform/files/index.ts';
import type { Jobs } from '#platform/jobs/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { references, refuseCampos } from '#platform/records/index.ts';
import { isXlsx, readTable, SpreadsheetError } from '#platform/spreadsheets/index.ts';
import { ITEM_INTERACAO_REFERENCIA } from '../itens-interacao/index.ts';
import { type ImportacaoRow, importacoes } from './importacao.record.ts';
import { IMPORTAR_INTERACOES } from './importacoes-interacao.jobs.ts';
import { entra, julgarLinhas, type LinhaJulgada, type Valores } from './importacoes-interacao.previa.ts';
import { chooseTitulares, countImportadas, insertLinhas, removeImportadas } from './importacoes-interacao.store.ts';

type Contract = typeof importacoesInteracaoContract;
const { maxBytes, maxLinhas } = IMPORTACAO_ARQUIVO;
const DESCONHECIDOS_DITOS = 50;
const checkItem = references({ itemId: ITEM_INTERACAO_REFERENCIA });

function tabelaDe(bytes: Buffer): string[][] {
  if (!isXlsx(bytes)) throw errors.ilegivel();
  try {
    return readTable(bytes, maxLinhas + 1);
  } catch (error) {
    if (!(error instanceof SpreadsheetError)) throw error;
    throw error.reason === 'too_large' ? errors.grande_demais() : errors.ilegivel();
  }
}

export async function receive(ctx: RawContext): Promise<ImportacaoDeInteracoes> {
  const bytes = await readBody(ctx.request.raw, maxBytes, errors.grande_demais);
  const { tiposInteracao, tiposInteracaoDesabilitados } = await readConfiguracoes(ctx.db, interacoesSettings);
  const linhas = readPlanilha(tabelaDe(bytes), [...tiposInteracao, ...tiposInteracaoDesabilitados], maxLinhas);
  const nome = sentName(ctx.request, 'interacoes.xlsx');
  return ctx.write(async (write) => {
    const { id } = await importacoes.insert(write, {
      nome,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      estado: 'previa',
      linhas: linhas.length,
      porId: ctx.actor.usuarioId,
      porNome: ctx.actor.nome,
    });
    await insertLinhas(write.tx, id, linhas);
    const detalhe = { arquivo: nome };
    await registerAcesso(
      { ...ctx, db: write.tx },
      { ato: 'consultar', tela: 'interacoes', filiado: null, detalhe, quantidade: linhas.length },
    );
    return importacoes.get(write, id);
  });
}

const toldRow = ({ lida, situacao, problema, alvo, titulares }: LinhaJulgada) => ({
  linha: lida.linha,
  cpf: lida.cpfLido,
  data: lida.dataLida,
  situacao,
  problema,
  nome: alvo && nomeProprio(alvo.filiadoNome),
  dependente: alvo?.dependenteNome ? nomeProprio(alvo.dependenteNome) : null,
  titularId: lida.titularId,
  titulares: titulares.map(({ filiadoId, filiadoNome }) => ({ id: filiadoId, nome: nomeProprio(filiadoNome) })),
});

export async function preview(
  ctx: WriteContext,
  { id, versao, titulares, ...valores }: InputOf<Contract['prever']>,
): Promise<OutputOf<Contract['prever']>> {
  const row = await importacoes.lock(ctx, { id, versao });
  if (row.estado !== 'previa' && row.estado !== 'falhou') throw errors.estado();
  const erro = erroDoMomento(valores, momentoDe(ctx.now));
  if (erro !== null) refuseCampos({ dia: erro });
  await checkItem(ctx.tx, { itemId: valores.itemId });
  await chooseTitulares(ctx.tx, id, titulares);
  await importacoes.update(ctx, row, valores);
  const julgadas = await julgarLinhas(ctx.tx, { id, ...valores }, ctx.now);
  const count = (situacao: LinhaJulgada['situacao']) => julgadas.filter((uma) => uma.situacao === situacao).length;
  const desconhecidos = julgadas.filter(({ situacao }) => situacao === 'desconhecido').map(({ lida }) => lida.cpfLido);
  // What is not imported is what somebody has to look at.
  const sorted = [
    ...julgadas.filter(({ situacao, titulares: dois }) => situacao !== 'ok' || dois.length > 0),
    ...julgadas.filter(({ situacao, titulares: dois }) => situacao === 'ok' && dois.length === 0),
  ];
  return {
    importacao: await importacoes.get(ctx, id),
    quantas: {
      ...{ ok: count('ok'), repetida: count('repetida'), invalida: count('invalida') },
      ...{ desconhecido: count('desconhecido'), escolher: count('escolher') },
    },
    aImportar: julgadas.filter((uma) => entra(uma, valores.comRepetidas)).length,
    desconhecidos: [...new Set(desconhecidos)].slice(0, DESCONHECIDOS_DITOS),
    linhas: sorted.slice(0, LINHAS_DA_PREVIA).map(toldRow),
  };
}

/** What the form said at the preview; an item that was deleted since asks for another one. */
function valoresDe(row: ImportacaoRow): Valores {
  const { id, itemId, dia, hora, descricao, classificacao } = row;
  if (!itemId || !dia || !hora || !descricao || !classificacao) throw errors.sem_previa();
  return { id, itemId, dia, hora, descricao, classificacao };
}

const PROBLEMAS: readonly ExportColumn<LinhaJulgada>[] = [
  { titulo: COLUNAS_DA_IMPORTACAO[0], tipo: 'texto', valor: ({ lida }) => lida.cpfLido },
  { titulo: COLUNAS_DA_IMPORTACAO[1], tipo: 'texto', valor: ({ lida }) => lida.dataLida },
  { titulo: COLUNAS_DA_IMPORTACAO[2], tipo: 'texto', valor: ({ lida }) => lida.descricao },
  { titulo: COLUNAS_DA_IMPORTACAO[3], tipo: 'texto', valor: ({ lida }) => lida.tipo },
  { titulo: COLUNAS_DA_IMPORTACAO[4], tipo: 'texto', valor: ({ lida }) => lida.classificacao },
  { titulo: 'LINHA', tipo: 'inteiro', valor: ({ lida }) => lida.linha },
  {
    titulo: 'PROBLEMA',
    tipo: 'texto',
    valor: ({ situacao, problema }) => problema ?? ROTULO_DA_SITUACAO[situacao],
  },
];

/** The rows that stay out, in the model's columns: corrected there, the file can be sent again. */
export async function exportProblemas(ctx: RawContext, { id }: { id: string }): Promise<FileReply> {
  const julgadas = await ctx.write(async (write) => {
    const row = await importacoes.lock(write, { id });
    return julgarLinhas(write.tx, valoresDe(row), write.now);
  });
  const rows = julgadas.filter(({ situacao }) => situacao !== 'ok');
  await registerAcesso(ctx, { ato: 'exportar', tela: 'interacoes', filiado: null, quantidade: rows.length });
  return exportReply(ctx, {
    ...{ formato: 'xlsx', nome: 'linhas_com_problema', titulo: messages.titulo },
    ...{ columns: PROBLEMAS, rows },
  });
}

const MODELO: readonly ExportColumn<readonly string[]>[] = COLUNAS_DA_IMPORTACAO.map((titulo, at) => ({
  titulo,
  tipo: 'texto',
  valor: (row) => row[at],
}));

export const downloadModelo = (ctx: RawContext): Promise<FileReply> =>
  exportReply(ctx, { formato: 'xlsx', nome: 'modelo', titulo: 'Interações', columns: MODELO, rows: [] });

export async function startImport(
  enqueue: Jobs['enqueue'],
  ctx: WriteContext,
  { id, versao }: InputOf<Contract['importar']>,
): Promise<ImportacaoDeInteracoes> {
  const row = await importacoes.lock(ctx, { id, versao });
  if (row.estado !== 'previa' && row.estado !== 'falhou') throw errors.estado();
  const valores = valoresDe(row);
  await checkItem(ctx.tx, { itemId: valores.itemId });
  const julgadas = await julgarLinhas(ctx.tx, valores, ctx.now);
  if (!julgadas.some((uma) => entra(uma, row.comRepetidas))) throw errors.nada();
  await importacoes.update(ctx, row, { estado: 'importando' }).catch((error: unknown) => {
    throw isUniqueViolation(error, 'interacao_importacoes_uma_por_vez') ? errors.em_andamento() : error;
  });
  await enqueue(ctx.tx, IMPORTAR_INTERACOES, { importacaoId: id }, ctx.actor);
  return importacoes.get(ctx, id);
}

export async function undoImport(
  ctx: WriteContext,
  { id, versao }: InputOf<Contract['desfazer']>,
): Promise<ImportacaoDeInteracoes> {
  const row = await importacoes.lock(ctx, { id, versao });
  const motivo = motivoNaoDesfazer(await importacoes.get(ctx, id), ctx.today);
  if (motivo) throw errors.nao_desfeita({ values: { motivo } });
  await removeImportadas(ctx.tx, id);
  await importacoes.update(ctx, row, { estado: 'desfeita', mantidas: await countImportadas(ctx.tx, id) });
  return importacoes.get(ctx, id);
}

export const readImportacao = (ctx: ReadContext, { id }: { id: string }) => importacoes.get(ctx, id);
