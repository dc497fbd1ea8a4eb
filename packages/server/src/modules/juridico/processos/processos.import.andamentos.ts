/**
 * What happened in a case of the old system: events, statements, comments, each once by its old key. What has no text is remarked and stays
 * out; what has no day gets the latest one before it. Source: spec 3 §3; decisions-legal (Import).
 */
import { startOfDayInSaoPaulo } from '@sede/domain/kernel';
import { MAX_COMENTARIO, MAX_TEXTO, PROCESSOS_FILE_RULE } from '@sede/domain/modules/juridico/processos';
import { childTable } from '#platform/db/record/index.ts';
import {
  asNode,
  children,
  type ExportFields,
  type ImportContext,
  type Node,
  readText,
  TolerantFields,
} from '#platform/import/index.ts';
import { areaAntiga, findAutor, naParte, SISTEMA_ANTERIOR } from '../juridico.import.ts';
import { arquivosDoEvento } from './processos.store.ts';

const eventos = childTable('processoEventos');
const manifestacoes = childTable('processoManifestacoes');
const comentarios = childTable('processoComentarios');

interface ProcessoNovo {
  id: string;
  escritorioNome: string | null;
  /** Day of protocol, for what says no day of its own. */
  dia: string;
}

/** An event that stands by its id alone is looked up beside the cases. */
function eventosDe(exported: Node, told: unknown): [string, Node][] {
  const elsewhere = asNode(areaAntiga(exported, 'eventos'));
  return children(told).map(([key, one]) => {
    const node = asNode(one);
    const id = readText(node.id) || readText(one);
    return 'titulo' in node || 'descricao' in node ? [key, node] : [id || key, asNode(elsewhere[id || key])];
  });
}

/** Out: instants of what came. */
export async function importEventos(
  context: ImportContext,
  fields: ExportFields,
  processo: ProcessoNovo,
): Promise<string[]> {
  const vieram: string[] = [];
  for (const [key, node] of eventosDe(context.exported, fields.raw('eventos'))) {
    await naParte(fields, `evento ${key}`, node, async (parte) => {
      const campos = new TolerantFields(parte);
      const titulo = parte.text('titulo', 200);
      const descricao = parte.text('descricao', MAX_TEXTO);
      if (titulo === null && descricao === null) return parte.remark('sem texto: não veio');
      const data = campos.day('data');
      if (data === null) parte.remark('sem data: ficou a do processo');
      const autor = await findAutor(context, parte.raw('email'), processo.escritorioNome);
      const { id } = await eventos.insert(context.tx, {
        ...{ idOrigem: `${context.chave}/${key}`, processoId: processo.id },
        titulo: titulo ?? 'Sem título',
        descricao: descricao ?? 'Sem descrição no sistema anterior.',
        data: data ?? processo.dia,
        comunicado: parte.yes('comunicacao') || parte.yes('comunicado'),
        ...autor,
      });
      const anexos = await context.keepFiles(PROCESSOS_FILE_RULE, parte.files('anexos'));
      await arquivosDoEvento.linkAnexos(context.tx, [id], anexos);
      vieram.push(startOfDayInSaoPaulo(data ?? processo.dia));
    });
  }
  return vieram;
}

const OUTROS = [
  { campo: 'manifestacoes', texto: 'manifestacao', max: MAX_TEXTO, nome: 'manifestação' },
  { campo: 'comentarios', texto: 'comentario', max: MAX_COMENTARIO, nome: 'comentário' },
] as const;

/** Statements and comments. Out: instants of what came. */
export async function importTextos(
  context: ImportContext,
  fields: ExportFields,
  processo: ProcessoNovo,
): Promise<string[]> {
  const vieram: string[] = [];
  for (const { campo, texto, max, nome } of OUTROS) {
    for (const [key, value] of children(fields.raw(campo))) {
      const node = typeof value === 'string' ? { [texto]: value } : asNode(value);
      await naParte(fields, `${nome} ${key}`, node, async (parte) => {
        const dito = parte.text(texto, max);
        if (dito === null) return parte.remark('sem texto: não veio');
        const told = new TolerantFields(parte).safely('data', () => parte.instant('data'));
        if (told === null) parte.remark('sem data: ficou a do processo');
        const data = told ?? startOfDayInSaoPaulo(processo.dia);
        const row = {
          ...{ idOrigem: `${context.chave}/${campo}/${key}`, processoId: processo.id, data },
          ...(await findAutor(context, parte.raw('email'), processo.escritorioNome)),
        };
        if (texto === 'manifestacao') await manifestacoes.insert(context.tx, { ...row, manifestacao: dito });
        else await comentarios.insert(context.tx, { ...row, comentario: dito });
        vieram.push(data);
      });
    }
  }
  return vieram;
}

/** What could not be read of its fields, as a comment of the case. */
export async function keepNotas(
  { tx, now, chave }: ImportContext,
  processoId: string,
  notas: readonly string[],
): Promise<void> {
  if (notas.length === 0) return;
  await comentarios.insert(tx, {
    ...{
      idOrigem: `${chave}/notas`,
      processoId,
      data: now,
      autorId: null,
      autorNome: SISTEMA_ANTERIOR,
      escritorioNome: null,
    },
    comentario: notas.join('\n').slice(0, MAX_COMENTARIO).toWellFormed(),
  });
}
