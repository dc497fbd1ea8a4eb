/**
 * Beneficiaries: register, change, enable, disable, delete.
 *
 * The document must fit the kind and its check digits be right, whenever either changes. One that another beneficiary
 * has is a warning: the save goes through once it is sent with `confirmarRepetido`.
 * Errors: `beneficiarios.documento_repetido` (409, data.existente { id, nome }), `beneficiarios.em_uso`, `.em_uso_item` (409),
 * `plataforma.invalido`. Source: spec 1 §2.9, §4.4, §5, §8.2; decisions §7 (Beneficiary).
 */
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import { type Beneficiario, beneficiariosErrors, erroDocumento } from '@sede/domain/modules/financeiro/beneficiarios';
import type { beneficiariosContract } from '@sede/domain/modules/financeiro/beneficiarios/contract';
import type { WriteContext } from '#platform/api/index.ts';
import type { Seen } from '#platform/db/record/index.ts';
import { removeUnlessUsed, setDesabilitado } from '#platform/records/index.ts';
import { beneficiarios } from './beneficiario.record.ts';
import { findByDocumento } from './beneficiarios.store.ts';

type Documento = Pick<Beneficiario, 'tipo' | 'cpfCnpj'>;
type Contract = typeof beneficiariosContract;

function refuseDocumento({ tipo, cpfCnpj }: Documento): void {
  const message = erroDocumento(tipo, cpfCnpj);
  if (message) throw platformErrors.invalido({ campos: { cpfCnpj: message } });
}

async function warnOfRepeated({ tx }: WriteContext, cpfCnpj: string, ownId: string | null): Promise<void> {
  const other = await findByDocumento(tx, cpfCnpj, ownId);
  if (!other) return;
  const error = beneficiariosErrors.documento_repetido({ values: other });
  throw beneficiariosErrors.documento_repetido({
    values: other,
    data: { existente: other },
    campos: { cpfCnpj: error.message },
  });
}

export async function createBeneficiario(
  ctx: WriteContext,
  { confirmarRepetido, ...dados }: InputOf<Contract['create']>,
): Promise<Beneficiario> {
  refuseDocumento(dados);
  if (!confirmarRepetido) await warnOfRepeated(ctx, dados.cpfCnpj, null);
  return beneficiarios.insert(ctx, dados);
}

export async function updateBeneficiario(
  ctx: WriteContext,
  { id, versao, confirmarRepetido, ...dados }: InputOf<Contract['update']>,
): Promise<Beneficiario> {
  const atual = await beneficiarios.lock(ctx, { id, versao });
  const { tipo = atual.tipo, cpfCnpj = atual.cpfCnpj } = dados;
  // An imported record may hold a document that the check digits refuse: it can still be given a Pix key.
  if (tipo !== atual.tipo || cpfCnpj !== atual.cpfCnpj) refuseDocumento({ tipo, cpfCnpj });
  if (cpfCnpj !== atual.cpfCnpj && !confirmarRepetido) await warnOfRepeated(ctx, cpfCnpj, id);
  return beneficiarios.update(ctx, { id, versao }, dados);
}

export const removeBeneficiario = (ctx: WriteContext, seen: Seen) =>
  removeUnlessUsed(beneficiarios, ctx, seen, {
    despesas: beneficiariosErrors.em_uso,
    itens_despesa: beneficiariosErrors.em_uso_item,
    recorrencias: beneficiariosErrors.em_uso_recorrencia,
  });

export const habilitarBeneficiario = (ctx: WriteContext, seen: Seen) =>
  setDesabilitado(beneficiarios, ctx, seen, false);

export const desabilitarBeneficiario = (ctx: WriteContext, seen: Seen) =>
  setDesabilitado(beneficiarios, ctx, seen, true);
