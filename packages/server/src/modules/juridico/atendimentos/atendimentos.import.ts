/**
 * Appointments of the old system, which stood by office, with their members, slots, comments, PDFs and the cases that they name. No mail
 * leaves.
 *
 * Refused: without a day, of an office that did not come over. A number that is missing, cannot be read or is another's gives way to one after
 * all that were given, 'a conferir', the old one kept in a comment. One whose slot another holds comes without slot. Of an old group all came
 * or none. Source: spec 3 §3, §4; decisions-legal (Import); docs/decisions/090.
 */
import { startOfDayInSaoPaulo, todayInSaoPaulo } from '@sede/domain/kernel';
import { ARQUIVOS_DO_ATENDIMENTO } from '@sede/domain/modules/juridico/atendimentos';
import { formatNumero } from '@sede/domain/modules/juridico/processos';
import { sql } from 'kysely';
import { childTable } from '#platform/db/record/index.ts';
import {
  asNode,
  children,
  type ExportFields,
  type ImportContext,
  type ImportSource,
  Refusal,
  readText,
  TolerantFields,
} from '#platform/import/index.ts';
import {
  beginNumeros,
  chaveDe,
  chavesDe,
  findAutor,
  findEscritorio,
  findFiliados,
  JURIDICO,
  naParte,
  nextNumeroDoAno,
  procedimentosPorAtendimento,
  readNumeroDoAno,
  registrosPorEscritorio,
  SISTEMA_ANTERIOR,
} from '../juridico.import.ts';
import { insertVinculos } from '../juridico.processos.ts';
import { arquivos } from './atendimento.completa.ts';
import { atendimentos } from './atendimento.record.ts';
import { readEstado } from './atendimentos.import.concluir.ts';
import { freeSlots, readLugar, takeSlots } from './atendimentos.import.horarios.ts';

const AREA = 'atendimentos';
const MAX_DESCRICAO = 10_000;
const MAX_COMENTARIO = 5000;
const participantes = childTable('atendimentoFiliados');
const comentarios = childTable('atendimentoComentarios');

async function readNumero({ tx }: ImportContext, campos: TolerantFields, ano: number, conferir: Set<string>) {
  const { fields } = campos;
  const told = readText(fields.raw('numero'));
  const lido = readNumeroDoAno(told);
  const { rows } = lido
    ? await sql`select from atendimentos where ano = ${lido.ano} and sequencia = ${lido.sequencia}`.execute(tx)
    : { rows: [] };
  if (lido && rows.length === 0) return lido;
  const dado = { ano: lido?.ano ?? ano, sequencia: await nextNumeroDoAno(tx, 'atendimento', lido?.ano ?? ano) };
  conferir.add('numero');
  fields.remark(`número '${told}' ${lido ? 'repetido' : 'ilegível'}: ficou ${formatNumero(dado)}, a conferir`);
  if (told !== '') campos.notes.push(`numero no sistema anterior: ${told.slice(0, 60)}`);
  return dado;
}

async function readAdvogado({ tx, origins }: ImportContext, fields: ExportFields) {
  const told = asNode(asNode(fields.raw('conclusao')).advogadoResponsavel);
  const chave = chaveDe(told);
  return {
    advogadoId: (chave === '' ? undefined : await origins.idOf(tx, 'usuarios', chave)) ?? null,
    advogadoNome: readText(told.nome) || readText(told.label) || null,
  };
}

async function readAgendadoPor(context: ImportContext, fields: ExportFields) {
  const told = fields.raw('agendadoPor');
  const { email, nome, displayName } = asNode(told);
  const text = readText(told) || readText(email);
  const autor = await findAutor(context, text, null);
  const byName = readText(nome) || readText(displayName) || (text.includes('@') ? '' : text);
  return { agendadoPor: autor.autorId, agendadoPorNome: autor.autorId ? autor.autorNome : byName || autor.autorNome };
}

async function importFiliados(
  context: ImportContext,
  fields: ExportFields,
  atendimentoId: string,
  compareceu: boolean | null,
): Promise<void> {
  const { achados, perdidos } = await findFiliados(context, fields.raw('filiados'));
  if (perdidos > 0) fields.remark(`${perdidos} filiado(s) sem ficha nem nome não vieram`);
  const soNome = achados.filter(({ filiadoId }) => filiadoId === null).length;
  if (soNome > 0) fields.remark(`${soNome} filiado(s) sem ficha: ficaram pelo nome`);
  await participantes.insertMany(
    context.tx,
    achados.map((filiado, n) => ({ ...filiado, idOrigem: `${context.chave}/${n}`, atendimentoId, compareceu })),
  );
}

async function importComentarios(
  context: ImportContext,
  campos: TolerantFields,
  atendimentoId: string,
  escritorioNome: string,
): Promise<void> {
  const { tx, now, chave } = context;
  const { fields, notes } = campos;
  for (const [key, value] of children(fields.raw('comentarios'))) {
    const node = typeof value === 'string' ? { comentario: value } : asNode(value);
    await naParte(fields, `comentário ${key}`, node, async (parte) => {
      const comentario = parte.text('comentario', MAX_COMENTARIO);
      if (comentario === null) return parte.remark('sem texto: não veio');
      const data = new TolerantFields(parte).safely('data', () => parte.instant('data'));
      await comentarios.insert(tx, {
        ...{ idOrigem: `${chave}/${key}`, atendimentoId, comentario, data: data ?? now },
        ...(await findAutor(context, parte.raw('email'), escritorioNome)),
      });
    });
  }
  if (notes.length > 0)
    await comentarios.insert(tx, {
      ...{ idOrigem: `${chave}/notas`, atendimentoId, data: now, autorId: null, autorNome: SISTEMA_ANTERIOR },
      comentario: notes.join('\n').slice(0, MAX_COMENTARIO).toWellFormed(),
    });
}

async function importProcessos(context: ImportContext, fields: ExportFields, atendimentoId: string): Promise<void> {
  const { tx, origins } = context;
  const porOrigem = [
    ['agendamento', chavesDe(fields.raw('processos'))],
    ['conclusao', chavesDe(asNode(fields.raw('conclusao')).processos)],
    ['procedimento', procedimentosPorAtendimento(context).get(readText(fields.raw('chaveDoRegistro'))) ?? []],
  ] as const;
  for (const [origem, chaves] of porOrigem) {
    const achados = await Promise.all(chaves.map((chave) => origins.idOf(tx, 'processosJuridicos', chave)));
    const processos = [...new Set(achados.filter((id) => id !== undefined))];
    const faltam = achados.filter((id) => id === undefined).length;
    if (faltam > 0) fields.remark(`${faltam} processo(s) que não foram importados`);
    await insertVinculos(
      tx,
      origem,
      processos.map((processoId) => ({ atendimentoId, processoId })),
    );
  }
}

const compareceram = ({
  ocorreu,
  motivoDaFalta,
}: {
  ocorreu: boolean | null;
  motivoDaFalta: string | null;
}): boolean | null => (ocorreu === false && motivoDaFalta === 'escritorio' ? null : ocorreu);

export const atendimentosImportSource: ImportSource = {
  order: 350,
  area: AREA,
  also: [JURIDICO],
  table: 'atendimentos',
  records: (exported) => registrosPorEscritorio(exported, AREA),
  begin: (context) =>
    beginNumeros(
      context,
      'atendimento',
      [...registrosPorEscritorio(context.exported, AREA)].map(([, { numero }]) => numero),
    ),
  async importRecord(context, fields) {
    const { tx, now, chave, keepFiles } = context;
    const campos = new TolerantFields(fields);
    const conferir = new Set<string>();
    const escritorio = await findEscritorio(context, fields.raw('chaveDoEscritorio'), fields.raw('escritorio'));
    if (!escritorio) throw new Refusal('o escritório não foi importado');
    const { inicios: _, ...lugar } = await readLugar(context, campos, conferir);
    const hoje = todayInSaoPaulo(new Date(now));
    const fimEm = new Date(Date.parse(startOfDayInSaoPaulo(lugar.data)) + lugar.fimMin * 60_000).toISOString();
    const estado = readEstado(fields, { passou: lugar.data < hoje, fimEm: fimEm < now ? fimEm : now });
    if (children(fields.raw('filiados')).length === 0) {
      conferir.add('filiados');
      fields.remark('sem filiados: a conferir');
    }
    const cadastro = campos.day('data_cadastro');
    const { id } = await atendimentos.insert(
      { tx },
      {
        ...{ idOrigem: chave, escritorioId: escritorio.id },
        ...(await readNumero(context, campos, Number((cadastro ?? lugar.data).slice(0, 4)), conferir)),
        escritorioNome: readText(asNode(fields.raw('escritorio')).nome).slice(0, 200) || escritorio.nome,
        escritorioEmail: escritorio.email,
        ...lugar,
        ...estado,
        ...(await readAdvogado(context, fields)),
        ...(await readAgendadoPor(context, fields)),
        concluidoPorNome: estado.concluidoEm === null ? null : SISTEMA_ANTERIOR,
        processoEmCurso: fields.yes('processoEmCurso'),
        descricao: fields.text('descricao', MAX_DESCRICAO),
        aConferir: [...conferir],
      },
    );
    await importFiliados(context, fields, id, compareceram(estado));
    await importComentarios(context, campos, id, escritorio.nome);
    await importProcessos(context, fields, id);
    await arquivos.linkAnexos(tx, [id], await keepFiles(ARQUIVOS_DO_ATENDIMENTO, fields.files('anexos')));
    const own = { ...lugar, inicios: _ };
    if (estado.situacao === 'Cancelado' || estado.situacao === 'Excluído') await freeSlots(tx, own);
    else if (lugar.agendaId !== null && (await takeSlots(tx, own, id)) === 0)
      fields.remark('o horário é de outro atendimento, ou não está na agenda: ficou sem horário');
    return id;
  },
};
