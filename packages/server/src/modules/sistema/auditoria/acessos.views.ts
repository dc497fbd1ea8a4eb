/** Reads of the access log: what people did that changed no record. Source: spec 1 §3.2; decisions §6. */
import type { ModuleDirectory } from '@sede/domain/manifest';
import { type Acesso, type EntradaDoLog, textoDoLog } from '@sede/domain/modules/sistema/auditoria';
import { sql } from 'kysely';
import { allOf, type PageQuery } from '#platform/db/list/index.ts';
import type { ExportColumn } from '#platform/exports/index.ts';
import { dasPessoas, noPeriodo, type PeriodoFilter } from './auditoria.views.ts';

export interface AcessosFilter extends PeriodoFilter {
  tipo?: string[] | undefined;
}
export type AcessoRow = Omit<Acesso, 'texto'> & EntradaDoLog;

export function acessosQuery({ tipo, ...rest }: AcessosFilter): PageQuery {
  return {
    from: sql`from logs_usuario l join usuarios u on u.id = l.usuario_id`,
    fromTotals: sql`from logs_usuario l`,
    where: allOf([
      ...noPeriodo(sql`l.data`, rest),
      ...dasPessoas(sql`l.usuario_id`, rest),
      tipo && sql`l.tipo = any(${tipo}::text[])`,
    ]),
    columns: sql`l.id, l.data as em, l.usuario_id, u.nome as por, l.tipo, l.arquivo, l.endereco,
      l.dados ->> 'cpf' as cpf, l.dados ->> 'tela' as tela`,
    order: { em: sql`l.data` },
    notNull: ['em'],
    joined: [],
    id: sql`l.id`,
  };
}

export const comTexto = (directory: ModuleDirectory, row: AcessoRow): Acesso => ({
  ...row,
  texto: textoDoLog(directory, row),
});

export const acessosColunas = (directory: ModuleDirectory): readonly ExportColumn<AcessoRow>[] => [
  { titulo: 'Quando', tipo: 'instante', valor: (row) => row.em },
  { titulo: 'Quem', tipo: 'texto', largura: 28, valor: (row) => row.por },
  { titulo: 'O que fez', tipo: 'texto', largura: 48, valor: (row) => textoDoLog(directory, row) },
  { titulo: 'Tipo', tipo: 'texto', valor: (row) => row.tipo },
  { titulo: 'Arquivo', tipo: 'texto', valor: (row) => row.arquivo },
  { titulo: 'Endereço', tipo: 'texto', valor: (row) => row.endereco },
];
