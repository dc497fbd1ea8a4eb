/**
 * Somebody is put on the waiting list, changed, taken off. Only current members wait, once for each service and office.
 *
 * Errors: `atendimentos.so_consulta` (403), `lista-espera.repetido` (409), `plataforma.invalido` at the field.
 * Source: decisions-legal (Waiting list, Permissions).
 */
import type { InputOf } from '@sede/domain/contract';
import {
  listaEsperaErrors as errors,
  listaEsperaMessages as messages,
} from '@sede/domain/modules/juridico/lista-espera';
import { erroDosDias, type listaEsperaContract } from '@sede/domain/modules/juridico/lista-espera/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import { isUniqueViolation } from '#platform/db/index.ts';
import { changedOnly, references, refuseCampos } from '#platform/records/index.ts';
import { refuseConsulta } from '../atendimentos/index.ts';
import { ESCRITORIO_REFERENCIA } from '../escritorios/index.ts';
import { esperas } from './espera.record.ts';

type Contract = typeof listaEsperaContract;

const checkReferences = references({ escritorioId: ESCRITORIO_REFERENCIA });

function refuseDias(dias: { de: string; ate: string }): void {
  const erro = erroDosDias(dias);
  if (erro !== null) refuseCampos({ ate: erro });
}

async function orRepetido<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    throw isUniqueViolation(error, 'lista_espera_uma') ? errors.repetido() : error;
  }
}

export async function createEspera(ctx: WriteContext, dados: InputOf<Contract['create']>) {
  await refuseConsulta(ctx);
  refuseDias(dados);
  const { rows } = await sql`select from filiados f where f.id = ${dados.filiadoId}::uuid and exists (
    select from filiado_periodos p where p.filiado_id = f.id and p.fim is null) for share of f`.execute(ctx.tx);
  if (rows.length === 0) refuseCampos({ filiadoId: messages.naoEFiliado });
  await checkReferences(ctx.tx, { escritorioId: dados.escritorioId });
  const { id } = await orRepetido(() => esperas.insert(ctx, { ...dados, nota: dados.nota ?? null }));
  return esperas.get(ctx, id);
}

export async function updateEspera(ctx: WriteContext, { id, versao, ...dados }: InputOf<Contract['update']>) {
  await refuseConsulta(ctx);
  const row = await esperas.lock(ctx, { id, versao });
  const novos = changedOnly(row, dados);
  refuseDias({ ...row, ...novos });
  await checkReferences(ctx.tx, { escritorioId: novos.escritorioId });
  await orRepetido(() => esperas.update(ctx, row, novos));
  return esperas.get(ctx, id);
}

export async function removeEspera(ctx: WriteContext, seen: InputOf<Contract['remove']>) {
  await refuseConsulta(ctx);
  await esperas.remove(ctx, seen);
  return { id: seen.id };
}
