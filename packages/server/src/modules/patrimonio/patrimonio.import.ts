/**
 * What the areas of the old `patrimonio` share: where their records and their told history stand, and which asset a number means.
 *
 * Of a repeated number the asset that keeps it: one that is there before a discarded one, the newest first. Source: spec 3 §3, §7;
 * decisions-sindical-contratos-patrimonio (Import).
 */
import { formatHoraBr, normaliseText } from '@sede/domain/kernel';
import { isHora } from '@sede/domain/modules/patrimonio/bens';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import {
  asNode,
  children,
  type ExportFields,
  type ImportContext,
  keptHistory,
  labelsOfFields,
  type Node,
  Refusal,
  readInstant,
  readText,
} from '#platform/import/index.ts';

export const PATRIMONIO = 'patrimonio';
export const HISTORICO = 'audit_patrimonio';

/** Records below `patrimonio`, in the order of `primeiro`: above zero, the second comes first. */
export function antigos(exported: Node, area: string, primeiro: (a: Node, b: Node) => number): [string, Node][] {
  const todos = children(asNode(exported[PATRIMONIO])[area]).map(([key, value]): [string, Node] => [
    key,
    asNode(value),
  ]);
  return todos.toSorted(([, a], [, b]) => primeiro(a, b));
}

/** The later instant first; what cannot be read last. */
export const maisNovo =
  (campo: string) =>
  (a: Node, b: Node): number =>
    instanteDe(b[campo]) - instanteDe(a[campo]);

function instanteDe(value: unknown): number {
  try {
    return Date.parse(readInstant(value) ?? '') || 0;
  } catch (error) {
    if (error instanceof Refusal) return 0;
    throw error;
  }
}

/** It stood below the area, or directly below the audit. */
export function historicoAntigo(
  { exported, chave }: ImportContext,
  area: string,
  fields: Parameters<typeof labelsOfFields>[0],
) {
  const audit = asNode(exported[HISTORICO]);
  return keptHistory(asNode(audit[area])[chave] ?? audit[chave], { ...labelsOfFields(fields), ...ROTULOS });
}
const ROTULOS = { bem_relacionado: 'Nº Patrimônio', usuario: 'Usuário', status: 'Situação', anexos: 'Anexos' };

interface BemDoNumero {
  id: string;
  tipoObjeto: string;
  repetido: boolean;
}

async function readBens(tx: Tx): Promise<Map<string, BemDoNumero>> {
  const { rows } = await sql<BemDoNumero & { numero: string }>`
    select distinct on (b.n_patrimonio::bigint) b.id, b.tipo_objeto, (b.n_patrimonio::bigint)::text as numero,
      count(*) over (partition by b.n_patrimonio::bigint) > 1 as repetido
    from bens b where b.n_patrimonio is not null
    order by b.n_patrimonio::bigint, 'nPatrimonio' = any (b.a_conferir), b.situacao_base in ('Descartado', 'Devolvido'), b.data_cadastro desc`.execute(
    tx,
  );
  return new Map(rows.map(({ numero, ...bem }) => [numero, bem]));
}

/** The asset that a flow or maintenance names. Refused: no known one. */
export async function bemRelacionado(context: ImportContext, fields: ExportFields): Promise<BemDoNumero> {
  const told = fields.raw('bem_relacionado');
  const node = asNode(told);
  const text = readText(told) || readText(node.n_patrimonio) || readText(node.value) || readText(node.label);
  const chave = readText(node.id) || text;
  const direto = await context.origins.idOf(context.tx, 'bens', chave);
  const numero = /^\d{1,18}$/.test(text) ? String(BigInt(text)) : '';
  const bens = await context.once('bens por número', () => readBens(context.tx));
  const achado = bens.get(numero) ?? [...bens.values()].find(({ id }) => id === direto);
  if (!achado) throw new Refusal(`bem_relacionado '${text.slice(0, 40)}' não é de um bem conhecido`);
  if (achado.repetido) fields.remark(`bem_relacionado '${text}' é de mais de um bem: ficou no que mantém o número`);
  return achado;
}

/** '9:05', '09:05', an instant: 'HH:MM' on the wall in São Paulo; null where it cannot be read, which is remarked. */
export function horaAntiga(fields: ExportFields, campo: string): string | null {
  const text = readText(fields.raw(campo));
  if (text === '') return null;
  const [, hora = '', minuto = ''] = /^(\d{1,2}):(\d{2})/.exec(text) ?? [];
  const escrita = `${hora.padStart(2, '0')}:${minuto}`;
  if (isHora(escrita)) return escrita;
  const instante = instanteDe(fields.raw(campo));
  if (instante > 0) return formatHoraBr(new Date(instante));
  fields.remark(`${campo} '${text.slice(0, 20)}' não é uma hora: ficou vazia`);
  return null;
}

/** Employees by name and e-mail, of which nobody else is called so. */
async function readFuncionarios(tx: Tx): Promise<Map<string, string>> {
  const { rows } = await sql<{
    id: string;
    nome: string;
    email: string;
  }>`select id, nome, email from funcionarios`.execute(tx);
  const nomes = Map.groupBy(rows, ({ nome }) => normaliseText(nome));
  return new Map([
    ...[...nomes].flatMap(([nome, [um, ...outros]]): [string, string][] =>
      um && outros.length === 0 ? [[nome, um.id]] : [],
    ),
    ...rows.filter(({ email }) => email !== '').map(({ id, email }): [string, string] => [normaliseText(email), id]),
  ]);
}

/** The employee that the text names; else the text itself. */
export async function usuarioAntigo({ tx, once }: ImportContext, fields: ExportFields) {
  const node = asNode(fields.raw('usuario'));
  const told = readText(fields.raw('usuario')) || readText(node.nome) || readText(node.label) || readText(node.email);
  const texto = told.slice(0, 200).toWellFormed();
  if (texto === '') return { idUsuario: null, usuarioNome: null };
  const funcionarios = await once('funcionários por nome', () => readFuncionarios(tx));
  const idUsuario = funcionarios.get(normaliseText(texto)) ?? null;
  if (idUsuario === null) fields.remark(`usuario '${texto}' não é um funcionário: ficou como texto`);
  return { idUsuario, usuarioNome: idUsuario === null ? texto : null };
}
