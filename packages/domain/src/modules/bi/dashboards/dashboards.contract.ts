/**
 * Operations of the dashboards of BI: the role power_bi sees, whoever the setting `editoresBi` names besides adds, changes and removes.
 * Source: spec 3 §2.15, §7; decisions-sindical (BI).
 */
import {
  createInput,
  doneOutput,
  historyInput,
  historyOutput,
  idInput,
  noInput,
  op,
  removeInput,
  updateInput,
} from '@sede/domain/contract';
import { z } from 'zod';
import { dashboardFields, dashboardSchema } from './dashboard.schema.ts';
import { dashboardsErrors } from './dashboards.messages.ts';

const errors = [dashboardsErrors.so_consulta.code];

export const dashboardsContract = {
  ativos: op('bi.ver', {
    method: 'GET',
    path: '/dashboards',
    summary: 'Lista os dashboards ativos, pelo nome, e diz se quem pede pode mudá-los.',
    input: noInput(),
    output: z.object({ itens: z.array(dashboardSchema), edita: z.boolean() }),
  }),
  get: op('bi.ver', {
    method: 'GET',
    path: '/dashboards/{id}',
    summary: 'Lê um dashboard ativo.',
    input: idInput(),
    output: dashboardSchema,
  }),
  history: op('bi.ver', {
    method: 'GET',
    path: '/dashboards/{id}/historico',
    summary: 'Histórico de um dashboard.',
    input: historyInput(),
    output: historyOutput(),
  }),
  create: op('bi.editar', {
    method: 'POST',
    path: '/dashboards',
    summary: 'Inclui um dashboard.',
    input: createInput(dashboardFields),
    output: dashboardSchema,
    errors,
  }),
  update: op('bi.editar', {
    method: 'PATCH',
    path: '/dashboards/{id}',
    summary: 'Altera um dashboard: só os campos enviados.',
    input: updateInput(dashboardFields),
    output: dashboardSchema,
    errors,
  }),
  remove: op('bi.editar', {
    method: 'DELETE',
    path: '/dashboards/{id}',
    summary: 'Remove um dashboard: fica guardado como Removido e não é mais listado.',
    input: removeInput(),
    output: doneOutput(),
    errors,
    undoable: true,
  }),
};
