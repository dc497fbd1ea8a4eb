/**
 * What hung from a theme of the old system: items, people, cases, actions, files and links. What lacks its text is left out, with a remark.
 *
 * A case of the union's is looked up by its old key; one that is not here stays as it was written. Two files of one name in one context: the
 * later gets a number. Source: spec 3 §3 (Tema); decisions-sindical-contratos-patrimonio (Import).
 */
import { isEmail, normaliseEmail, normalisePhone, normaliseText } from '@sede/domain/kernel';
import {
  ARQUIVOS_DO_TEMA,
  CLASSIFICACOES_DA_ACAO,
  MAX_TEXTO_DO_TEMA,
  POSICIONAMENTOS,
  readUrlDoLink,
  TIPOS_DE_LINK,
} from '@sede/domain/modules/sindical/temas';
import { getAnexos } from '#platform/files/index.ts';
import { asNode, children, ExportFields, type ImportContext, Refusal, readText } from '#platform/import/index.ts';
import { acoes, arquivos, itens, links, pessoas, processosDoTema } from './partes.record.ts';
import type { Contexto } from './temas.store.ts';

/** The list's own spelling; null: of no list. */
export const palavraDaLista = <T extends string>(texto: string, palavras: readonly T[]): T | null =>
  palavras.find((uma) => normaliseText(uma) === normaliseText(texto)) ?? null;

/** 'ata.pdf' → 'ata (2).pdf' */
function freeName(nome: string, taken: Set<string>): string {
  const [, stem = nome, extension = ''] = /^(.*?)(\.[^.]*)?$/.exec(nome) ?? [];
  let free = nome;
  for (let n = 2; taken.has(free.toLocaleLowerCase('pt-BR')); n += 1) free = `${stem} (${n})${extension}`;
  taken.add(free.toLocaleLowerCase('pt-BR'));
  return free;
}

/** Files and links of the theme, or of an item or action of it. */
export async function importAnexados(context: ImportContext, fields: ExportFields, onde: Contexto): Promise<void> {
  const { tx } = context;
  const taken = new Set<string>();
  const anexos = await getAnexos(tx, await context.keepFiles(ARQUIVOS_DO_TEMA, fields.files('documentos')));
  for (const { id, nome } of anexos) {
    const livre = freeName(nome, taken);
    if (livre !== nome) fields.remark(`documentos: há dois '${nome}': o segundo ficou '${livre}'`);
    await arquivos.insert({ tx }, { ...onde, anexoId: id, nome: livre });
  }
  for (const [, value] of children(fields.raw('links'))) {
    const { nome, tipo, url } = asNode(value);
    const endereco = readUrlDoLink(readText(url));
    const chamado = readText(nome) || readText(url);
    if (endereco === null) {
      fields.remark(`links: '${chamado.slice(0, 60)}' não tem um endereço que se possa abrir: ficou de fora`);
      continue;
    }
    const lido = readText(tipo).slice(0, 60).toWellFormed() || 'Outros';
    const conhecido = palavraDaLista(lido, TIPOS_DE_LINK);
    if (conhecido === null) fields.remark(`links: tipo '${lido}' não está na lista`);
    const chave = chamado.slice(0, 200).toWellFormed();
    await links.insert({ tx }, { ...onde, nome: chave, tipo: conhecido ?? lido, url: endereco });
  }
}

type Importa = (parte: { chave: string; sub: ExportFields }) => Promise<void>;

/** Each of a map or list; what is remarked of it is the theme's remark. */
async function eachOf(fields: ExportFields, campo: RegExp, importa: Importa): Promise<void> {
  const nome = fields.names().find((um) => campo.test(um));
  if (nome === undefined) return;
  for (const [chave, value] of children(fields.raw(nome))) {
    const sub = new ExportFields(asNode(value));
    try {
      await importa({ chave, sub });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sub.remark(`${error.message}: ficou de fora`);
    }
    for (const remark of sub.remarks) fields.remark(`${nome}: ${remark}`);
  }
}

const posicao = (sub: ExportFields) => {
  const texto = sub.text('posicionamento', 60);
  const conhecido = texto === null ? null : palavraDaLista(texto, POSICIONAMENTOS);
  if (conhecido === null) sub.remark(texto === null ? 'falta posicionamento' : `posicionamento '${texto}' não existe`);
  return conhecido;
};

function contato(sub: ExportFields, campo: string, max: number, read: (texto: string) => string | null) {
  const texto = sub.text(campo, max);
  const lido = texto === null ? null : read(texto);
  if (texto !== null && lido === null) sub.remark(`${campo} não é válido: ficou como estava`);
  return lido ?? texto;
}
const telefone = (sub: ExportFields, campo: string) => contato(sub, campo, 30, normalisePhone);
const email = (sub: ExportFields, campo: string) =>
  contato(sub, campo, 254, (texto) => (isEmail(texto) ? normaliseEmail(texto) : null));

/** The day; null where it cannot be read. */
function dia(sub: ExportFields): string | null {
  try {
    return sub.needDay('data_acao');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    sub.remark(error.message);
    return null;
  }
}

export async function importPartes(context: ImportContext, fields: ExportFields, temaId: string): Promise<void> {
  const { tx, origins } = context;
  await eachOf(fields, /^itens_destaque$/, async ({ chave: idOrigem, sub }) => {
    const descricaoItem = sub.needText('descricao_item', MAX_TEXTO_DO_TEMA);
    const item = await itens.insert({ tx }, { temaId, idOrigem, descricaoItem, posicionamento: posicao(sub) });
    await importAnexados(context, sub, { temaId, itemId: item.id });
  });
  await eachOf(fields, /^pessoas_instituicoes$/, async ({ chave: idOrigem, sub }) => {
    const nome = sub.needText('nome', 200);
    const motivoRelevancia = sub.text('motivo_relevancia', MAX_TEXTO_DO_TEMA);
    const telefones = { telefone1: telefone(sub, 'telefone1'), telefone2: telefone(sub, 'telefone2') };
    const emails = { email1: email(sub, 'email1'), email2: email(sub, 'email2') };
    await pessoas.insert({ tx }, { temaId, idOrigem, nome, motivoRelevancia, ...telefones, ...emails });
  });
  await eachOf(fields, /^processos$/, async ({ chave: idOrigem, sub }) => {
    const flag = sub.names().find((um) => /^processo_(?!uid$)/.test(um));
    const processoSindicato = flag !== undefined && sub.yes(flag);
    const antigo = readText(sub.raw('processo_uid'));
    const processoUid =
      processoSindicato && antigo !== '' ? ((await origins.idOf(tx, 'processosJuridicos', antigo)) ?? null) : null;
    if (processoSindicato && processoUid === null) sub.remark('o processo do sindicato não foi encontrado');
    const identificacaoProcesso = sub.needText('identificacao_processo', 200);
    const tribunalOrgao = sub.text('tribunalOrgao', 100);
    const processo = { processoSindicato, processoUid, identificacaoProcesso, tribunalOrgao };
    await processosDoTema.insert({ tx }, { temaId, idOrigem, ...processo });
  });
  await eachOf(fields, /^acoes(_|$)/, async ({ chave: idOrigem, sub }) => {
    const descricaoAcao = sub.needText('descricao_acao', MAX_TEXTO_DO_TEMA);
    const classe = sub.text('classificacao_acao', 60);
    const classificacaoAcao = classe === null ? null : palavraDaLista(classe, CLASSIFICACOES_DA_ACAO);
    if (classe !== null && classificacaoAcao === null) sub.remark(`classificacao_acao '${classe}' não existe`);
    const acao = { dataAcao: dia(sub), descricaoAcao, classificacaoAcao, comunicacao: sub.yes('comunicacao') };
    const { id: acaoId } = await acoes.insert({ tx }, { temaId, idOrigem, ...acao });
    await importAnexados(context, sub, { temaId, acaoId });
  });
}
