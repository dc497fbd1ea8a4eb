/**
 * Who changed which settings of a group, when, from what to what: the trail's entries of their rows, in words.
 * Source: decisions §3 (each change audited), §6.
 */
import type { HistoryEntry } from '@sede/domain/contract';
import { actionText } from '@sede/domain/kernel';
import {
  CHAVES_CONFIGURACAO,
  type ChaveConfiguracao,
  CONFIGURACOES,
  describeConfiguracao,
  type GrupoConfiguracao,
} from '@sede/domain/modules/sistema/configuracoes';
import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';

const LIMIT = 100;

interface Row extends Pick<HistoryEntry, 'id' | 'em' | 'por' | 'acao' | 'operacao' | 'motivo'> {
  tabela: string;
  chave: ChaveConfiguracao | null;
  /** JSON text: the driver's camelCase must not reach into a stored value. */
  antes: string | null;
  depois: string | null;
}

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

function changeOf(row: Row): HistoryEntry['mudancas'] {
  if (row.tabela === 'logotipos') {
    const de = row.acao === 'criar' ? 'nenhum' : 'anterior';
    return [{ campo: 'logo', rotulo: 'Logotipo', de, para: row.acao === 'excluir' ? 'nenhum' : 'novo' }];
  }
  if (row.chave === null) return [];
  const { rotulo, padrao } = CONFIGURACOES[row.chave];
  // A setting that nobody had changed had its default value.
  const antes = row.acao === 'criar' ? padrao : parsed(row.antes);
  return [
    {
      campo: row.chave,
      rotulo,
      de: describeConfiguracao(row.chave, antes),
      para: describeConfiguracao(row.chave, parsed(row.depois)),
    },
  ];
}

export async function readHistorico(
  db: Db,
  grupo: GrupoConfiguracao,
): Promise<{ itens: HistoryEntry[]; total: number }> {
  const chaves = CHAVES_CONFIGURACAO.filter((chave) => CONFIGURACOES[chave].grupo === grupo);
  const { rows } = await sql<Row & { total: number }>`
    select id, em, usuario_nome as por, operacao, motivo, acao, tabela,
      coalesce(depois, antes) ->> 'chave' as chave, (antes -> 'valor')::text as antes, (depois -> 'valor')::text as depois,
      count(*) over () as total
    from auditoria where modulo = 'configuracoes' and (
      (tabela = 'configuracoes' and coalesce(depois, antes) ->> 'chave' = any(${chaves}::text[]))
      or (tabela = 'logotipos' and ${grupo === 'sindicato'}))
    order by em desc, id desc limit ${LIMIT}`.execute(db);
  const itens = rows.map(({ id, em, por, operacao, motivo, acao, ...row }) => ({
    id,
    em,
    por,
    operacao,
    motivo,
    // The first stored value reads as a change as well: before it the setting had its default value.
    acao: 'alterar' as const,
    feito: actionText({ operacao, acao: 'alterar' }),
    mudancas: changeOf({ id, em, por, operacao, motivo, acao, ...row }),
  }));
  return { itens, total: rows[0]?.total ?? 0 };
}
