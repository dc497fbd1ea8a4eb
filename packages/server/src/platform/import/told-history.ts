/**
 * Changes that the old system told of a record: shown 'do sistema anterior' beside our own history, never as part of the audit.
 *
 * In: entries by timestamp, `{ diff, nome_responsavel }`, and what its fields are called there. The diff is read in every shape that such
 * libraries write: a list of `{ path, lhs, rhs }`, fields with old and new value, plain new values, or a text. Out: newest first; kept in
 * the record's `historico_anterior`, from where `listToldHistory` reads them. Source: spec 3 §3; decisions-sindical-contratos-patrimonio
 * (Import).
 */
import { type FieldSpecs, formatDataBr } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { ReadContext } from '../api/index.ts';
import { asNode, children, type Node } from './export-file.ts';
import { readDay, readInstant, readText } from './export-values.ts';
import { Refusal } from './refusal.ts';

interface Mudanca {
  campo: string;
  antes: string | null;
  depois: string | null;
}
interface Entrada {
  data: string | null;
  nome: string | null;
  mudancas: Mudanca[];
}
/** The old system's name of a field → its label. */
export type ToldLabels = Readonly<Record<string, string>>;

/** Of our own fields: the old names are the same with underscores. */
export const labelsOfFields = (fields: FieldSpecs): ToldLabels =>
  Object.fromEntries(
    Object.entries(fields).map(([campo, { rotulo }]) => [
      campo.replace(/[A-Z]/g, (l) => `_${l.toLowerCase()}`),
      rotulo,
    ]),
  );

const MAX_VALOR = 500;
const PARES = [
  ['antes', 'depois'],
  ['old', 'new'],
  ['__old', '__new'],
  ['from', 'to'],
  ['lhs', 'rhs'],
  ['oldValue', 'newValue'],
] as const;

function tolerant<T>(read: () => T | null): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function valorDe(campo: string, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  const dia = campo.startsWith('data_') ? tolerant(() => readDay(value)) : null;
  const text = dia
    ? formatDataBr(dia)
    : typeof value === 'object'
      ? JSON.stringify(value)
      : readText(value) || String(value);
  return text.slice(0, MAX_VALOR).toWellFormed() || null;
}

const mudancaDe = (rotulos: ToldLabels, campo: string, antes: unknown, depois: unknown): Mudanca => ({
  campo: rotulos[campo] ?? campo.slice(0, 100),
  antes: valorDe(campo, antes),
  depois: valorDe(campo, depois),
});

/** One field's change: `{ lhs, rhs }`, an array of both, or the new value alone. */
function readMudanca(rotulos: ToldLabels, campo: string, value: unknown): Mudanca {
  if (Array.isArray(value) && value.length === 2) return mudancaDe(rotulos, campo, value[0], value[1]);
  const node = asNode(value);
  const par = PARES.find(([de, para]) => de in node || para in node);
  return par ? mudancaDe(rotulos, campo, node[par[0]], node[par[1]]) : mudancaDe(rotulos, campo, undefined, value);
}

function readDiff(rotulos: ToldLabels, diff: unknown): Mudanca[] {
  if (typeof diff !== 'object' || diff === null) {
    const depois = valorDe('', diff);
    return depois === null ? [] : [{ campo: 'Alteração', antes: null, depois }];
  }
  return children(diff).map(([chave, value]) => {
    const { path, campo, field } = asNode(value);
    const nome =
      (Array.isArray(path) ? path.map(readText).join('.') : readText(path)) || readText(campo) || readText(field);
    return readMudanca(rotulos, nome || chave, value);
  });
}

/** Of one record's node. */
function readToldHistory(told: unknown, rotulos: ToldLabels): Entrada[] {
  const lidos = children(told).map(([chave, value]) => {
    const entrada: Node = asNode(value);
    return {
      data: tolerant(() => readInstant(chave)) ?? tolerant(() => readInstant(entrada.data)),
      nome: readText(entrada.nome_responsavel).slice(0, 200).toWellFormed() || null,
      mudancas: readDiff(rotulos, entrada.diff),
    };
  });
  return lidos.toSorted((a, b) => (b.data ?? '').localeCompare(a.data ?? ''));
}

/** As the column keeps it. */
export const keptHistory = (told: unknown, rotulos: ToldLabels): string | null => {
  const historico = readToldHistory(told, rotulos);
  return historico.length > 0 ? JSON.stringify(historico) : null;
};

interface Told {
  tabela: string;
  refuseHidden(ctx: ReadContext, id: string): Promise<void>;
}
/** What a record has of it. Errors: `plataforma.nao_encontrado`. */
export async function listToldHistory(ctx: ReadContext, record: Told, id: string): Promise<{ itens: Entrada[] }> {
  await record.refuseHidden(ctx, id);
  const { rows } = await sql<{ historicoAnterior: Entrada[] | null }>`
    select historico_anterior from ${sql.table(record.tabela)} where id = ${id}::uuid`.execute(ctx.db);
  return { itens: rows[0]?.historicoAnterior ?? [] };
}
