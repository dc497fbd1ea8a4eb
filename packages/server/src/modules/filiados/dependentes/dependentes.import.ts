/**
 * Dependents of the old system, with their PDFs: under `dependentes/{filiado}/{id}`, in a flat list that names the titular by id,
 * name and CPF, or inside the member. The key kept is '{filiado}/{id}', in the flat list the id alone.
 *
 * Refused: without name, without titular here. A birth that is missing, cannot be read or lies ahead is empty, as only an imported
 * dependent's may be, and stands there as to be checked. A CPF that is wrong, the titular's own or another dependent's is empty too;
 * the old text of every unreadable field stands in the titular's observation. Source: spec 2 §3, §7; decisions-members (Import, Tables).
 */
import { isCpf, normaliseCpfCnpj, todayInSaoPaulo } from '@sede/domain/kernel';
import { ARQUIVOS_DO_DEPENDENTE } from '@sede/domain/modules/filiados/dependentes';
import { PARENTESCOS, SEXOS } from '@sede/domain/modules/filiados/filiados';
import { sql } from 'kysely';
import {
  asNode,
  children,
  type ExportFields,
  type ImportContext,
  type ImportSource,
  type Node,
  Refusal,
  readText,
  TolerantFields,
} from '#platform/import/index.ts';
import { addObservacao, findByCpf } from '../filiados/index.ts';
import { arquivosDoDependente } from '../filiados.anexos.ts';
import { dependentes } from './dependente.record.ts';

/** A child that has fields of its own is a record, else it holds a member's. */
const isRecord = (node: Node): boolean =>
  ['nome_completo', 'data_nascimento', 'parentesco', 'cpf'].some((f) => f in node);

const daFamilia = (titular: string, familia: unknown): [string, Node][] =>
  children(familia).map(([id, node]) => [`${titular}/${id}`, { ...asNode(node), id_titular: titular }]);

function* records(exported: Node): Iterable<[string, Node]> {
  for (const [key, value] of children(exported.dependentes)) {
    const node = asNode(value);
    if (isRecord(node)) yield [key, node];
    else yield* daFamilia(key, node);
  }
  for (const [key, value] of children(exported.filiados)) yield* daFamilia(key, asNode(value).dependentes);
}

/** By the old key, else by the CPF that stands beside it. */
async function titularDe({ tx, origins }: ImportContext, fields: ExportFields): Promise<string> {
  const titular = asNode(fields.raw('titular'));
  for (const key of [fields.raw('id_titular'), fields.raw('titular_id'), titular.id].map(readText)) {
    const id = key === '' ? undefined : await origins.idOf(tx, 'filiados', key);
    if (id) return id;
  }
  const cpf = normaliseCpfCnpj(readText(fields.raw('cpf_titular')) || readText(titular.cpf));
  const found = isCpf(cpf) ? await findByCpf(tx, cpf, null) : undefined;
  if (!found) throw new Refusal('o titular não foi importado');
  return found.id;
}

async function readCpf({ tx }: ImportContext, campos: TolerantFields, filiadoId: string): Promise<string | null> {
  const cpf = campos.cpf('cpf');
  if (cpf === null) return null;
  const { rows } = await sql<{ cpf: string | null }>`
    select cpf from filiados where id = ${filiadoId}::uuid and cpf = ${cpf}
    union all select cpf from dependentes where filiado_id = ${filiadoId}::uuid and cpf = ${cpf}`.execute(tx);
  return rows.length === 0 ? cpf : campos.empty('cpf', cpf, 'repetido na família');
}

/** The registry asks a birth of everybody but of whom it comes without. */
function readNascimento({ now }: ImportContext, campos: TolerantFields): string | null {
  if (campos.fields.text('data_nascimento', 200) === null) {
    campos.fields.remark('sem data de nascimento: a conferir');
    return null;
  }
  const nascimento = campos.day('data_nascimento');
  if (nascimento === null || nascimento <= todayInSaoPaulo(new Date(now))) return nascimento;
  return campos.empty('data_nascimento', nascimento, 'futura');
}

export const dependentesImportSource: ImportSource = {
  order: 210,
  area: 'dependentes',
  table: 'dependentes',
  records,
  async importRecord(context, fields) {
    const { tx, chave, keepFiles } = context;
    const nomeCompleto = fields.needText('nome_completo', 200);
    const filiadoId = await titularDe(context, fields);
    const campos = new TolerantFields(fields);
    const { id } = await dependentes.insert(context, {
      idOrigem: chave,
      filiadoId,
      nomeCompleto,
      dataNascimento: readNascimento(context, campos),
      sexo: campos.word('sexo', SEXOS),
      sexoOutro: fields.text('sexo_outro', 60),
      parentesco: campos.word('parentesco', PARENTESCOS),
      cpf: await readCpf(context, campos, filiadoId),
      nomeMae: fields.text('nome_mae', 200),
    });
    for (const nota of campos.notes) await addObservacao(tx, filiadoId, `Dependente ${nomeCompleto}: ${nota}`);
    await arquivosDoDependente.linkAnexos(tx, [id], await keepFiles(ARQUIVOS_DO_DEPENDENTE, fields.files('anexos')));
    return id;
  },
};
