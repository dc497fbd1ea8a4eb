/**
 * A house's file: read, asked about, kept as the current one of its competence.
 *
 * The same file again changes nothing; a corrected one tells what it changes and takes the place of the one before, which stays as a
 * file. Whatever in it cannot be read refuses it whole, with the line numbers. Asked first: the same bytes in another month, more
 * than 30 % of its people of another house, a sum that differs by more than 20 % from the month before.
 * Errors: `consignacoes.formato`, `.grande_demais`, `.ilegivel`, `.confirmar`, `.estado`, `.layout`. Source: spec 2 §5;
 * decisions-members (Consignação).
 */
import { createHash } from 'node:crypto';
import { formatCpf, platformErrors } from '@sede/domain/kernel';
import {
  ARQUIVO_DA_CASA,
  type ArquivoDaCasa,
  type ArquivoLido,
  type DefinicaoDeLayout,
  consignacoesErrors as errors,
  faltasDoLayout,
  LIMITE_DA_SOMA,
  LIMITE_DE_OUTRA_CASA,
  type LinhaLida,
  PERGUNTAS_DO_ENVIO,
  type PreviaDoArquivo,
  readArquivoDaCasa,
} from '@sede/domain/modules/filiados/consignacoes';
import { competenciaField, definicaoSchema } from '@sede/domain/modules/filiados/consignacoes/contract';
import { ROTULO_CASA, VALORES_CASA } from '@sede/domain/modules/filiados/filiados';
import { sql } from 'kysely';
import { z } from 'zod';
import type { RawContext, ReadContext } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { keepFile, readBody } from '#platform/files/index.ts';
import { registerArquivo } from './arquivo.store.ts';
import { verificacoes } from './consignacao.record.ts';
import {
  type ArquivoAtual,
  arquivosAtuais,
  dia,
  emAndamento,
  layoutDaCasa,
  layoutDe,
  lockAberta,
  refuseEstado,
} from './consignacoes.store.ts';

type Casa = ArquivoAtual['casa'];
export interface Enviado {
  competencia: string;
  casa: Casa;
  nome: string;
  bytes: Buffer;
}
type Ctx = Omit<RawContext, 'request' | 'reply'>;

const PROBLEMAS_DITOS = 50;

function headerOf({ request }: RawContext, name: string): string {
  const header = request.headers[name];
  try {
    return typeof header === 'string' ? decodeURIComponent(header) : '';
  } catch {
    return '';
  }
}

const QUAL = z.object({ 'X-Competencia': competenciaField(), 'X-Casa': z.enum(VALORES_CASA, 'Casa desconhecida.') });

/** Of which house and month a file is. Errors: `plataforma.invalido`. */
function whichOf(ctx: RawContext): { competencia: string; casa: Casa } {
  const said = { 'X-Competencia': headerOf(ctx, 'x-competencia'), 'X-Casa': headerOf(ctx, 'x-casa') };
  const { data, error } = QUAL.safeParse(said);
  if (error) {
    const campos = Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message]));
    throw platformErrors.invalido({ campos });
  }
  return { competencia: data['X-Competencia'], casa: data['X-Casa'] };
}

async function receive(ctx: RawContext): Promise<{ nome: string; bytes: Buffer }> {
  const nome = headerOf(ctx, 'x-nome-arquivo').slice(0, 200);
  const bytes = await readBody(ctx.request.raw, ARQUIVO_DA_CASA.maxBytes, errors.grande_demais);
  if (!/\.(csv|txt)$/i.test(nome)) throw errors.formato();
  return { nome, bytes };
}

const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function bytesOf({ services }: Pick<ReadContext, 'services'>, chave: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of await services.files.get(chave)) pieces.push(piece as Buffer); // the store's streams give bytes
  return Buffer.concat(pieces);
}

const keyOf = ({ cpf, matricula, nome, rubrica }: LinhaLida): string =>
  `${cpf ?? matricula ?? nome ?? ''}|${rubrica ?? ''}`;

/** Sums by person of two files: who enters, who leaves, whose amount changes. */
function changesBetween(antes: ArquivoLido, agora: ArquivoLido): NonNullable<PreviaDoArquivo['mudancas']> {
  const summed = ({ linhas }: ArquivoLido) => {
    const sums = new Map<string, number>();
    for (const um of linhas) sums.set(keyOf(um), (sums.get(keyOf(um)) ?? 0) + um.valor);
    return sums;
  };
  const [a, b] = [summed(antes), summed(agora)];
  const entram = [...b.keys()].filter((key) => !a.has(key)).length;
  const saem = [...a.keys()].filter((key) => !b.has(key)).length;
  const mudam = [...b].filter(([key, valor]) => a.has(key) && a.get(key) !== valor).length;
  return { entram, saem, mudam, somaAntes: antes.soma };
}

async function perguntasDe(
  db: Db | Tx,
  { competencia, casa, sha256, lido }: { competencia: string; casa: Casa; sha256: string; lido: ArquivoLido },
): Promise<string[]> {
  const cpfs = [...new Set(lido.linhas.map(({ cpf }) => cpf).filter((cpf) => cpf !== null))];
  const { rows } = await sql<{ outroMes: string | null; alheios: number; conhecidos: number }>`
    select (select to_char(max(competencia), 'YYYY-MM') from consignacao_arquivos
        where sha256 = ${sha256} and competencia <> ${dia(competencia)}::date) as outro_mes,
      count(*) filter (where f.empresa <> ${casa})::int as alheios, count(*)::int as conhecidos
    from filiados f where f.cpf = any(${cpfs}::text[])`.execute(db);
  const { rows: before } = await sql<{ competencia: string; soma: number }>`
    select to_char(competencia, 'YYYY-MM') as competencia, soma from consignacao_arquivos
    where casa = ${casa} and atual and competencia < ${dia(competencia)}::date order by competencia desc limit 1`.execute(
    db,
  );
  const { outroMes = null, alheios = 0, conhecidos = 0 } = rows[0] ?? {};
  const [ultimo] = before;
  const perguntas: string[] = [];
  if (outroMes !== null) perguntas.push(PERGUNTAS_DO_ENVIO.outroMes(outroMes));
  if (conhecidos > 0 && alheios > conhecidos * LIMITE_DE_OUTRA_CASA)
    perguntas.push(PERGUNTAS_DO_ENVIO.outraCasa(alheios, conhecidos, ROTULO_CASA[casa] ?? casa));
  if (ultimo && Math.abs(lido.soma - ultimo.soma) > Math.abs(ultimo.soma) * LIMITE_DA_SOMA)
    perguntas.push(PERGUNTAS_DO_ENVIO.soma(ultimo.soma, lido.soma, ultimo.competencia));
  return perguntas;
}

const masked = (cpf: string | null): string | null => cpf && `***${formatCpf(cpf).slice(3, 11)}-**`;

const previaOf = (nome: string, lido: ArquivoLido): PreviaDoArquivo => ({
  ...{ nome, linhas: lido.linhas.length, soma: lido.soma, completados: lido.completados, repetidas: lido.repetidas },
  ...{
    rodape: lido.rodape,
    problemas: lido.problemas.slice(0, PROBLEMAS_DITOS),
    quantosProblemas: lido.problemas.length,
  },
  ...{ igual: false, perguntas: [], mudancas: null },
  amostra: lido.linhas
    .slice(0, ARQUIVO_DA_CASA.amostra)
    .map(({ linha, cpf, matricula, nome: quem, valor }) => ({ linha, cpf: masked(cpf), matricula, nome: quem, valor })),
});

function refuseProblemas({ problemas }: ArquivoLido): void {
  const [first] = problemas;
  if (!first) return;
  const problema = first.linha > 0 ? `Linha ${first.linha}: ${first.problema}` : first.problema.replace(/\.$/, '');
  throw errors.ilegivel({
    values: { problema, quantos: problemas.length },
    data: { problemas: problemas.slice(0, PROBLEMAS_DITOS) },
  });
}

/** What keeping this file would do; nothing is written. */
async function look(ctx: Ctx, { competencia, casa, nome, bytes }: Enviado) {
  const layout = await layoutDaCasa(ctx.db, casa);
  const lido = readArquivoDaCasa(bytes, layout.definicao);
  const sha256 = sha(bytes);
  const atual = (await arquivosAtuais(ctx.db, competencia)).find((um) => um.casa === casa);
  const igual = atual !== undefined && atual.sha256 === sha256 && atual.layoutId === layout.id;
  const previa: PreviaDoArquivo = { ...previaOf(nome, lido), igual };
  if (lido.problemas.length === 0 && !igual) {
    previa.perguntas = await perguntasDe(ctx.db, { competencia, casa, sha256, lido });
    if (atual)
      previa.mudancas = changesBetween(
        readArquivoDaCasa(await bytesOf(ctx, atual.chave), await layoutDe(ctx.db, atual.layoutId)),
        lido,
      );
  }
  return { layout, lido, sha256, previa };
}

export async function prever(ctx: RawContext): Promise<PreviaDoArquivo> {
  return (await look(ctx, { ...whichOf(ctx), ...(await receive(ctx)) })).previa;
}

async function readArquivo(db: Db | Tx, competencia: string, casa: Casa): Promise<ArquivoDaCasa> {
  const { rows } = await sql<ArquivoDaCasa>`${sql.raw(ARQUIVO_COLUMNS)}
    where q.atual and q.competencia = ${dia(competencia)}::date and q.casa = ${casa}`.execute(db);
  const [found] = rows;
  if (!found) throw errors.estado({ values: { motivo: 'sem_arquivo' } });
  return found;
}

export const ARQUIVO_COLUMNS = `select q.id, q.casa, q.nome, q.anexo_id as id_anexo, q.linhas, q.soma, q.completados, q.repetidas,
    q.rodape_confere, q.layout_nome, q.layout_numero, u.nome as enviado_por, q.criado_em as enviado_em, q.lido_em is not null as lido
  from consignacao_arquivos q left join usuarios u on u.id = q.criado_por`;

/** For the demonstration too. Errors: those of the module. */
export async function sendBytes(ctx: Ctx, enviado: Enviado, confirmado: boolean) {
  const { competencia, casa, nome, bytes } = enviado;
  const { layout, lido, sha256, previa } = await look(ctx, enviado);
  refuseProblemas(lido);
  if (previa.igual) return { arquivo: await readArquivo(ctx.db, competencia, casa), igual: true, mudancas: null };
  if (previa.perguntas.length > 0 && !confirmado)
    throw errors.confirmar({ data: { perguntas: previa.perguntas, mudancas: previa.mudancas } });
  const extensao = /\.txt$/i.test(nome) ? 'txt' : 'csv';
  const file = { bytes, nome, tipoConteudo: extensao === 'txt' ? 'text/plain' : 'text/csv', extensao };
  const sender = { enviadoPor: ctx.actor.usuarioId };
  const kept = { ...file, modulo: 'consignacoes', sender, now: ctx.now, store: ctx.services.files };
  await keepFile(kept, (registrar) =>
    ctx.write(async ({ tx }) => {
      await lockAberta(tx, competencia);
      refuseEstado((await emAndamento(tx, competencia)) ? 'em_andamento' : null);
      await registerArquivo(tx, { ...{ competencia, casa, nome, sha256, layout, lido }, anexoId: await registrar(tx) });
    }),
  );
  return { arquivo: await readArquivo(ctx.db, competencia, casa), igual: false, mudancas: previa.mudancas };
}

export async function enviar(ctx: RawContext) {
  return sendBytes(ctx, { ...whichOf(ctx), ...(await receive(ctx)) }, headerOf(ctx, 'x-confirmado') === 'sim');
}

function definicaoOf(text: string): DefinicaoDeLayout {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw errors.layout();
  }
  const parsed = definicaoSchema.safeParse(value);
  if (!parsed.success) throw errors.layout();
  refuseLayout(parsed.data);
  return parsed.data;
}

/** Errors: `consignacoes.layout` with a message a field. */
export function refuseLayout(definicao: DefinicaoDeLayout): void {
  const campos = faltasDoLayout(definicao);
  if (Object.keys(campos).length > 0) throw errors.layout({ campos });
}

export async function testarLayout(ctx: RawContext): Promise<PreviaDoArquivo> {
  const definicao = headerOf(ctx, 'x-layout');
  const { nome, bytes } = await receive(ctx);
  return previaOf(nome, readArquivoDaCasa(bytes, definicaoOf(definicao)));
}

/** A file of a month that was verified is seen by whoever sees its runs; of one that was not, by whoever sees the check. */
export async function seesArquivo(ctx: ReadContext, anexoId: string): Promise<boolean> {
  const { rows } = await sql<{ competencia: string; verificada: boolean }>`
    select q.competencia, exists (select from consignacoes c where c.competencia = q.competencia) as verificada
    from consignacao_arquivos q where q.anexo_id = ${anexoId}::uuid`.execute(ctx.db);
  const [arquivo] = rows;
  if (!arquivo?.verificada) return arquivo !== undefined;
  return verificacoes.seesOne(ctx, [sql`c.competencia = ${arquivo.competencia}::date`]);
}
