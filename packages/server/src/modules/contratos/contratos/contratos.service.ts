/**
 * Contracts are registered and changed by their manager. What a kind asks for is asked of the whole record at each save, so that what
 * came over incomplete is completed when it is next edited.
 *
 * Held in this order: beneficiaries, the contract that is renewed, the counter. Errors: `plataforma.invalido` at the field,
 * `contratos.numero` (503), `.encerrado` (409), `.anexo_obrigatorio`, `.anexos_demais` (422), those of `bindAnexos`. Source: spec 3 §4, §5; decisions-sindical-contratos-patrimonio (Form); invariants C1, C3.
 */
import type { InputOf } from '@sede/domain/contract';
import {
  type DadosDoContrato,
  contratosErrors as errors,
  faltasDoContrato,
  MAX_ANEXOS_DO_CONTRATO,
  contratosMessages as messages,
} from '@sede/domain/modules/contratos/contratos';
import type { contratosContract } from '@sede/domain/modules/contratos/contratos/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { childTable } from '#platform/db/record/index.ts';
import { changedOnly, refuseCampos } from '#platform/records/index.ts';
import { contratos } from './contrato.record.ts';
import { lockVigente } from './contratos.encerrar.ts';
import {
  arquivosDoContrato,
  type Contratado,
  holdBeneficiarios,
  holdContrato,
  nextNumeroDoContrato,
  saveContratados,
  saveEmails,
} from './contratos.store.ts';
import { readContrato } from './contratos.views.ts';

type Contract = typeof contratosContract;

const observacoes = childTable('contratosObservacoes');

/** A checked record: the days and the name are there. */
type Conferido = DadosDoContrato & {
  tipoObjeto: 'Contrato' | 'Documento';
  nome: string;
  dataInicio: string;
  dataFim: string;
  dataAlerta: string;
};

function checkDados(dados: DadosDoContrato): asserts dados is Conferido {
  refuseCampos(faltasDoContrato(dados));
}

async function checkBeneficiarios({ tx }: Pick<WriteContext, 'tx'>, contratados: readonly Contratado[]): Promise<void> {
  const ids = [...new Set(contratados.flatMap(({ idBeneficiario }) => idBeneficiario ?? []))];
  if (ids.length > 0 && (await holdBeneficiarios(tx, ids)) < ids.length)
    refuseCampos({ contratados: messages.beneficiarioInexistente });
}

const anotar = (
  { tx, now, actor }: Pick<WriteContext, 'tx' | 'now' | 'actor'>,
  contratoId: string,
  observacao: string,
) => observacoes.insert(tx, { contratoId, observacao, data: now, autorId: actor.usuarioId, autorNome: actor.nome });

export async function createContrato(ctx: WriteContext, input: InputOf<Contract['create']>) {
  const { tx, now, actor } = ctx;
  const { tipoObjeto, nome = null, dataInicio = null, dataFim = null, dataAlerta = null } = input;
  const { valorTotal = null, idAnterior = null, contratados = [], anexos = [], observacoes: primeira } = input;
  const emails = [...new Set(input.emails ?? [])];
  const dados: DadosDoContrato = { tipoObjeto, nome, dataInicio, dataFim, dataAlerta, contratados, emails };
  checkDados(dados);
  await checkBeneficiarios(ctx, contratados);
  if (idAnterior) await holdContrato(tx, idAnterior, 'idAnterior');
  const numerado = await nextNumeroDoContrato(ctx);
  const { id } = await contratos.insert(ctx, {
    ...{ tipoObjeto, nome: dados.nome, dataInicio, dataFim, dataAlerta, valorTotal, idAnterior },
    ...{ ...numerado, situacao: 'Vigente', dataCarregamento: now, autor: actor.nome },
  });
  await saveContratados(tx, id, contratados);
  await saveEmails(tx, id, emails);
  if (primeira) await anotar(ctx, id, primeira);
  const novos = [...new Set(anexos)];
  await arquivosDoContrato.takeAnexos(ctx, novos);
  await arquivosDoContrato.linkAnexos(tx, [id], novos);
  return readContrato(ctx, id);
}

/** The PDFs that were sent are added; at least one there must be, and at most so many. Of a contract that is held. */
async function addAnexos(ctx: WriteContext, id: string, anexos: readonly string[]): Promise<void> {
  const novos = [...new Set(anexos)];
  const { length } = await arquivosDoContrato.listAnexoIds(ctx.tx, [id]);
  if (length + novos.length === 0) throw errors.anexo_obrigatorio();
  if (length + novos.length > MAX_ANEXOS_DO_CONTRATO) throw errors.anexos_demais();
  await arquivosDoContrato.takeAnexos(ctx, novos);
  await arquivosDoContrato.linkAnexos(ctx.tx, [id], novos);
}

export async function updateContrato(
  ctx: WriteContext,
  { id, versao, anexos = [], ...enviados }: InputOf<Contract['update']>,
) {
  const { tx } = ctx;
  // Beneficiaries before all else, as everywhere.
  if (enviados.contratados) await checkBeneficiarios(ctx, enviados.contratados);
  const row = await lockVigente(ctx, id);
  if (row.versao !== versao) throw await contratos.conflict(ctx, row);
  const atual = await contratos.get(ctx, id);
  const contratados = enviados.contratados ?? atual.contratados;
  const emails = [...new Set(enviados.emails ?? atual.emails)];
  const { nome = row.nome, dataInicio = row.dataInicio, dataFim = row.dataFim, dataAlerta = row.dataAlerta } = enviados;
  const dados: DadosDoContrato = {
    tipoObjeto: row.tipoObjeto,
    nome,
    dataInicio,
    dataFim,
    dataAlerta,
    contratados,
    emails,
  };
  checkDados(dados);
  await addAnexos(ctx, id, anexos);
  const { valorTotal = row.valorTotal } = enviados;
  // What came over without a number gets the next one.
  const numerado =
    row.numero === null || row.aConferir.includes('numeroContrato') ? await nextNumeroDoContrato(ctx) : {};
  const novos = { nome: dados.nome, dataInicio, dataFim, dataAlerta, valorTotal, ...numerado };
  const partes = enviados.contratados !== undefined && (await saveContratados(tx, id, contratados));
  const avisados = enviados.emails !== undefined && (await saveEmails(tx, id, emails));
  await contratos.update(
    ctx,
    { id, versao },
    {
      ...changedOnly(row, novos),
      ...(row.aConferir.length > 0 && { aConferir: [] }),
      ...((partes || avisados || anexos.length > 0) && { filhosEm: ctx.now }),
    },
  );
  return readContrato(ctx, id);
}

export async function anotarContrato(ctx: WriteContext, { id, observacao }: InputOf<Contract['anotar']>) {
  await contratos.lock(ctx, { id });
  const { id: anotada, data, autorNome } = await anotar(ctx, id, observacao);
  return { id: anotada, observacao, data, autorNome };
}
