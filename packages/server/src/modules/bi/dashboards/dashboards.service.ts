/**
 * Dashboards are listed to whoever has the role; whoever the setting `editoresBi` names besides adds, changes and removes them.
 *
 * Removing sets 'Removido'; the row stays. Errors: `dashboards.so_consulta` (403), at the field an address against the rule (400),
 * `plataforma.versao_conflito`. Source: spec 3 §2.15, §4, §7; decisions §3; decisions-sindical (BI).
 */
import type { InputOf } from '@sede/domain/contract';
import {
  type Dashboard,
  dashboardsSettings,
  dashboardsErrors as errors,
  motivoNaoEditar,
} from '@sede/domain/modules/bi/dashboards';
import type { dashboardsContract } from '@sede/domain/modules/bi/dashboards/contract';
import { sql } from 'kysely';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { ReadContext, Reader, WriteContext } from '#platform/api/index.ts';
import { changedOnly } from '#platform/records/index.ts';
import { dashboards } from './dashboard.record.ts';

type Contract = typeof dashboardsContract;

/** More than buttons that anybody would look through. */
const MUITOS = 1000;

async function edita({ db, actor }: Pick<Reader, 'db' | 'actor'>): Promise<boolean> {
  const { editoresBi } = await readConfiguracoes(db, dashboardsSettings);
  return motivoNaoEditar(editoresBi, actor.email) === null;
}

export async function refuseConsulta(ctx: WriteContext): Promise<void> {
  if (!(await edita(ctx))) throw errors.so_consulta();
}

export async function readAtivos(ctx: ReadContext) {
  const itens = await dashboards.some<Dashboard>(ctx, { conditions: [], order: sql`d.nome, d.id`, limit: MUITOS });
  return { itens, edita: await edita(ctx) };
}

export async function createDashboard(ctx: WriteContext, dados: InputOf<Contract['create']>) {
  await refuseConsulta(ctx);
  const { id } = await dashboards.insert(ctx, {
    ...dados,
    carregadoPor: ctx.actor.nome,
    incluidoEm: ctx.now,
    situacao: 'Ativo',
  });
  return dashboards.get(ctx, id);
}

export async function updateDashboard(ctx: WriteContext, { id, versao, ...dados }: InputOf<Contract['update']>) {
  await refuseConsulta(ctx);
  const row = await dashboards.lock(ctx, { id, versao });
  await dashboards.update(ctx, row, changedOnly(row, dados));
  return dashboards.get(ctx, id);
}

export async function removeDashboard(ctx: WriteContext, seen: InputOf<Contract['remove']>) {
  await refuseConsulta(ctx);
  await dashboards.update(ctx, seen, { situacao: 'Removido' });
  return { id: seen.id };
}
