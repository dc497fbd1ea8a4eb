/**
 * The operations of a plain record, so that a module writes only what is its own.
 *
 * `recordOps` gives list, totals, get, reading (what a panel shows), create, update, remove, export and history under one path; `enablingOps` gives
 * habilitar and desabilitar to records that carry `desabilitado`. A module spreads them into its contract and adds or
 * replaces operations beside them; one that deviates in more than a name writes its operations out with `op`.
 *
 * Permissions by the table's own words: `{prefix}.ver`, `.editar`, `.excluir`, `.exportar`; `get` may name another.
 * Source: decisions §2a; spec 1 §2.21, §4.4.
 */
import type { z } from 'zod';
import type { Permission, RecordPermission } from '../access/index.ts';
import { platformErrors } from '../kernel/index.ts';
import {
  createInput,
  exportInput,
  filterInput,
  historyInput,
  idInput,
  type ListDefinition,
  listInput,
  type Ranges,
  removeInput,
  transitionInput,
  updateInput,
} from './inputs.ts';
import { op } from './op.ts';
import { doneOutput, fileOutput, historyOutput, noSums, pageOutput, readingOutput, totalsOutput } from './outputs.ts';

type Shape = Record<string, z.ZodType>;

export interface RecordNames {
  /** 'um beneficiário' */
  um: string;
  /** 'beneficiários' */
  muitos: string;
}

interface RecordOps<F extends string, L extends Shape, I extends Ranges, R extends z.ZodType, W extends Shape> {
  path: `/${string}`;
  permission: RecordPermission;
  /** Permission of reading one record, when it is wider than the list's. */
  getPermission?: Permission;
  nomes: RecordNames;
  list: ListDefinition<F, L, I>;
  record: R;
  /** Fields that create and update take. */
  fields: W;
  /** Codes of the module's own refusals. */
  errors: { save?: readonly string[]; remove?: readonly string[] };
}

const permissionOf = (prefix: RecordPermission, verb: string) => `${prefix}.${verb}` as Permission;

export function recordOps<F extends string, L extends Shape, I extends Ranges, R extends z.ZodType, W extends Shape>({
  path,
  permission,
  getPermission = permissionOf(permission, 'ver'),
  nomes: { um, muitos },
  list,
  record,
  fields,
  errors,
}: RecordOps<F, L, I, R, W>) {
  const one = `${path}/{id}` as const;
  return {
    list: op(permissionOf(permission, 'ver'), {
      method: 'GET',
      path,
      summary: `Lista ${muitos}, uma página por vez.`,
      input: listInput(list),
      output: pageOutput(record, noSums()),
    }),
    totals: op(permissionOf(permission, 'ver'), {
      method: 'GET',
      path: `${path}/totais`,
      summary: `Conta ${muitos} que o filtro encontra.`,
      input: filterInput(list.filtros, list),
      output: totalsOutput(noSums()),
    }),
    get: op(getPermission, {
      method: 'GET',
      path: one,
      summary: `Lê ${um}.`,
      input: idInput(),
      output: record,
    }),
    reading: op(permissionOf(permission, 'ver'), {
      method: 'GET',
      path: `${one}/leitura`,
      summary: `Lê ${um} com o mais recente do seu histórico.`,
      input: idInput(),
      output: readingOutput(record),
    }),
    create: op(permissionOf(permission, 'editar'), {
      method: 'POST',
      path,
      summary: `Cadastra ${um}.`,
      input: createInput(fields),
      output: record,
      errors: errors.save ?? [],
    }),
    update: op(permissionOf(permission, 'editar'), {
      method: 'PATCH',
      path: one,
      summary: `Altera ${um}: só os campos enviados.`,
      input: updateInput(fields),
      output: record,
      errors: errors.save ?? [],
    }),
    remove: op(permissionOf(permission, 'excluir'), {
      method: 'DELETE',
      path: one,
      summary: `Exclui ${um} em definitivo.`,
      input: removeInput(),
      output: doneOutput(),
      errors: errors.remove ?? [],
    }),
    export: op(permissionOf(permission, 'exportar'), {
      method: 'GET',
      path: `${path}/exportar`,
      summary: `Planilha (xlsx ou csv) de ${muitos} que o filtro encontra.`,
      input: exportInput(list),
      output: fileOutput(),
      raw: 'download',
    }),
    history: op(permissionOf(permission, 'ver'), {
      method: 'GET',
      path: `${one}/historico`,
      summary: `Histórico de ${um}: quem mudou o quê e quando.`,
      input: historyInput(),
      output: historyOutput(),
    }),
  };
}

interface EnablingOps<R extends z.ZodType> {
  path: `/${string}`;
  permission: RecordPermission;
  nomes: RecordNames;
  record: R;
  errors?: readonly string[];
}

export function enablingOps<R extends z.ZodType>({
  path,
  permission,
  nomes: { um },
  record,
  errors = [],
}: EnablingOps<R>) {
  const transition = (verb: 'habilitar' | 'desabilitar', summary: string, refusal: string) =>
    op(permissionOf(permission, 'editar'), {
      method: 'POST',
      path: `${path}/{id}/${verb}`,
      summary,
      input: transitionInput(),
      output: record,
      errors: [refusal, ...errors],
      undoable: true,
    });
  return {
    habilitar: transition('habilitar', `Volta a oferecer ${um} em registros novos.`, platformErrors.ja_habilitado.code),
    desabilitar: transition(
      'desabilitar',
      `Deixa de oferecer ${um} em registros novos; nos antigos permanece.`,
      platformErrors.ja_desabilitado.code,
    ),
  };
}
