/**
 * What screens, pickers and spreadsheets read of documents. `vigente` is computed from today's date (São Paulo).
 *
 * Found by words and initials of the name and by the uploader's e-mail; a picker without the documents' roles learns id
 * and name only, from three letters on. Source: spec 3 §2.12, §5; decisions §7, §9.
 */
import type { InputOf } from '@sede/domain/contract';
import { normaliseText, platformErrors } from '@sede/domain/kernel';
import {
  type Documento,
  type DocumentoOpcao,
  MAX_OPCOES_DOCUMENTO,
  MIN_LETRAS_DOCUMENTO,
} from '@sede/domain/modules/financeiro/documentos';
import type { documentosContract } from '@sede/domain/modules/financeiro/documentos/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import {
  allOf,
  inColumns,
  type OptionsInput,
  type PageQuery,
  readOptions,
  searchCondition,
} from '#platform/db/list/index.ts';
import { documentoColumns, fromDocumentos } from '../financeiro.arquivo.ts';

export type DocumentosFilter = InputOf<typeof documentosContract.totals>;

const from = fromDocumentos('documentos');
const vigente = (hoje: string) => sql`(d.data_fim_vigencia is null or d.data_fim_vigencia >= ${hoje}::date)`;
const columns = (hoje: string) =>
  sql`${documentoColumns}, d.data_inicio_vigencia, d.data_fim_vigencia, ${vigente(hoje)} as vigente`;
export const documentosSearch = inColumns(sql`d.busca`, sql`d.iniciais`);

export const documentosQuery = (filter: DocumentosFilter, hoje: string): PageQuery => ({
  from,
  fromTotals: sql`from documentos d`,
  where: allOf([
    searchCondition(filter.busca, documentosSearch),
    filter.vigente !== undefined && sql`${vigente(hoje)} = ${filter.vigente}`,
    filter.fimDe !== undefined && sql`d.data_fim_vigencia >= ${filter.fimDe}::date`,
    filter.fimAte !== undefined && sql`d.data_fim_vigencia <= ${filter.fimAte}::date`,
    filter.desabilitado !== undefined && sql`d.desabilitado = ${filter.desabilitado}`,
  ]),
  columns: columns(hoje),
  order: {
    dataCarregamento: sql`d.data_carregamento`,
    nome: sql`d.nome`,
    dataInicioVigencia: sql`d.data_inicio_vigencia`,
    dataFimVigencia: sql`d.data_fim_vigencia`,
    email: sql`d.email`,
    atualizadoEm: sql`d.atualizado_em`,
  },
  id: sql`d.id`,
});

export async function getDocumento(db: Db | Tx, id: string, hoje: string): Promise<Documento> {
  const { rows } = await sql<Documento>`select ${columns(hoje)} ${from} where d.id = ${id}::uuid`.execute(db);
  if (!rows[0]) throw platformErrors.nao_encontrado();
  return rows[0];
}

export async function documentosOptions(db: Db, input: OptionsInput): Promise<{ itens: DocumentoOpcao[] }> {
  if (!input.ids && normaliseText(input.busca ?? '').length < MIN_LETRAS_DOCUMENTO) return { itens: [] };
  return readOptions<DocumentoOpcao>(db, input, {
    from: sql`from documentos d`,
    columns: sql`d.id, d.nome`,
    id: sql`d.id`,
    nome: sql`d.nome`,
    desabilitado: sql`d.desabilitado`,
    search: inColumns(sql`sede.sem_acento(d.nome)`, sql`d.iniciais`),
    max: MAX_OPCOES_DOCUMENTO,
  });
}
