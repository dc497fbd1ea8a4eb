/**
 * Who changed which settings of a page, when, from what to what: the trail's entries of their rows, in words.
 * Errors: `plataforma.invalido` for a page that is not there.
 * Source: decisions §3 (each change audited), §6.
 */
import type { HistoryEntry, HistoryPage } from '@sede/domain/contract';
import { actionText, platformErrors } from '@sede/domain/kernel';
import type { ModuleDirectory, Settings } from '@sede/domain/manifest';
import { configuracoesMessages, describeSetting, SECAO_SINDICATO } from '@sede/domain/modules/sistema/configuracoes';
import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';

const LIMIT = 100;

interface Row extends Pick<HistoryEntry, 'id' | 'em' | 'por' | 'acao' | 'operacao' | 'motivo'> {
  tabela: string;
  chave: string | null;
  /** JSON text: the driver's camelCase must not reach into a stored value. */
  antes: string | null;
  depois: string | null;
}

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

function changeOf(settings: Settings, row: Row): HistoryEntry['mudancas'] {
  if (row.tabela === 'logotipos') {
    const de = row.acao === 'criar' ? 'nenhum' : 'anterior';
    return [{ campo: 'logo', rotulo: 'Logotipo', de, para: row.acao === 'excluir' ? 'nenhum' : 'novo' }];
  }
  const setting = row.chave === null ? undefined : settings[row.chave];
  if (row.chave === null || !setting) return [];
  const { rotulo, padrao } = setting;
  // A setting that nobody had changed had its default value.
  const antes = row.acao === 'criar' ? padrao : parsed(row.antes);
  return [
    {
      campo: row.chave,
      rotulo,
      de: describeSetting(setting, antes),
      para: describeSetting(setting, parsed(row.depois)),
    },
  ];
}

export async function readHistorico(db: Db, { settingSections }: ModuleDirectory, grupo: string): Promise<HistoryPage> {
  const secao = settingSections.find(({ valor }) => valor === grupo);
  if (!secao) throw platformErrors.invalido({ campos: { grupo: configuracoesMessages.secaoDesconhecida } });
  const chaves = Object.keys(secao.settings);
  const { rows } = await sql<Row & { total: number }>`
    select id, em, usuario_nome as por, operacao, motivo, acao, tabela,
      coalesce(depois, antes) ->> 'chave' as chave, (antes -> 'valor')::text as antes, (depois -> 'valor')::text as depois,
      count(*) over () as total
    from auditoria where modulo = 'configuracoes' and (
      (tabela = 'configuracoes' and coalesce(depois, antes) ->> 'chave' = any(${chaves}::text[]))
      or (tabela = 'logotipos' and ${grupo === SECAO_SINDICATO}))
    order by em desc, id desc limit ${LIMIT}`.execute(db);
  const itens = rows.map(({ id, em, por, operacao, motivo, acao, ...row }) => ({
    id,
    em,
    por,
    operacao,
    motivo,
    // The first stored value reads as a change as well: before it the setting had its default value.
    acao: 'alterar' as const,
    tipo: 'alteracoes' as const,
    feito: actionText({ operacao, acao: 'alterar' }),
    mudancas: changeOf(secao.settings, { id, em, por, operacao, motivo, acao, ...row }),
  }));
  return { itens, total: rows[0]?.total ?? 0, proximo: null };
}
