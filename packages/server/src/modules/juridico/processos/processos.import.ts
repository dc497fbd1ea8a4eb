/**
 * Cases of the old system with their events, statements and comments. Refused is only one whose kind cannot be told.
 *
 * Whatever a case of its kind needs and this one lacks, a number that is wrong or that another live case of the office has, an amount that
 * cannot be read: it comes 'a conferir', outside the unique indexes, and its next edit asks for it; old texts that could not be read stand
 * in a comment. A procedimento without a number of its own gets one after all that were given. Case values of appointments (Concluído,
 * Cancelado) are Encerrado. Source: spec 3 §3, §4; decisions-legal (Import); docs/decisions/090.
 */
import { startOfDayInSaoPaulo, todayInSaoPaulo } from '@sede/domain/kernel';
import {
  anoDoProcesso,
  digitosDe,
  erroDoNumero,
  faltasDoProcesso,
  formatNumero,
  PROCESSOS_FILE_RULE,
} from '@sede/domain/modules/juridico/processos';
import { sql } from 'kysely';
import {
  asNode,
  children,
  type ImportContext,
  type ImportSource,
  type Node,
  readText,
  TolerantFields,
} from '#platform/import/index.ts';
import {
  areaAntiga,
  beginNumeros,
  findEscritorio,
  JURIDICO,
  nextNumeroDoAno,
  readNumeroDoAno,
} from '../juridico.import.ts';
import { processos } from './processo.record.ts';
import { importEventos, importTextos, keepNotas } from './processos.import.andamentos.ts';
import { comFiliados } from './processos.import.filiados.ts';
import { readCampos, readSituacao, readTipo } from './processos.import.read.ts';
import { arquivosDoProcesso, findRepetido } from './processos.store.ts';

const AREA = 'processos';

const antigos = (exported: Node): [string, Node][] =>
  children(areaAntiga(exported, AREA)).map(([key, value]) => [key, asNode(value)]);

type Campos = Awaited<ReturnType<typeof readCampos>> & { escritorioId: string | null };

/** Year and sequence of a procedimento: its own, or after all the others. */
async function numberProcedimento({ tx }: ImportContext, { fields }: TolerantFields, { numero }: Campos, hoje: string) {
  const lido = readNumeroDoAno(numero);
  const { rows } = lido
    ? await sql`select from processos_juridicos
        where tipo = 'Procedimento' and ano = ${lido.ano} and sequencia = ${lido.sequencia}`.execute(tx)
    : { rows: [] };
  if (lido && rows.length === 0) return { ...lido, numero: formatNumero(lido), trocado: false };
  const ano = lido?.ano ?? Number(hoje.slice(0, 4));
  const dado = { ano, sequencia: await nextNumeroDoAno(tx, 'procedimento', ano) };
  fields.remark(`número '${numero ?? ''}' ${lido ? 'repetido' : 'ilegível'}: ficou ${formatNumero(dado)}, a conferir`);
  return { ...dado, numero: formatNumero(dado), trocado: true };
}

/** Names what is missing or wrong, each remarked. */
async function check(
  { tx }: ImportContext,
  { fields }: TolerantFields,
  dados: Campos,
  conferir: Set<string>,
): Promise<void> {
  // The appointments that a procedimento names are linked after them all.
  const inteiro = { ...dados, relacionadoAtendimentos: false, atendimentos: [] };
  for (const campo of Object.keys(faltasDoProcesso(inteiro))) {
    conferir.add(campo);
    fields.remark(`${campo} ${dados[campo as keyof Campos] === null ? 'falta' : 'não é válido'}: a conferir`);
  }
  const { tipo, numero, escritorioId, tribunalOrgao } = dados;
  if (tipo === 'Procedimento' || numero === null) return;
  if (erroDoNumero(dados) !== null) {
    conferir.add('numero');
    fields.remark('o número não é válido: a conferir');
  }
  if (escritorioId === null || digitosDe(numero) === '') return;
  if (await findRepetido(tx, { tipo, numero, tribunalOrgao, escritorioId }, null)) {
    conferir.add('numero');
    fields.remark('o número repete o de outro processo do escritório: a conferir');
  }
}

export const processosImportSource: ImportSource = {
  order: 320,
  area: AREA,
  also: [JURIDICO],
  table: 'processosJuridicos',
  records: antigos,
  begin: (context) =>
    beginNumeros(
      context,
      'procedimento',
      antigos(context.exported).flatMap(([, { tipo, numeroProcesso, numero }]) =>
        /procedimento/i.test(readText(tipo)) ? [numeroProcesso ?? numero] : [],
      ),
    ),
  async importRecord(context, fields) {
    const { tx, now, chave, keepFiles } = context;
    const campos = new TolerantFields(fields);
    const tipo = readTipo(campos);
    const conferir = new Set<string>();
    const situacao = readSituacao(campos, conferir);
    const escritorio = await findEscritorio(context, fields.raw('escritorio'));
    const lidos = { ...(await readCampos(context, campos, tipo)), escritorioId: escritorio?.id ?? null };
    const cadastro = campos.day('createdAt') ?? campos.day('data_cadastro');
    const hoje = cadastro ?? lidos.dataProtocolo ?? todayInSaoPaulo(new Date(now));
    const numerado =
      tipo === 'Procedimento' ? await numberProcedimento(context, campos, lidos, hoje) : { ano: anoDoProcesso(lidos) };
    if ('trocado' in numerado && numerado.trocado) {
      conferir.add('numero');
      if (lidos.numero !== null) campos.notes.push(`numero no sistema anterior: ${lidos.numero}`);
    }
    const { trocado: _, ...numero } = { trocado: false, ...numerado };
    await check(context, campos, lidos, conferir);
    if (!lidos.filiadosIndeterminados && !comFiliados(context).has(chave)) {
      conferir.add('filiados');
      fields.remark('sem filiados: a conferir');
    }
    const dia =
      lidos.dataProtocolo ?? cadastro ?? ('sequencia' in numerado && !cadastro ? `${numerado.ano}-01-01` : hoje);
    const { id } = await processos.insert(
      { tx },
      {
        ...lidos,
        ...numero,
        ...{ idOrigem: chave, situacao, aConferir: [...conferir], movimentadoEm: startOfDayInSaoPaulo(dia) },
        escritorioNome: readText(asNode(fields.raw('escritorio')).nome).slice(0, 200) || (escritorio?.nome ?? null),
        escritorioEmail: escritorio?.email ?? null,
        dataReferencia: dia,
      },
    );
    const processo = { id, escritorioNome: escritorio?.nome ?? null, dia };
    await arquivosDoProcesso.linkAnexos(tx, [id], await keepFiles(PROCESSOS_FILE_RULE, fields.files('anexos')));
    const eventos = await importEventos(context, fields, processo);
    const textos = await importTextos(context, fields, processo);
    await keepNotas(context, id, campos.notes);
    const ultimo = [...eventos, ...textos]
      .filter((em) => em <= now)
      .sort()
      .at(-1);
    if (ultimo !== undefined)
      await sql`update processos_juridicos set movimentado_em = ${ultimo}::timestamptz
        where id = ${id}::uuid and movimentado_em < ${ultimo}::timestamptz`.execute(tx);
    return id;
  },
};
