/**
 * Dependents: registered, changed, deleted.
 *
 * The member is held while one is registered, so that nobody deletes them meanwhile. A CPF that another dependent of the member has
 * is refused with whose it is, by the index too when two people save it at once. Deleting lets go of the files.
 * Errors: `dependentes.cpf_repetido` (409, data.existente), `plataforma.invalido`, `plataforma.versao_conflito`.
 * Source: spec 2 §2, §3, §5, §8; decisions-members (Tables, Sensitive data).
 */
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import { type Dependente, dependentesErrors, recusasDoDependente } from '@sede/domain/modules/filiados/dependentes';
import type { dependentesContract } from '@sede/domain/modules/filiados/dependentes/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import { isUniqueViolation } from '#platform/db/index.ts';
import type { Seen } from '#platform/db/record/index.ts';
import { releaseAnexos } from '#platform/files/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { filiados } from '../filiados/index.ts';
import { arquivosDoDependente } from '../filiados.anexos.ts';
import { dependentes } from './dependente.record.ts';

type Contract = typeof dependentesContract;

interface CpfSalvo {
  filiadoId: string;
  cpf: string | null | undefined;
  exceto: string | null;
}

async function refuseCpf({ tx }: WriteContext, { filiadoId, cpf, exceto }: CpfSalvo): Promise<void> {
  if (!cpf) return;
  const { rows } = await sql<{ id: string; nome: string }>`
    select d.id, d.nome_completo as nome from dependentes d
    where d.filiado_id = ${filiadoId}::uuid and d.cpf = ${cpf} and d.id is distinct from ${exceto}::uuid`.execute(tx);
  const [existente] = rows;
  if (!existente) return;
  const values = { nome: existente.nome };
  const { message } = dependentesErrors.cpf_repetido({ values });
  throw dependentesErrors.cpf_repetido({ values, data: { existente }, campos: { cpf: message } });
}

/** Told before, and by the index when two people save the same CPF at once. */
async function withCpf<T>(ctx: WriteContext, salvo: CpfSalvo, write: () => Promise<T>): Promise<T> {
  await refuseCpf(ctx, salvo);
  await sql`savepoint cpf`.execute(ctx.tx);
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'dependentes_cpf')) throw error;
    await sql`rollback to savepoint cpf`.execute(ctx.tx);
    await refuseCpf(ctx, salvo);
    throw error;
  }
}

export async function createDependente(
  ctx: WriteContext,
  { filiado, anexos = [], ...dados }: InputOf<Contract['create']>,
): Promise<Dependente> {
  const titular = await filiados.lock(ctx, { id: filiado });
  refuseCampos(recusasDoDependente(dados, titular, ctx.today));
  await arquivosDoDependente.takeAnexos(ctx, anexos);
  const { id } = await withCpf(ctx, { filiadoId: filiado, cpf: dados.cpf, exceto: null }, () =>
    dependentes.insert(ctx, { ...dados, filiadoId: filiado }),
  );
  await arquivosDoDependente.linkAnexos(ctx.tx, [id], anexos);
  return dependentes.get(ctx, id);
}

export async function updateDependente(
  ctx: WriteContext,
  { id, versao, ...dados }: InputOf<Contract['update']>,
): Promise<Dependente> {
  const row = await dependentes.lock(ctx, { id, versao });
  const titular = await filiados.linha(ctx, row.filiadoId);
  refuseCampos(recusasDoDependente({ ...row, ...dados }, titular, ctx.today));
  await withCpf(ctx, { filiadoId: row.filiadoId, cpf: dados.cpf, exceto: id }, () =>
    dependentes.update(ctx, row, dados),
  );
  return dependentes.get(ctx, id);
}

export async function removeDependente(ctx: WriteContext, { id, versao }: Seen): Promise<{ id: string }> {
  await dependentes.lock(ctx, { id, versao });
  const anexos = await arquivosDoDependente.listAnexoIds(ctx.tx, [id]);
  await dependentes.remove(ctx, { id, versao });
  await releaseAnexos(ctx.tx, await arquivosDoDependente.orphanAnexos(ctx.tx, anexos), ctx.now);
  return { id };
}

export async function attachAoDependente(ctx: WriteContext, { id, versao, anexos }: InputOf<Contract['anexar']>) {
  const row = await dependentes.lock(ctx, { id, versao });
  await arquivosDoDependente.takeAnexos(ctx, anexos);
  await arquivosDoDependente.linkAnexos(ctx.tx, [id], anexos);
  await dependentes.update(ctx, row, {});
  return dependentes.get(ctx, id);
}

export async function removeAnexoDoDependente(
  ctx: WriteContext,
  { id, versao, anexo }: InputOf<Contract['removerAnexo']>,
) {
  const row = await dependentes.lock(ctx, { id, versao });
  if ((await arquivosDoDependente.unlinkAnexo(ctx.tx, id, anexo)) === undefined) throw platformErrors.nao_encontrado();
  await releaseAnexos(ctx.tx, await arquivosDoDependente.orphanAnexos(ctx.tx, [anexo]), ctx.now);
  await dependentes.update(ctx, row, {});
  return dependentes.get(ctx, id);
}
