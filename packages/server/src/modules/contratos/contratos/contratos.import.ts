/**
 * Contracts and documents of the old system, with their number, parties, addresses, files, notes and told history. Refused is only one
 * without a name; simple documents stay documents of finance.
 *
 * What the form would ask for and this one lacks, days that contradict each other, a number that cannot be read or that another has: it
 * comes 'a conferir', outside the unique index, and its next save asks for it. Those that are alive come first, so that of a repeated number
 * a deleted one gives way. Nobody who works beside the import is given a number of theirs. Source: spec 3 §3, §4, §7;
 * decisions-sindical-contratos-patrimonio (Import); docs/decisions/099.
 */
import {
  CONTRATO_FIELDS,
  CONTRATOS_FILE_RULE,
  type DadosDoContrato,
  faltasDoContrato,
  MAX_ANEXOS_DO_CONTRATO,
  MAX_OBSERVACAO,
} from '@sede/domain/modules/contratos/contratos';
import { sql } from 'kysely';
import { readAutor, SISTEMA_ANTERIOR } from '#modules/acesso/usuarios/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { childTable } from '#platform/db/record/index.ts';
import {
  asNode,
  children,
  type ImportContext,
  type ImportSource,
  keptHistory,
  labelsOfFields,
  type Node,
  Refusal,
  readText,
  TolerantFields,
} from '#platform/import/index.ts';
import { contratos } from './contrato.record.ts';
import {
  type NumeroAntigo,
  readContratados,
  readDatas,
  readEmails,
  readMaiorNumero,
  readNumeroDoContrato,
  readSituacao,
  readTipoObjeto,
} from './contratos.import.read.ts';
import { arquivosDoContrato, saveContratados, saveEmails } from './contratos.store.ts';

const AREA = 'contratos';
const HISTORICO = 'audit_contratos';
const CONTADOR = 'contador_contratos';
const ROTULOS = {
  ...labelsOfFields(CONTRATO_FIELDS),
  ...{ cnpj_contratados: 'Contratados', emails: 'E-mails para alerta', observacoes: 'Observações', anexos: 'Anexos' },
};
const observacoes = childTable('contratosObservacoes');

const isExcluido = (node: Node) => /^exclu[ií]do$/i.test(readText(node.situacao));

function antigos(exported: Node): [string, Node][] {
  const todos = children(exported[AREA]).map(([key, value]): [string, Node] => [key, asNode(value)]);
  return todos.toSorted(([, a], [, b]) => Number(isExcluido(a)) - Number(isExcluido(b)));
}

async function hasNumero(tx: Tx, { numero, ano }: NumeroAntigo): Promise<boolean> {
  const { rows } = await sql`select from contratos
    where numero = ${numero} and ano = ${ano} and not ('numeroContrato' = any(a_conferir))`.execute(tx);
  return rows.length > 0;
}

/** Names what the form would ask for, each remarked. */
async function findFaltas(
  { tx }: ImportContext,
  { fields }: TolerantFields,
  dados: DadosDoContrato,
  { numero, anexos }: { numero: NumeroAntigo | null; anexos: number },
): Promise<string[]> {
  const faltas = new Map(Object.keys(faltasDoContrato(dados)).map((campo) => [campo, 'falta ou não é válido']));
  if (numero === null) faltas.set('numeroContrato', 'falta ou não é um número de contrato');
  else if (await hasNumero(tx, numero)) faltas.set('numeroContrato', 'repete o de outro contrato');
  if (anexos === 0) faltas.set('anexos', 'sem nenhum arquivo');
  for (const [campo, motivo] of faltas) fields.remark(`${campo}: ${motivo}; a conferir`);
  return [...faltas.keys()];
}

/** The old note is the first one; what could not be read stands in another. */
async function keepNotas(
  { tx, now }: ImportContext,
  { fields, notes }: TolerantFields,
  contrato: { id: string; autor: string; data: string },
) {
  const { id: contratoId, autor: autorNome, data } = contrato;
  const texto = fields.texts('observacoes').join('\n');
  if (texto.length > MAX_OBSERVACAO) fields.remark(`observacoes cortadas em ${MAX_OBSERVACAO} caracteres`);
  const nota = (observacao: string, quando: string, quem: string) =>
    observacoes.insert(tx, {
      ...{ contratoId, data: quando, autorId: null, autorNome: quem },
      observacao: observacao.slice(0, MAX_OBSERVACAO).toWellFormed(),
    });
  if (texto !== '') await nota(texto, data, autorNome);
  if (notes.length > 0) await nota(notes.join('\n'), now, SISTEMA_ANTERIOR);
}

export const contratosImportSource: ImportSource = {
  order: 55,
  area: AREA,
  also: [HISTORICO, CONTADOR],
  table: 'contratos',
  records: antigos,
  async begin({ tx, exported }) {
    const numeros = antigos(exported).map(([, { numero_contrato }]) => numero_contrato);
    const maior = readMaiorNumero(exported[CONTADOR], numeros);
    await sql`update contratos_contador set ultimo = ${maior} where ultimo < ${maior}`.execute(tx);
  },
  async importRecord(context, fields) {
    const { tx, now, chave, exported, keepFiles } = context;
    const nome = fields.text('nome', 200);
    if (nome === null) throw new Refusal('falta nome');
    const campos = new TolerantFields(fields);
    const tipoObjeto = readTipoObjeto(campos);
    const situacao = readSituacao(campos);
    const datas = readDatas(campos);
    const contratados = await readContratados(tx, campos, tipoObjeto);
    const emails = readEmails(campos);
    const numero = readNumeroDoContrato(fields.raw('numero_contrato'));
    const numeroLido = readText(fields.raw('numero_contrato'));
    if (numero === null && numeroLido !== '')
      campos.notes.push(`Número no sistema anterior: ${numeroLido.slice(0, 60).toWellFormed()}`);
    const files = fields.liveFiles('anexos');
    if (files.length > MAX_ANEXOS_DO_CONTRATO) fields.remark(`só os primeiros ${MAX_ANEXOS_DO_CONTRATO} anexos vieram`);
    const anexos = await keepFiles(CONTRATOS_FILE_RULE, files.slice(0, MAX_ANEXOS_DO_CONTRATO));
    const dados: DadosDoContrato = { tipoObjeto, nome, ...datas, contratados, emails };
    const aConferir = await findFaltas(context, campos, dados, { numero, anexos: anexos.length });
    const dataCarregamento = campos.safely('data_carregamento', () => fields.instant('data_carregamento')) ?? now;
    const autor = await readAutor(context, fields);
    const { id } = await contratos.insert(
      { tx },
      {
        ...{ idOrigem: chave, tipoObjeto, nome, ...datas, valorTotal: null, idAnterior: null },
        ...{ numero: numero?.numero ?? null, ano: numero?.ano ?? null, situacao, dataCarregamento, autor, aConferir },
        historicoAnterior: keptHistory(asNode(exported[HISTORICO])[chave], ROTULOS),
      },
    );
    await saveContratados(tx, id, contratados);
    await saveEmails(tx, id, emails);
    await arquivosDoContrato.linkAnexos(tx, [id], anexos);
    await keepNotas(context, campos, { id, autor, data: dataCarregamento });
    return id;
  },
};
