/**
 * Fields of a case of the old system, as the cases here take them. What cannot be read is empty and named in `conferir`, its old text noted.
 *
 * Amounts were texts in reais. A court is known by its sigla, its name or the number; flags whose field had the union's name in it are
 * found by what the name begins with. Source: spec 3 §3, §5; decisions-legal (Import, Cases).
 */
import { normaliseText } from '@sede/domain/kernel';
import { CASAS, type Casa } from '@sede/domain/modules/filiados/filiados';
import {
  MAX_TAGS,
  NATUREZAS,
  readNumeroCnj,
  SITUACOES_ANTIGAS,
  SITUACOES_DO_PROCESSO,
  type SituacaoDoProcesso,
  TIPOS_DE_PROCESSO,
  type TipoDeProcesso,
  TRIBUNAIS,
} from '@sede/domain/modules/juridico/processos';
import {
  asNode,
  type ImportContext,
  Refusal,
  readLabels,
  readText,
  readTexts,
  type TolerantFields,
} from '#platform/import/index.ts';
import { areaAntiga, chaveDe, palavraEm } from '../juridico.import.ts';
import { findObjeto } from '../objetos-processo/index.ts';

const MAX_TAG = 60;
const NOMES_DOS_ORGAOS = [
  ['Câmara', 'camara', 'camara dos deputados', 'camara federal'],
  ['Senado', 'senado', 'senado federal'],
  ['TCU', 'tcu', 'tribunal de contas da uniao'],
] as const;
const CASA_DO_ORGAO: Readonly<Record<(typeof NOMES_DOS_ORGAOS)[number][0], Casa>> = {
  Câmara: 'CAMARA',
  Senado: 'SENADO',
  TCU: 'TCU',
};

const orgaoDe = (text: string) => {
  const chave = normaliseText(text);
  return NOMES_DOS_ORGAOS.find((nomes) => nomes.slice(1).some((nome) => nome === chave))?.[0] ?? null;
};

export function readTipo({ fields }: TolerantFields): TipoDeProcesso {
  const tipo = palavraEm(fields.raw('tipo'), TIPOS_DE_PROCESSO);
  if (tipo === null) throw new Refusal(`tipo '${readText(fields.raw('tipo'))}' não é de processo nem de procedimento`);
  return tipo;
}

export function readSituacao({ fields }: TolerantFields, conferir: Set<string>): SituacaoDoProcesso {
  const text = fields.text('situacao', 100);
  const chave = normaliseText(text ?? '');
  // 'Aguardando manifestação do sindicato' too.
  const situacao = SITUACOES_DO_PROCESSO.find((uma) => chave.startsWith(normaliseText(uma)));
  if (situacao) return situacao;
  const antiga = Object.keys(SITUACOES_ANTIGAS).find((uma) => normaliseText(uma) === chave);
  const lida = (antiga && SITUACOES_ANTIGAS[antiga]) || 'Em andamento';
  fields.remark(`situação '${text ?? ''}': ficou ${lida}`);
  if (!antiga) conferir.add('situacao');
  return lida;
}

function readTribunal(campos: TolerantFields, tipo: TipoDeProcesso, numero: string | null): string | null {
  const text = campos.fields.text('tribunalOrgao', 60);
  if (tipo === 'Administrativo') return text === null ? null : (orgaoDe(text) ?? text);
  const doNumero = tipo === 'Judicial' && numero !== null ? (readNumeroCnj(numero)?.tribunal?.sigla ?? null) : null;
  if (text === null) return doNumero;
  const chave = normaliseText(text);
  const told = TRIBUNAIS.find(({ sigla, nome }) => [sigla, nome].some((um) => normaliseText(um) === chave));
  return told?.sigla ?? text;
}

function readLink(campos: TolerantFields): string | null {
  const text = campos.fields.text('linkProcesso', 2000);
  return text === null || /^https?:\/\/\S+$/i.test(text)
    ? text
    : campos.empty('linkProcesso', text, 'não é um endereço');
}

function readTags({ fields }: TolerantFields): string[] {
  const tags = [...new Set(readLabels(fields.raw('tags')).map((tag) => tag.slice(0, MAX_TAG).toWellFormed()))];
  if (tags.length > MAX_TAGS) fields.remark(`só os primeiros ${MAX_TAGS} temas vieram`);
  return tags.slice(0, MAX_TAGS);
}

function readOrgaos({ fields }: TolerantFields): Casa[] {
  const lidos = readLabels(fields.raw('orgaos')).map((text) => {
    const orgao = orgaoDe(text);
    if (orgao) return CASA_DO_ORGAO[orgao];
    fields.remark(`órgão '${text}' não existe`);
    return null;
  });
  return CASAS.map(({ valor }) => valor).filter((casa) => lidos.includes(casa));
}

/** 'movedBy…', 'movidoPelo…': the union's name was part of the field's. */
const flag = (fields: ImportFields, begins: RegExp): boolean =>
  fields.names().some((name) => begins.test(name) && fields.yes(name));
type ImportFields = TolerantFields['fields'];

/** By its old key, else by the description that stands in the case or with that key. */
async function readObjeto(
  { tx, origins, exported }: ImportContext,
  { fields }: TolerantFields,
): Promise<string | null> {
  const told = fields.raw('objetoProcesso') ?? fields.raw('objeto');
  const chave = chaveDe(told);
  const id = chave === '' ? undefined : await origins.idOf(tx, 'objetosProcesso', chave);
  if (id) return id;
  const doAntigo = asNode(asNode(areaAntiga(exported, 'objetos'))[chave]).descricao;
  const descricao = [asNode(told).descricao, asNode(told).label, doAntigo, told].map(readText).find((um) => um !== '');
  return descricao === undefined ? null : findObjeto(tx, descricao);
}

export async function readCampos(context: ImportContext, campos: TolerantFields, tipo: TipoDeProcesso) {
  const { fields } = campos;
  const numero = fields.text('numeroProcesso', 100) ?? fields.text('numero', 100);
  const indeterminados = tipo !== 'Administrativo' && fields.yes('filiadosIndeterminados');
  return {
    tipo,
    numero,
    formatoAntigo: false,
    tribunalOrgao: readTribunal(campos, tipo, numero),
    dataProtocolo: campos.day('dataProtocolo'),
    objetoId: await readObjeto(context, campos),
    movidoPeloSindicato: flag(fields, /^(movid[oa]|moved)/i),
    linkProcesso: readLink(campos),
    valorCausa: campos.safely('valorCausa', () => fields.reais('valorCausa')),
    natureza: tipo === 'Procedimento' ? campos.word('natureza', NATUREZAS) : null,
    tags: readTags(campos),
    pessoasTemDireito: readTexts(fields.raw('pessoasTemDireito')).join('\n').slice(0, 10_000).toWellFormed() || null,
    publicarAcaoColetiva: flag(fields, /publi|portal|acao_?coletiva/i),
    titulo: fields.text('titulo', 200),
    filiadosIndeterminados: indeterminados,
    orgaos: readOrgaos(campos),
    haveraComunicacao: fields.yes('haveraComunicacao'),
    relacionadoAtendimentos: fields.yes('relacionadoAtendimentos'),
  };
}
