/**
 * What the imports of the legal area share: where its records stood, whom and what they name, who wrote, hours, numbers.
 *
 * Everything stood below `juridico`; agendas and appointments by office. An office, a member or a case is named by its old key, or by an
 * object that holds it and a copy of some fields. Hours are those of the wall in São Paulo, in minutes of the day. Source: spec 3 §3, §7;
 * decisions-legal (Import).
 */
import { formatHoraBr, isCpf, normaliseCpfCnpj, normaliseText } from '@sede/domain/kernel';
import { readEmail } from '@sede/domain/modules/acesso/usuarios';
import { minutosDaHora } from '@sede/domain/modules/juridico/agendas';
import { sql } from 'kysely';
import { findUsuarioPorEmail } from '#modules/acesso/usuarios/index.ts';
import { findByCpf } from '#modules/filiados/filiados/index.ts';
import type { Tx } from '#platform/db/index.ts';
import {
  asNode,
  children,
  ExportFields,
  type ImportContext,
  type Node,
  Refusal,
  readInstant,
  readText,
  readTexts,
} from '#platform/import/index.ts';
import { seesAllOffices } from './juridico.actor.ts';

export const SISTEMA_ANTERIOR = 'Sistema anterior';
export const JURIDICO = 'juridico';

export const areaAntiga = (exported: Node, area: string): unknown => asNode(exported[JURIDICO])[area];

/** The key of what is named by it or by an object that holds it; '' for none. */
export const chaveDe = (value: unknown): string => {
  const { id, value: valor, uid } = asNode(value);
  return readText(value) || readText(id) || readText(valor) || readText(uid);
};

/** Keys of a list of keys or objects, or of a map key → true. */
export const chavesDe = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? children(value)
        .map(([key, one]) => (one === true ? key : chaveDe(one)))
        .filter((key) => key !== '')
    : readTexts(value);

/** Old keys of the appointments that procedimentos name, with those procedimentos. */
export function procedimentosPorAtendimento({
  exported,
  once,
}: Pick<ImportContext, 'exported' | 'once'>): ReadonlyMap<string, string[]> {
  return once('procedimentos por atendimento', () => {
    const found = new Map<string, string[]>();
    for (const [chave, value] of children(areaAntiga(exported, 'processos')))
      for (const atendimento of chavesDe(asNode(value).atendimentos))
        found.set(atendimento, [...(found.get(atendimento) ?? []), chave]);
    return found;
  });
}

/** Records that stood below their office: '{office}/{id}'. */
export function* registrosPorEscritorio(exported: Node, area: string): Generator<[string, Node]> {
  for (const [escritorio, list] of children(areaAntiga(exported, area)))
    for (const [id, one] of children(list))
      yield [`${escritorio}/${id}`, { ...asNode(one), chaveDoEscritorio: escritorio, chaveDoRegistro: id }];
}

export interface EscritorioAchado {
  id: string;
  nome: string;
  email: string | null;
}

/** By the first of these that came over. */
export async function findEscritorio(
  { tx, origins }: Pick<ImportContext, 'tx' | 'origins'>,
  ...named: readonly unknown[]
): Promise<EscritorioAchado | null> {
  for (const chave of named.map(chaveDe)) {
    const id = chave === '' ? undefined : await origins.idOf(tx, 'escritorios', chave);
    if (id === undefined) continue;
    const { rows } =
      await sql<EscritorioAchado>`select id, nome, email from escritorios where id = ${id}::uuid`.execute(tx);
    if (rows[0]) return rows[0];
  }
  return null;
}

/** A member, or what is known of one who is not here. */
export type FiliadoAntigo =
  | { filiadoId: string; nome: null; cpf: null }
  | { filiadoId: null; nome: string; cpf: string | null };

const readCpf = (value: unknown): string | null => {
  const digitos = normaliseCpfCnpj(readText(value)).padStart(11, '0');
  return isCpf(digitos) ? digitos : null;
};

/** By the old key, then by CPF, else by name; null: nothing is known of whoever it was. */
export async function findFiliado(
  { tx, origins, exported }: Pick<ImportContext, 'tx' | 'origins' | 'exported'>,
  told: unknown,
): Promise<FiliadoAntigo | null> {
  const chave = chaveDe(told);
  const byKey = chave === '' ? undefined : await origins.idOf(tx, 'filiados', chave);
  if (byKey) return { filiadoId: byKey, nome: null, cpf: null };
  const ficha = asNode(asNode(exported.filiados)[chave]);
  const copia = asNode(told);
  const cpf = readCpf(copia.cpf) ?? readCpf(ficha.cpf);
  const byCpf = cpf === null ? undefined : await findByCpf(tx, cpf, null);
  if (byCpf) return { filiadoId: byCpf.id, nome: null, cpf: null };
  const [nome] = [copia.nome_completo, copia.nome, copia.label, ficha.nome_completo].map(readText).filter(Boolean);
  return nome === undefined ? null : { filiadoId: null, nome: nome.slice(0, 200).toWellFormed(), cpf };
}

/** Each once: a member, or a name. */
export async function findFiliados(
  context: ImportContext,
  told: unknown,
): Promise<{ achados: FiliadoAntigo[]; perdidos: number }> {
  const achados = new Map<string, FiliadoAntigo>();
  let perdidos = 0;
  for (const [, one] of children(told)) {
    const achado = await findFiliado(context, one);
    if (achado === null) perdidos += 1;
    else achados.set(achado.filiadoId ?? `${achado.cpf ?? ''} ${achado.nome}`, achado);
  }
  return { achados: [...achados.values()], perdidos };
}

export interface Autoria {
  autorId: string | null;
  autorNome: string;
  escritorioNome: string | null;
}

/** By an e-mail; of whom represents an office alone, also that. `escritorioNome`: the record's office. */
export async function findAutor(
  { tx, once }: Pick<ImportContext, 'tx' | 'once'>,
  told: unknown,
  escritorioNome: string | null,
): Promise<Autoria> {
  const text = readText(told);
  const email = readEmail(text);
  const usuario = email === null ? null : await once(`usuário ${email}`, () => findUsuarioPorEmail(tx, email));
  if (usuario) {
    // Whatever is no role any more grants nothing.
    const papeis = usuario.papeis as Parameters<typeof seesAllOffices>[0]['papeis'];
    const doSindicato = seesAllOffices({ papeis }, 'processos.registrar');
    return { autorId: usuario.id, autorNome: usuario.nome, escritorioNome: doSindicato ? null : escritorioNome };
  }
  const autorNome = text === '' ? SISTEMA_ANTERIOR : 'Usuário não encontrado';
  return { autorId: null, autorNome, escritorioNome: null };
}

/** 'HH:MM', or an instant, read as the hour on the wall; null: no hour. */
export function readHora(value: unknown): number | null {
  const [, horas, minutos] = /^(\d{1,2})[:h](\d{2})/.exec(readText(value)) ?? [];
  if (horas !== undefined && minutos !== undefined) return minutosDaHora(`${horas.padStart(2, '0')}:${minutos}`);
  try {
    const instante = readInstant(value);
    return instante === null ? null : minutosDaHora(formatHoraBr(instante));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** An end at midnight is the end of the day. */
export const readFim = (value: unknown): number | null => readHora(value) || (readHora(value) === null ? null : 1440);

/** '2024/0012'. */
export function readNumeroDoAno(value: unknown): { ano: number; sequencia: number } | null {
  const [, ano, sequencia] = /^\s*(\d{4})\s*\/\s*0*([1-9]\d{0,8})\s*$/.exec(readText(value)) ?? [];
  return ano === undefined || sequencia === undefined ? null : { ano: Number(ano), sequencia: Number(sequencia) };
}

/** What a text is by one of these words, whatever stands before it ('Processo judicial'). */
export function palavraEm<const T extends string>(value: unknown, palavras: readonly T[]): T | null {
  const text = normaliseText(readText(value));
  return (
    palavras.find((palavra) => text === normaliseText(palavra) || text.endsWith(` ${normaliseText(palavra)}`)) ?? null
  );
}

/** Fields of a part of a record; what is remarked of them is remarked of the record. */
export async function naParte<T>(
  fields: ExportFields,
  nome: string,
  parte: Node,
  read: (parte: ExportFields) => Promise<T>,
): Promise<T> {
  const own = new ExportFields(parte);
  const result = await read(own);
  for (const remark of own.remarks) fields.remark(`${nome}: ${remark}`);
  return result;
}

type Serie = 'atendimento' | 'procedimento';
const PRIMEIRO_ANO_CONTADO = 2000;

const setContador = (tx: Tx, serie: Serie, ano: number, ultimo: number) =>
  sql`select sede.ja_numerado(${serie}, ${ano}, ${ultimo})`.execute(tx);

/** Before the records: nobody who works beside the import is given a number of theirs. The larger of their counter and the highest seen. */
export async function beginNumeros(
  { tx, exported }: Pick<ImportContext, 'tx' | 'exported'>,
  serie: Serie,
  numeros: Iterable<unknown>,
): Promise<void> {
  const ultimos = new Map<number, number>();
  const seen = (ano: number, ultimo: number) => {
    if (ano >= PRIMEIRO_ANO_CONTADO && ano <= 9999 && Number.isInteger(ultimo) && ultimo >= 1 && ultimo < 2 ** 31)
      ultimos.set(ano, Math.max(ultimo, ultimos.get(ano) ?? 0));
  };
  for (const [ano, told] of children(areaAntiga(exported, `numero_${serie}`))) {
    const candidates = typeof told === 'object' ? children(told).map(([, one]) => one) : [told];
    for (const one of candidates) seen(Number(ano), readNumeroDoAno(one)?.sequencia ?? Number(readText(one)));
  }
  for (const numero of numeros) {
    const lido = readNumeroDoAno(numero);
    if (lido) seen(lido.ano, lido.sequencia);
  }
  for (const [ano, ultimo] of ultimos) await setContador(tx, serie, ano, ultimo);
}

/** For one whose number is missing or taken: after all that were seen. */
export async function nextNumeroDoAno(tx: Tx, serie: Serie, ano: number): Promise<number> {
  const { rows } = await sql<{ numero: number }>`
    select numero from sede.proximo_do_ano(${serie}, make_timestamptz(${ano}, 6, 15, 12, 0, 0))`.execute(tx);
  return rows[0]?.numero ?? 1;
}
