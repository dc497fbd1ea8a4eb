/**
 * Contracts are registered and changed by their manager. What a kind asks for is asked of the whole record at each save, so that what
 * came over incomplete is completed when it is next edited.
 *
 * Held in this order: beneficiaries, the contract that is renewed, the counter. Errors: `plataforma.invalido` at the field,
 * `contratos.numero` (503), those of `bindAnexos`. Source: spec 3 §4, §5; decisions-sindical-contratos-patrimonio (Form); invariants C1, C3.
 */
import type { InputOf } from '@sede/domain/contract';
import {
  type DadosDoContrato,
  faltasDoContrato,
  contratosMessages as messages,
} from '@sede/domain/modules/contratos/contratos';
import type { contratosContract } from '@sede/domain/modules/contratos/contratos/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { childTable } from '#platform/db/record/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { contratos } from './contrato.record.ts';
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

export function checkDados(dados: DadosDoContrato): asserts dados is Conferido {
  refuseCampos(faltasDoContrato(dados));
}

export async function checkBeneficiarios(
  { tx }: Pick<WriteContext, 'tx'>,
  contratados: readonly Contratado[],
): Promise<void> {
  const ids = [...new Set(contratados.flatMap(({ idBeneficiario }) => idBeneficiario ?? []))];
  if (ids.length > 0 && (await holdBeneficiarios(tx, ids)) < ids.length)
    refuseCampos({ contratados: messages.beneficiarioInexistente });
}

export const anotar = (
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
