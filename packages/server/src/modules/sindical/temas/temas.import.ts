/**
 * Themes of the old system with all that hung from them, maps keyed by id. Refused is only one without a title.
 *
 * Remarked: a word of no list (a type, an interested party and a kind of link stay as they were; a priority becomes 'Média', a standing is
 * left empty), a telephone, e-mail or address that is none (the first two stay as they were, the last is left out), a text cut, a file that
 * did not come, a case that is not here. Flags whose field had the union's name in it are known by how they begin. They come in the order in
 * which they were registered. Source: spec 3 §3 (Tema), §7 (politico_sindical/temas); decisions-sindical-contratos-patrimonio (Import).
 */
import { normaliseText } from '@sede/domain/kernel';
import {
  CLASSIFICACOES_DO_TEMA,
  INTERESSADOS,
  MAX_INTERESSADOS,
  MAX_TAG,
  MAX_TAGS_DO_TEMA,
  MAX_TEXTO_DO_TEMA,
  MAX_TITULO,
  PRIORIDADES,
  SITUACOES_DO_TEMA,
  TAGS_SUGERIDAS,
  TIPOS_DE_TEMA,
  ULTIMO_PASSO,
} from '@sede/domain/modules/sindical/temas';
import {
  asNode,
  children,
  type ExportFields,
  type ImportSource,
  type Node,
  Refusal,
  readLabels,
  readText,
  TolerantFields,
} from '#platform/import/index.ts';
import { temas } from './tema.record.ts';
import { importAnexados, importPartes, palavraDaLista } from './temas.import.partes.ts';

const AREA = 'temas';
const RAIZ = 'politico_sindical';

const at = (node: Node, campo: string): number => {
  const text = readText(node[campo]);
  return /^\d+$/.test(text) ? Number(text) : Date.parse(text) || Number.MAX_SAFE_INTEGER;
};

function antigos(exported: Node): [string, Node][] {
  const area = asNode(exported[RAIZ])[AREA] ?? exported[AREA];
  const todos = children(area).map(([key, value]): [string, Node] => [key, asNode(value)]);
  return todos.toSorted(([, a], [, b]) => at(a, 'createdAt') - at(b, 'createdAt'));
}

/** Each once, case aside, in the spelling of the list where it has the word. */
function readPalavras(
  fields: ExportFields,
  campo: string,
  { lista, max, tamanho, aberta }: { lista: readonly string[]; max: number; tamanho: number; aberta: boolean },
): string[] {
  const palavras = new Map<string, string>();
  for (const texto of readLabels(fields.raw(campo))) {
    const cortado = texto.slice(0, tamanho).toWellFormed().trim();
    const conhecida = palavraDaLista(cortado, lista);
    if (conhecida === null && !aberta) fields.remark(`${campo}: '${cortado}' não está na lista`);
    palavras.set(normaliseText(cortado), conhecida ?? cortado);
  }
  if (palavras.size > max) fields.remark(`${campo}: ficaram os ${max} primeiros`);
  return [...palavras.values()].slice(0, max);
}

/** True where the old system said nothing: so it was there. */
const readFlag = (fields: ExportFields, nome: RegExp): boolean => {
  const campo = fields.names().find((um) => nome.test(um));
  return campo === undefined || fields.yes(campo);
};

function readPage(fields: ExportFields): number {
  const page = Number(readText(fields.raw('page')) || 1);
  if (Number.isInteger(page) && page >= 1 && page <= ULTIMO_PASSO) return page;
  fields.remark(`page '${readText(fields.raw('page')).slice(0, 20)}' não é um passo: ficou o primeiro`);
  return 1;
}

function readTipo(fields: ExportFields): string {
  const tipo = fields.text('tipo_tema', 100);
  if (tipo === null) {
    fields.remark('tipo_tema falta');
    return 'Não informado';
  }
  const conhecido = palavraDaLista(tipo, TIPOS_DE_TEMA);
  if (conhecido === null) fields.remark(`tipo_tema '${tipo}' não está na lista`);
  return conhecido ?? tipo;
}

export const temasImportSource: ImportSource = {
  order: 430,
  area: AREA,
  also: [RAIZ],
  table: 'temas',
  records: antigos,
  async importRecord(context, fields) {
    const { tx, now, chave } = context;
    const titulo = fields.text('titulo', MAX_TITULO);
    if (titulo === null) throw new Refusal('falta titulo');
    const campos = new TolerantFields(fields);
    const instante = (campo: string) => campos.safely(campo, () => fields.instant(campo));
    const cadastradoEm = instante('createdAt') ?? now;
    const prioridade = campos.word('prioridade', PRIORIDADES);
    if (prioridade === null) fields.remark("prioridade ficou 'Média'");
    const { id } = await temas.insert(
      { tx },
      {
        ...{ idOrigem: chave, titulo, tipoTema: readTipo(fields), prioridade: prioridade ?? 'Média' },
        interessados: readPalavras(fields, 'interessados', {
          ...{ lista: INTERESSADOS, max: MAX_INTERESSADOS, tamanho: 100, aberta: false },
        }),
        tags: readPalavras(fields, 'tags', {
          ...{ lista: TAGS_SUGERIDAS, max: MAX_TAGS_DO_TEMA, tamanho: MAX_TAG, aberta: true },
        }),
        descricao: fields.text('descricao', MAX_TEXTO_DO_TEMA),
        classificacaoTema: campos.word('classificacaoTema', CLASSIFICACOES_DO_TEMA),
        situacao: campos.word('situacao', SITUACOES_DO_TEMA) ?? 'EM_ACOMPANHAMENTO',
        page: readPage(fields),
        existeItensDestaque: readFlag(fields, /^existe_itens_destaque$/),
        existePessoasInstituicoes: readFlag(fields, /^existe_pessoas_instituicoes$/),
        existeProcessos: readFlag(fields, /^existe_processos$/),
        existeAcoesSindicato: readFlag(fields, /^existe_acoes_/),
        ...{ cadastradoEm, lastUpdated: instante('lastUpdated') ?? cadastradoEm },
      },
    );
    await importAnexados(context, fields, { temaId: id });
    await importPartes(context, fields, id);
    return id;
  },
};
