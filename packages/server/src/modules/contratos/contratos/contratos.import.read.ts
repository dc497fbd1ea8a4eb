/**
 * Fields of a contract of the old system: what can be read, and what is to be checked.
 *
 * Days as they stood, also where they contradict each other; the number as year and sequence; parties and addresses each once. What cannot
 * be read is left empty and remarked, its text noted. Source: spec 3 §3; decisions-sindical-contratos-patrimonio (Import).
 */
import { formatCpfCnpj, isCnpj, isCpf, isEmail, normaliseCpfCnpj, normaliseEmail } from '@sede/domain/kernel';
import {
  erroDoCnpj,
  MAX_CONTRATADOS,
  MAX_EMAILS,
  SITUACOES_DO_CONTRATO,
  type SituacaoDoContrato,
  TIPOS_DE_OBJETO,
  type TipoDeObjeto,
} from '@sede/domain/modules/contratos/contratos';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import { asNode, children, readText, type TolerantFields } from '#platform/import/index.ts';
import type { Contratado } from './contratos.store.ts';

/** Beyond it no series of one office is: what stands there is no number of it. */
const MAX_NUMERO = 9_999_999;

export interface NumeroAntigo {
  numero: number;
  ano: number;
}

/** '0042/2026' → 42 of 2026; null: no number of the series. */
export function readNumeroDoContrato(value: unknown): NumeroAntigo | null {
  const [, numero, ano] = /^\s*0*([1-9]\d*)\s*\/\s*(\d{4})\s*$/.exec(readText(value)) ?? [];
  const lido = { numero: Number(numero), ano: Number(ano) };
  return lido.numero <= MAX_NUMERO && lido.ano >= 1900 ? lido : null;
}

/** The largest of the counter, whatever shape it had, and of all numbers. */
export function readMaiorNumero(contador: unknown, numeros: Iterable<unknown>): number {
  const contados =
    typeof contador === 'object' && contador !== null ? children(contador).map(([, um]) => um) : [contador];
  const lidos = [
    ...contados.map((um) => Number(readText(um))),
    ...[...numeros].map((um) => readNumeroDoContrato(um)?.numero ?? 0),
  ];
  return Math.max(0, ...lidos.filter((um) => Number.isInteger(um) && um <= MAX_NUMERO));
}

/** The word, or what stands for one that nobody knows. */
function palavra<const T extends string>(
  { fields }: TolerantFields,
  campo: string,
  palavras: readonly T[],
  senao: T,
): T {
  const text = fields.text(campo, 60);
  const achada = palavras.find(
    (uma) => uma.toLowerCase() === (text ?? '').toLowerCase().replace('excluído', 'excluido'),
  );
  if (!achada && text !== null) fields.remark(`${campo} '${text}' não existe: ficou ${senao}`);
  return achada ?? senao;
}

export const readTipoObjeto = (campos: TolerantFields): TipoDeObjeto =>
  palavra(campos, 'tipo_objeto', TIPOS_DE_OBJETO, 'Contrato');
export const readSituacao = (campos: TolerantFields): SituacaoDoContrato =>
  palavra(campos, 'situacao', SITUACOES_DO_CONTRATO, 'Vigente');

/** A number lost its zeros in front. */
function readCnpj(text: string): string {
  const bare = normaliseCpfCnpj(text);
  const inteiros = [bare, bare.padStart(14, '0'), bare.padStart(11, '0')];
  return inteiros.find((um) => isCnpj(um) || isCpf(um)) ?? bare;
}

export async function readContratados(
  tx: Tx,
  { fields, notes }: TolerantFields,
  tipo: TipoDeObjeto,
): Promise<Contratado[]> {
  const contratados = new Map<string, Contratado>();
  for (const [, um] of children(fields.raw('cnpj_contratados'))) {
    const copia = asNode(um);
    const text = readText(um) || readText(copia.cnpj_contratado) || readText(copia.cpfCnpj);
    if (text === '') continue;
    const cnpjContratado = readCnpj(text);
    if (erroDoCnpj(tipo, cnpjContratado)) {
      fields.remark(`CNPJ '${text.slice(0, 40)}' não é válido: não veio`);
      notes.push(`CNPJ no sistema anterior: ${text.slice(0, 200)}`);
      continue;
    }
    const { rows } = await sql<{ id: string; nome: string }>`
      select id, nome_beneficiario as nome from beneficiarios where cpf_cnpj = ${cnpjContratado}`.execute(tx);
    const nome = rows[0]?.nome ?? (readText(copia.nome) || readText(copia.nome_beneficiario) || readText(copia.label));
    contratados.set(cnpjContratado, {
      cnpjContratado,
      nome: nome.slice(0, 200).toWellFormed() || formatCpfCnpj(cnpjContratado),
      idBeneficiario: rows[0]?.id ?? null,
    });
  }
  if (contratados.size > MAX_CONTRATADOS) fields.remark(`só os primeiros ${MAX_CONTRATADOS} contratados vieram`);
  return [...contratados.values()].slice(0, MAX_CONTRATADOS);
}

export function readEmails({ fields, notes }: TolerantFields): string[] {
  const emails = new Set<string>();
  const told = fields.raw('emails');
  for (const um of typeof told === 'object' ? children(told).map(([, one]) => one) : [told]) {
    const text = readText(um) || readText(asNode(um).email);
    if (text === '') continue;
    const email = normaliseEmail(text);
    if (isEmail(email)) emails.add(email);
    else {
      fields.remark(`e-mail '${text.slice(0, 60)}' não é válido: não veio`);
      notes.push(`E-mail no sistema anterior: ${text.slice(0, 200)}`);
    }
  }
  if (emails.size > MAX_EMAILS) fields.remark(`só os primeiros ${MAX_EMAILS} e-mails vieram`);
  return [...emails].slice(0, MAX_EMAILS);
}

/** The days of the term; of a document of the older kind they have other names. */
export function readDatas(campos: TolerantFields) {
  return {
    dataInicio: campos.day('data_inicio') ?? campos.day('data_inicio_vigencia'),
    dataFim: campos.day('data_fim') ?? campos.day('data_fim_vigencia'),
    dataAlerta: campos.day('data_alerta'),
  };
}
